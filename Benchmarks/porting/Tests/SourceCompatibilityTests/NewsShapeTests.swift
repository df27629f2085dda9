// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// The shapes of a news cell filled classically and by configuration (S2), each compiled and run.
@MainActor @Suite struct NewsShapeTests {
    private func show(_ kind: NewsViewController.Kind) -> (screen: Screen, table: UITableView) {
        let controller = NewsViewController(kind)
        return (Screen(controller), controller.tableView)
    }

    private func texts(_ row: Int, _ table: UITableView) throws -> [String] {
        Screen.texts(in: try require(table.cellForRow(at: IndexPath(row: row, section: 0))))
    }

    private func colour(_ row: Int, _ table: UITableView) throws -> UIColor? {
        let cell = try require(table.cellForRow(at: IndexPath(row: row, section: 0)))
        return cell.contentView.subviews.compactMap { $0 as? UILabel }.first?.textColor
    }

    @Test("S2-01: the class is registered under its static identifier")
    func theClassIsRegisteredUnderItsStaticIdentifier() throws {
        let (_, table) = show(.classic)
        expect(table.visibleCells.allSatisfy { $0.reuseIdentifier == "NewsCell" })
        expectEqual(table.visibleCells.count, 11)  // 667 / 64 pt, rounded up
    }

    @Test("S2-02: the cell is force cast and set")
    func theCellIsForceCastAndSet() throws {
        let (_, table) = show(.classic)
        try expectEqual(texts(0, table), ["Rows are reused", "Daily List"])
        try expectEqual(texts(1, table), ["Frames on time", "The Vsync"])
        try expectEqual(texts(2, table), ["No picture today"])
    }

    @Test("S2-03: the ordinary initialiser is overridden without required")
    func theOrdinaryInitialiserIsOverriddenWithoutRequired() throws {
        let made = NewsCell(style: .subtitle, reuseIdentifier: nil)
        expectEqual(made.contentView.subviews.count, 3)
        let (_, table) = show(.classic)
        let registered = try require(table.visibleCells.first as? NewsCell)
        expectEqual(registered.contentView.subviews.count, 3)
        // 16 points of margin and 8 more; 64 points of height less 40, halved.
        expectEqual(registered.contentView.subviews[0].frame, CGRect(x: 24, y: 12, width: 40, height: 40))
        expectEqual(registered.contentView.subviews[1].frame.origin, CGPoint(x: 76, y: 10))
    }

    @Test("S2-04: a reused cell is changed in place")
    func aReusedCellIsChangedInPlace() throws {
        let (screen, table) = show(.classic)
        let created = Screen.counted("cellsCreated") {
            for offset in stride(from: 0, through: 2_000, by: 64) {
                table.contentOffset.y = CGFloat(offset)
                screen.render()
            }
        }
        expect(created <= 1)
        try expectEqual(texts(33, table), ["Rows are reused", "Daily List"])
        try expectEqual(texts(35, table), ["No picture today"])
    }

    @Test("S2-05, R20: the configuration need not be Equatable")
    func theConfigurationNeedNotBeEquatable() throws {
        let configuration: any UIContentConfiguration = NewsContentConfiguration(news: News.samples[0])
        expect(!(configuration is any Equatable))
        let (_, table) = show(.modern)
        try expectEqual(texts(0, table), ["Rows are reused", "Daily List"])
    }

    @Test("S2-06: makeContentView hands itself over, and updated returns itself")
    func makeContentViewHandsItselfOverAndUpdatedReturnsItself() {
        let configuration = NewsContentConfiguration(news: News.samples[1])
        let view = configuration.makeContentView()
        expect(view is NewsContentView)
        expectEqual(Screen.texts(in: view), ["Frames on time", "The Vsync"])
        let state = UICellConfigurationState(traitCollection: UITraitCollection())
        expectEqual(configuration.updated(for: state).news.title, "Frames on time")
    }

    @Test("S2-07: the content view takes any configuration")
    func theContentViewTakesAnyConfiguration() {
        let view = NewsContentView(configuration: AnySpelledConfiguration(title: "of another kind"))
        expect(Screen.texts(in: view).isEmpty)
        view.configuration = NewsContentConfiguration(news: News.samples[0])
        expectEqual(Screen.texts(in: view), ["Rows are reused", "Daily List"])
    }

