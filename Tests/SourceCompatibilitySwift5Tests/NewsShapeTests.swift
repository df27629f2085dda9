// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// The shapes of a news cell filled classically and by configuration (S2), each compiled and run.
@MainActor @Suite struct NewsShapeTests {
    private func show(_ kind: NewsViewController.Kind) -> (screen: Screen, table: UITableView) {
        let controller = NewsViewController(kind)
        return (Screen(controller), controller.tableView)
    }

    private func texts(_ row: Int, _ table: UITableView) throws -> [String] {
        Screen.texts(in: try #require(table.cellForRow(at: IndexPath(row: row, section: 0))))
    }

    private func colour(_ row: Int, _ table: UITableView) throws -> UIColor? {
        let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
        return cell.contentView.subviews.compactMap { $0 as? UILabel }.first?.textColor
    }

    @Test func S2_01_theClassIsRegisteredUnderItsStaticIdentifier() throws {
        let (_, table) = show(.classic)
        #expect(table.visibleCells.allSatisfy { $0.reuseIdentifier == "NewsCell" })
        #expect(table.visibleCells.count == 11)  // 667 / 64 pt, rounded up
    }

    @Test func S2_02_theCellIsForceCastAndSet() throws {
        let (_, table) = show(.classic)
        #expect(try texts(0, table) == ["Rows are reused", "Daily List"])
        #expect(try texts(1, table) == ["Frames on time", "The Vsync"])
        #expect(try texts(2, table) == ["No picture today"])
    }

    @Test func S2_03_theOrdinaryInitialiserIsOverriddenWithoutRequired() throws {
        let made = NewsCell(style: .subtitle, reuseIdentifier: nil)
        #expect(made.contentView.subviews.count == 3)
        let (_, table) = show(.classic)
        let registered = try #require(table.visibleCells.first as? NewsCell)
        #expect(registered.contentView.subviews.count == 3)
        // 8 points of margin and 8 more; 64 points of height less 40, halved.
        #expect(registered.contentView.subviews[0].frame == CGRect(x: 16, y: 12, width: 40, height: 40))
        #expect(registered.contentView.subviews[1].frame.origin == CGPoint(x: 68, y: 10))
    }

    @Test func S2_04_aReusedCellIsChangedInPlace() throws {
        let (screen, table) = show(.classic)
        let created = Screen.counted("cellsCreated") {
            for offset in stride(from: 0, through: 2_000, by: 64) {
                table.contentOffset.y = CGFloat(offset)
                screen.render()
            }
        }
        #expect(created <= 1)
        #expect(try texts(33, table) == ["Rows are reused", "Daily List"])
        #expect(try texts(35, table) == ["No picture today"])
    }

    @Test func S2_05_theConfigurationNeedNotBeEquatable() throws {
        let configuration: any UIContentConfiguration = NewsContentConfiguration(news: News.samples[0])
        #expect(!(configuration is any Equatable))
        let (_, table) = show(.modern)
        #expect(try texts(0, table) == ["Rows are reused", "Daily List"])
    }

    @Test func S2_06_makeContentViewHandsItselfOverAndUpdatedReturnsItself() {
        let configuration = NewsContentConfiguration(news: News.samples[1])
        let view = configuration.makeContentView()
        #expect(view is NewsContentView)
        #expect(Screen.texts(in: view) == ["Frames on time", "The Vsync"])
        let state = UICellConfigurationState(traitCollection: UITraitCollection())
        #expect(configuration.updated(for: state).news.title == "Frames on time")
    }

    @Test func S2_07_theContentViewTakesAnyConfiguration() {
        let view = NewsContentView(configuration: AnySpelledConfiguration(title: "of another kind"))
        #expect(Screen.texts(in: view).isEmpty)
        view.configuration = NewsContentConfiguration(news: News.samples[0])
        #expect(Screen.texts(in: view) == ["Rows are reused", "Daily List"])
    }

    @Test func S2_08_didSetRestylesAndPassesOverOtherTypes() {
        let view = NewsContentView(configuration: NewsContentConfiguration(news: News.samples[0]))
        view.configuration = NewsContentConfiguration(news: News.samples[1])
        #expect(Screen.texts(in: view) == ["Frames on time", "The Vsync"])
        view.configuration = MyCellConfiguration(title: "of another kind", body: "")
        #expect(Screen.texts(in: view) == ["Frames on time", "The Vsync"])
    }

    @Test func S2_09_theBareSubclassAssignsEachTime() throws {
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
        #expect(applies >= 31)
        #expect(made <= 1)
        #expect(try texts(35, table) == ["No picture today"])
    }

    @Test func S2_10_theContentConfigurationOfAFreshCellIsNil() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(cell.contentConfiguration == nil)
        cell.contentConfiguration = NewsContentConfiguration(news: News.samples[0])
        #expect(cell.contentView is NewsContentView)
        #expect(cell.contentConfiguration is NewsContentConfiguration)
        cell.contentConfiguration = nil
        #expect(cell.contentView.subviews.isEmpty)
        #expect(cell.textLabel != nil)
    }