    @Test("S2-08: didSet restyles and passes over other types")
    func didSetRestylesAndPassesOverOtherTypes() {
        let view = NewsContentView(configuration: NewsContentConfiguration(news: News.samples[0]))
        view.configuration = NewsContentConfiguration(news: News.samples[1])
        expectEqual(Screen.texts(in: view), ["Frames on time", "The Vsync"])
        view.configuration = MyCellConfiguration(title: "of another kind", body: "")
        expectEqual(Screen.texts(in: view), ["Frames on time", "The Vsync"])
    }

    @Test("S2-09: the bare subclass assigns each time")
    func theBareSubclassAssignsEachTime() throws {
        let (screen, table) = show(.modern)
        var made = 0
        let applies = Screen.counted("configurationApplies") {
            made = Screen.counted("contentViewsMade") {
                for offset in stride(from: 0, through: 2_000, by: 64) {
                    table.contentOffset.y = CGFloat(offset)
                    screen.render()
                }
            }
        }
        expect(applies >= 31)
        expect(made <= 1)
        try expectEqual(texts(35, table), ["No picture today"])
    }

    @Test("S2-10, R18: the content configuration of a fresh cell is nil, and nil again gives an empty cell")
    func theContentConfigurationOfAFreshCellIsNil() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        expect(cell.contentConfiguration == nil)
        expectEqual(cell.defaultContentConfiguration(), .cell())
        cell.contentConfiguration = NewsContentConfiguration(news: News.samples[0])
        expect(cell.contentView is NewsContentView)
        expect(cell.contentConfiguration is NewsContentConfiguration)
        cell.contentConfiguration = nil
        expect(cell.contentView.subviews.isEmpty)
        expect(cell.textLabel != nil)
    }

    @Test("S2-11: both ways look the same on the screen, element by element")
    func bothWaysLookTheSameOnTheScreen() throws {
        let (classicScreen, classic) = show(.classic)
        let (modernScreen, modern) = show(.modern)
        for offset in stride(from: 0, through: 3_000, by: 130) {
            classic.contentOffset.y = CGFloat(offset)
            modern.contentOffset.y = CGFloat(offset)
            classicScreen.render()
            modernScreen.render()
            let left = classic.visibleCells.map { Screen.elements(of: $0) }
            let right = modern.visibleCells.map { Screen.elements(of: $0) }
            expectEqual(left, right, "at offset \(offset)")
            expect(!left.isEmpty && left.allSatisfy { !$0.isEmpty })
        }
    }

    @Test("S2-12: the text colour is optional")
    func theTextColourIsOptional() throws {
        let (_, table) = show(.stateful)
        try expectEqual(colour(0, table), .black)
        let (_, modern) = show(.modern)
        try expectEqual(colour(0, modern), .label)
    }

    @Test("S2-13: selecting changes the colour without a delegate")
    func selectingChangesTheColourWithoutADelegate() throws {
        let (screen, table) = show(.stateful)
        expect(table.delegate == nil)
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        screen.render()
        try expectEqual(colour(1, table), .systemRed)
        try expectEqual(colour(0, table), .black)
        table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
        screen.render()
        try expectEqual(colour(1, table), .black)
    }

    @Test("S2-13: a touch selects, and the next one deselects the former row")
    func aTouchSelectsAndTheNextTouchDeselectsTheFormerRow() throws {
        let (screen, table) = show(.stateful)
        screen.touchRow(0, of: table)
        try expectEqual(colour(0, table), .systemRed)
        screen.touchRow(2, of: table)
        try expectEqual(colour(0, table), .black)
        try expectEqual(colour(2, table), .systemRed)
    }

    @Test("S2-13: a selected row is still red after it was scrolled away")
    func aSelectedRowIsStillRedAfterItWasScrolledAway() throws {
        let (screen, table) = show(.stateful)
        screen.touchRow(0, of: table)
        table.contentOffset.y = 2_000
        screen.render()
        expect(table.visibleCells.allSatisfy { !$0.isSelected })
        table.contentOffset.y = 0
        screen.render()
        try expectEqual(colour(0, table), .systemRed)
    }

    @Test("S2-14: the override rebuilds from the stored model")
    func theOverrideRebuildsFromTheStoredModel() throws {
        let cell = StatefulNewsCell(style: .default, reuseIdentifier: nil)
        expect(Screen.texts(in: cell).isEmpty)
        let (screen, table) = show(.stateful)
        let shown = try require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        shown.setNeedsUpdateConfiguration()
        screen.render()
        expectEqual(Screen.texts(in: shown), ["Rows are reused", "Daily List"])
    }

    @Test("S2-15: assigning before storing loses nothing")
    func assigningBeforeStoringLosesNothing() throws {
        let (screen, table) = show(.stateful)
        for offset in stride(from: 0, through: 1_000, by: 64) {
            table.contentOffset.y = CGFloat(offset)
            screen.render()
            for path in table.indexPathsForVisibleRows ?? [] {
                try expectEqual(texts(path.row, table).first, News.samples[path.row % 3].title)
            }
        }
    }

    @Test("S2-16: setting values again makes no views")
    func settingValuesAgainMakesNoViews() {
        let cell = NewsCell_MCC(style: .default, reuseIdentifier: nil)
        let made = Screen.counted("contentViewsMade") {
            for round in 0..<1_000 { cell.set(news: News.samples[round % 3]) }
        }
        expectEqual(made, 1)
        expectEqual(Screen.texts(in: cell), ["Rows are reused", "Daily List"])
    }

    /// How long an apply takes and how often it allocates is for the benchmark; what it does is
    /// counted here: one apply, no view, and the three writes that the classic cell asks for too, of
    /// which an equal model makes none take effect.
    @Test("S2-16: an apply asks for the writes of its fields, and equal ones have no effect")
    func anApplyCostsTheWritesOfItsFields() {
        let modern = NewsCell_MCC(style: .default, reuseIdentifier: nil)
        let classic = NewsCell(style: .default, reuseIdentifier: nil)
        modern.set(news: News.samples[0])
        for (former, news, effects) in [(News.samples[0], News.samples[0], 0), (News.samples[0], News.samples[1], 3)] {
            for counter in ["configurationApplies", "contentViewsMade", "propertyWritesAsked", "propertyWritesEffective"] {
                modern.set(news: former)
                classic.set(news: former)
                let now = Screen.counted(counter) { modern.set(news: news) }
                let then = Screen.counted(counter) { classic.set(news: news) }
                switch counter {
                case "configurationApplies": expect(now == 1 && then == 0)
                case "contentViewsMade": expect(now == 0 && then == 0)
                case "propertyWritesAsked": expect(now == 3 && then == 3)
                default: expect(now == effects && then == effects)
                }
            }
        }
    }

    @Test("S2-17: one configuration feeds different content views")
    func oneConfigurationFeedsDifferentContentViews() {
        let configuration = NewsContentConfiguration(news: News.samples[0])
        let view = NewsContentView(configuration: configuration)
        let headline = HeadlineView(configuration: configuration)
        expectEqual(Screen.texts(in: view), ["Rows are reused", "Daily List"])
        expectEqual(Screen.texts(in: headline), ["ROWS ARE REUSED"])
    }

    @Test("S2-19: the model and the common layout stand complete")
    func theFixtureIsComplete() {
        expectEqual(News.samples.count, 3)
        expect(News(image: nil, title: nil, source: nil).title == nil)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
        let (image, title, source) = (UIImageView(), UILabel(), UILabel())
        layoutViews(imageView: image, titleLabel: title, sourceLabel: source, in: view)
        title.text = "title"
        source.text = "source"
        view.layoutIfNeeded()
        expectEqual(view.subviews, [image, title, source])
        expectEqual(image.frame, CGRect(x: 16, y: 12, width: 40, height: 40))
        expectEqual(title.frame.origin, CGPoint(x: 68, y: 10))
        expect(source.frame.minX == 68 && source.frame.minY > title.frame.maxY)
    }
}