    @Test func S2_11_bothWaysLookTheSameOnTheScreen() throws {
        let (classicScreen, classic) = show(.classic)
        let (modernScreen, modern) = show(.modern)
        for offset in stride(from: 0, through: 3_000, by: 130) {
            classic.contentOffset.y = CGFloat(offset)
            modern.contentOffset.y = CGFloat(offset)
            classicScreen.render()
            modernScreen.render()
            let left = classic.visibleCells.map { Screen.elements(of: $0) }
            let right = modern.visibleCells.map { Screen.elements(of: $0) }
            #expect(left == right, "at offset \(offset)")
            #expect(!left.isEmpty && left.allSatisfy { !$0.isEmpty })
        }
    }

    @Test func S2_12_theTextColourIsOptional() throws {
        let (_, table) = show(.stateful)
        #expect(try colour(0, table) == .black)
        let (_, modern) = show(.modern)
        #expect(try colour(0, modern) == .label)
    }

    @Test func S2_13_selectingChangesTheColourWithoutADelegate() throws {
        let (screen, table) = show(.stateful)
        #expect(table.delegate == nil)
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        screen.render()
        #expect(try colour(1, table) == .systemRed)
        #expect(try colour(0, table) == .black)
        table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
        screen.render()
        #expect(try colour(1, table) == .black)
    }

    @Test func S2_13_aTouchSelectsAndTheNextTouchDeselectsTheFormerRow() throws {
        let (screen, table) = show(.stateful)
        screen.touchRow(0, of: table)
        #expect(try colour(0, table) == .systemRed)
        screen.touchRow(2, of: table)
        #expect(try colour(0, table) == .black)
        #expect(try colour(2, table) == .systemRed)
    }

    @Test func S2_13_aSelectedRowIsStillRedAfterItWasScrolledAway() throws {
        let (screen, table) = show(.stateful)
        screen.touchRow(0, of: table)
        table.contentOffset.y = 2_000
        screen.render()
        #expect(table.visibleCells.allSatisfy { !$0.isSelected })
        table.contentOffset.y = 0
        screen.render()
        #expect(try colour(0, table) == .systemRed)
    }

    @Test func S2_14_theOverrideRebuildsFromTheStoredModel() throws {
        let cell = StatefulNewsCell(style: .default, reuseIdentifier: nil)
        #expect(Screen.texts(in: cell).isEmpty)
        let (screen, table) = show(.stateful)
        let shown = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        shown.setNeedsUpdateConfiguration()
        screen.render()
        #expect(Screen.texts(in: shown) == ["Rows are reused", "Daily List"])
    }

    @Test func S2_15_assigningBeforeStoringLosesNothing() throws {
        let (screen, table) = show(.stateful)
        for offset in stride(from: 0, through: 1_000, by: 64) {
            table.contentOffset.y = CGFloat(offset)
            screen.render()
            for path in table.indexPathsForVisibleRows ?? [] {
                #expect(try texts(path.row, table).first == News.samples[path.row % 3].title)
            }
        }
    }

    @Test func S2_16_settingValuesAgainMakesNoViews() {
        let cell = NewsCell_MCC(style: .default, reuseIdentifier: nil)
        let made = Screen.counted("contentViewsMade") {
            for round in 0..<1_000 { cell.set(news: News.samples[round % 3]) }
        }
        #expect(made == 1)
        #expect(Screen.texts(in: cell) == ["Rows are reused", "Daily List"])
    }

    @Test func S2_17_oneConfigurationFeedsDifferentContentViews() {
        let configuration = NewsContentConfiguration(news: News.samples[0])
        let view = NewsContentView(configuration: configuration)
        let headline = HeadlineView(configuration: configuration)
        #expect(Screen.texts(in: view) == ["Rows are reused", "Daily List"])
        #expect(Screen.texts(in: headline) == ["ROWS ARE REUSED"])
    }
}
