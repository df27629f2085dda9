// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// The shapes of a custom content configuration in a table (S0), each compiled and run.
@MainActor @Suite struct TutorialShapeTests {
    private func makeScreen() -> (screen: Screen, table: UITableView, controller: CellConfigViewController) {
        let controller = CellConfigViewController()
        let screen = Screen(controller)
        return (screen, controller.myTableView, controller)
    }

    private func cell(_ row: Int, _ section: Int, of table: UITableView) throws -> CellConfigTableViewCell {
        try require(table.cellForRow(at: IndexPath(row: row, section: section)) as? CellConfigTableViewCell)
    }

    @Test("S0-01, R13: a configuration replaces the built-in labels, and the data knows no view")
    func aConfigurationReplacesTheBuiltInLabels() throws {
        let (_, table, _) = makeScreen()
        let cell = try cell(0, 0, of: table)
        expectEqual(Screen.texts(in: cell), ["Title 0-0", "body 0-0 "])
        expect(cell.textLabel == nil)
    }

    @Test("S0-03: the configuration is a hashable value with defaults")
    func theConfigurationIsAHashableValueWithDefaults() {
        let empty = MyCellConfiguration()
        let filled = MyCellConfiguration(title: "a", body: "b")
        var copy = filled
        copy.title = "c"
        expect(empty.title.isEmpty && empty.body.isEmpty)
        expectEqual(filled.title, "a")
        expectEqual(Set([empty, filled, copy, MyCellConfiguration(title: "a", body: "b")]).count, 3)
    }

    @Test("S0-04: makeContentView is accepted with and without any")
    func makeContentViewIsAcceptedWithAndWithoutAny() {
        let configurations: [UIContentConfiguration] = [
            MyCellConfiguration(title: "a", body: "b"), AnySpelledConfiguration(title: "a"),
        ]
        expect(configurations[0].makeContentView() is MyContentView)
        expect(configurations[1].makeContentView() is AnySpelledContentView)
    }

    @Test("S0-05: updated(for:) returns the concrete type, from a state with and without any")
    func updatedReturnsTheConcreteType() {
        let state: UIConfigurationState = UICellConfigurationState(traitCollection: UITraitCollection())
        let updated: MyCellConfiguration = MyCellConfiguration(title: "a", body: "b").updated(for: state)
        let spelled: AnySpelledConfiguration = AnySpelledConfiguration(title: "a").updated(for: state)
        expectEqual(updated, MyCellConfiguration(title: "a", body: "b"))
        expectEqual(spelled.title, "a")
    }

    @Test("S0-06: a state is cast down to a cell state")
    func aStateIsCastDownToACellState() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isSelected = true
        expect(AnySpelledConfiguration(title: "a").updated(for: state).isMarked)
        expect(!AnySpelledConfiguration(title: "a").updated(for: UIViewConfigurationState(traitCollection: UITraitCollection())).isMarked)
    }

    @Test("S0-07: the selected state prefixes the title each time it is asked")
    func theSelectedStatePrefixesTheTitleEachTime() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isSelected = true
        let once = MyCellConfiguration(title: "a", body: "b").updated(for: state)
        expectEqual(once.title, "선택됨: a")
        expectEqual(once.updated(for: state).title, "선택됨: 선택됨: a")
    }

    /// The override builds on an empty configuration and then overwrites the title, so what it sets
    /// never carries the prefix. The automatic update runs first, on the stored configuration, and
    /// is replaced by the override before anything is displayed. So no prefix ever appears (R11).
    @Test("S0-08, R11: the override overwrites the prefix, so it never appears")
    func theOverrideOverwritesThePrefixSoItNeverAppears() throws {
        let (screen, table, _) = makeScreen()
        let path = IndexPath(row: 0, section: 0)
        let cell = try cell(0, 0, of: table)
        var seen: [[String]] = []
        for _ in 0..<2 {
            table.selectRow(at: path, animated: false, scrollPosition: .none)
            screen.render()
            seen.append(Screen.texts(in: cell))
            table.deselectRow(at: path, animated: false)
            screen.render()
            seen.append(Screen.texts(in: cell))
        }
        expectEqual(seen, Array(repeating: ["Title 0-0", "body 0-0 "], count: 4))
        expectEqual(cell.contentConfiguration as? MyCellConfiguration, MyCellConfiguration(title: "Title 0-0", body: "body 0-0 "))
    }

    /// Without an override only the automatic update is at work. The updated copy becomes the stored
    /// configuration, and this `updated(for:)` adds a prefix and takes none away: prefixes pile up by
    /// one with each selection, and a deselection leaves them (R11).
    @Test("S0-08, R11: without an override prefixes pile up, by one at each selection")
    func withoutAnOverridePrefixesPileUpByOneEachSelection() throws {
        let controller = PlainCellViewController { MyCellConfiguration(title: "row \($0.row)", body: "") }
        let screen = Screen(controller)
        let table = controller.tableView
        let cell = try require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        var titles: [String?] = []
        for _ in 0..<2 {
            table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            screen.render()
            titles.append(Screen.texts(in: cell).first)
            table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
            screen.render()
            titles.append(Screen.texts(in: cell).first)
        }
        expectEqual(titles, ["선택됨: row 1", "선택됨: row 1", "선택됨: 선택됨: row 1", "선택됨: 선택됨: row 1"])
    }

    @Test("S0-08: an override that builds on its title shows one prefix while selected")
    func theSuperCallingOverrideShowsExactlyOnePrefixWhileSelected() throws {
        let controller = SuperCallingViewController()
        let screen = Screen(controller)
        let path = IndexPath(row: 0, section: 0)
        let cell = try require(controller.tableView.cellForRow(at: path))
        expectEqual(Screen.texts(in: cell), ["row 0", ""])
        for _ in 0..<2 {
            controller.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
            screen.render()
            expectEqual(Screen.texts(in: cell).first, "선택됨: row 0")
            controller.tableView.deselectRow(at: path, animated: false)
            screen.render()
            expectEqual(Screen.texts(in: cell).first, "row 0")
        }
    }

    @Test("S0-09: a configuration of another type is ignored")
    func aConfigurationOfAnotherTypeIsIgnored() {
        let view = MyContentView(config: MyCellConfiguration(title: "a", body: "b"))
        view.configuration = AnySpelledConfiguration(title: "other")
        expectEqual(view.titleLabel.text, "a")
        expectEqual(view.configuration as? MyCellConfiguration, MyCellConfiguration(title: "a", body: "b"))
        expect(view.supports(MyCellConfiguration()))
        expect(!view.supports(AnySpelledConfiguration()))
    }

    @Test("S0-10: both initialisers call super, and the stored configuration is implicitly unwrapped")
    func theStoredConfigurationIsImplicitlyUnwrapped() {
        let view = MyContentView(config: MyCellConfiguration(title: "a", body: "b"))
        expectEqual(view.frame, .zero)
        expect(MyContentView(coder: NSCoder()) != nil)
    }

    @Test("S0-11: labels are lazy and styled")
    func labelsAreLazyAndStyled() {
        let view = MyContentView(config: MyCellConfiguration(title: "a", body: "b"))
        expectEqual(view.titleLabel.numberOfLines, 1)
        expectEqual(view.bodyLabel.numberOfLines, 0)
        expectEqual(view.titleLabel.textColor, .white)
        expect(view.titleLabel.superview === view)
    }

    @Test("S0-12: fonts have size and weight")
    func fontsHaveSizeAndWeight() {
        let view = MyContentView(config: MyCellConfiguration())
        expectEqual(view.titleLabel.font, UIFont.systemFont(ofSize: 14, weight: .bold))
        expectEqual(view.bodyLabel.font, UIFont.systemFont(ofSize: 12, weight: .regular))
        expect(view.titleLabel.font != view.bodyLabel.font)
    }

    @Test("S0-13: the content view has colour subviews and layout")
    func theContentViewHasColourSubviewsAndLayout() throws {
        let (_, table, _) = makeScreen()
        let view = try require(try cell(0, 0, of: table).contentView as? MyContentView)
        expectEqual(view.backgroundColor, .systemBlue)
        expectEqual(view.subviews, [view.titleLabel, view.bodyLabel])
        expect(view.layoutCount > 0)
    }

    @Test("S0-14: anchors with constants place the labels")
    func anchorsPlaceTheLabels() throws {
        let (screen, table, controller) = makeScreen()
        expectEqual(table.frame, screen.window.bounds)
        expectEqual(controller.view.constraints.count, 4)
        let view = try require(try cell(0, 0, of: table).contentView as? MyContentView)
        let title = view.titleLabel.frame
        let body = view.bodyLabel.frame
        expectEqual(view.constraints.count, 7)
        expectEqual(title.origin, CGPoint(x: 10, y: 10))
        expectEqual(title.width, 355)
        expectEqual(body.origin, CGPoint(x: 10, y: title.maxY + 10))
        expectEqual(body.width, 355)
        expectEqual(body.maxY, view.bounds.maxY - 10)
    }

    /// Height = 10 + title + 10 + body, wrapped to the width without the margins, + 10.
    @Test("S0-15: the wrapped body decides on the height of the row")
    func theBodyDecidesOnTheHeightOfTheRow() throws {
        let (screen, table, controller) = makeScreen()
        var heights: Set<CGFloat> = []
        for section in 0..<10 {
            for row in 0...section {
                let path = IndexPath(row: row, section: section)
                table.scrollToRow(at: path, at: .top, animated: false)
                screen.render()
                let cell = try cell(row, section, of: table)
                let view = try require(cell.contentView as? MyContentView)
                let data = controller.dummySections[section].rows[row]
                let title = UILabel()
                title.font = .systemFont(ofSize: 14, weight: .bold)
                title.text = data.title
                let body = UILabel()
                body.font = .systemFont(ofSize: 12)
                body.numberOfLines = 0
                body.text = data.body
                let wide = CGSize(width: 375 - 20, height: CGFloat.greatestFiniteMagnitude)
                let expected = 10 + title.sizeThatFits(wide).height + 10 + body.sizeThatFits(wide).height + 10
                expectEqual(cell.frame.height, expected, "row \(row) of section \(section)")
                expectEqual(table.rectForRow(at: path).height, expected)
                expectEqual(view.bodyLabel.frame.height, body.sizeThatFits(wide).height)
                heights.insert(expected)
            }
        }
        expectEqual(heights.count, 10)
    }

    @Test("S0-16: a cell class with observed properties needs no initialiser")
    func theCellClassNeedsNoInitialiser() throws {
        let cell = CellConfigTableViewCell(style: .default, reuseIdentifier: "made by hand")
        expectEqual(cell.reuseIdentifier, "made by hand")
        let (_, table, _) = makeScreen()
        try expectEqual(self.cell(0, 0, of: table).reuseIdentifier, "CellConfigTableViewCell")
    }

    @Test("S0-17: updateConfiguration runs with and without a call of super")
    func updateConfigurationRunsWithAndWithoutACallOfSuper() throws {
        let (_, table, _) = makeScreen()
        expectEqual(Screen.texts(in: try cell(0, 1, of: table)), ["Title 1-0", "body 1-0 "])
        let controller = SuperCallingViewController()
        _ = Screen(controller)
        let cell = try require(controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
        expectEqual(Screen.texts(in: cell), ["row 2", ""])
    }

    @Test("S0-18, R7: several property sets make one update")
    func twoPropertySetsMakeOneUpdate() throws {
        let (screen, table, _) = makeScreen()
        let cell = try cell(0, 0, of: table)
        expectEqual(cell.updateCount, 1)
        let updates = Screen.counted("configurationUpdates") {
            cell.title = "new title"
            cell.body = "new body"
            cell.title = "newer title"
            screen.render()
        }
        expectEqual(updates, 1)
        expectEqual(cell.updateCount, 2)
        expectEqual(Screen.texts(in: cell), ["newer title", "new body"])
        expectEqual(Screen.counted("configurationUpdates") { screen.render() }, 0)
    }

    @Test("S0-18: a reused cell is updated once per row")
    func aReusedCellIsUpdatedOncePerRow() throws {
        let (screen, table, _) = makeScreen()
        let rows = Screen.counted("dataSourceCellCalls") {
            for offset in stride(from: 0, through: 5_000, by: 40) {
                table.contentOffset.y = CGFloat(offset)
                screen.render()
            }
        }
        table.contentOffset.y = 0
        var updates = 0
        let again = Screen.counted("dataSourceCellCalls") {
            updates = Screen.counted("configurationUpdates") {
                for offset in stride(from: 0, through: 5_000, by: 40) {
                    table.contentOffset.y = CGFloat(offset)
                    screen.render()
                }
            }
        }
        expect(rows > 30)
        expectEqual(updates, again)
    }

    @Test("S0-19, R15: assigning a configuration inserts its view, and the next one keeps it")
    func assigningAConfigurationInsertsItsViewAndKeepsIt() throws {
        let (screen, table, _) = makeScreen()
        let cell = try cell(0, 0, of: table)
        let view = cell.contentView
        expect(view.superview === cell)
        expectEqual(view.frame, cell.bounds)
        let made = Screen.counted("contentViewsMade") {
            cell.title = "changed"
            screen.render()
        }
        expectEqual(made, 0)
        expect(cell.contentView === view)
    }

    @Test("S0-20, R1: dequeuing gives the registered class, and nil for what nobody registered")
    func dequeuingGivesTheRegisteredClass() {
        let (_, table, _) = makeScreen()
        expect(!table.visibleCells.isEmpty)
        expect(table.visibleCells.allSatisfy { $0 is CellConfigTableViewCell })
        expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
        // What the guard falls back to.
        expect(UITableViewCell().reuseIdentifier == nil)
    }

    @Test("S0-21: the controller is data source and delegate, and calls no super")
    func theControllerIsDataSourceAndDelegate() {
        let (screen, table, controller) = makeScreen()
        expect(table.dataSource === controller)
        expect(table.delegate === controller)
        expect(controller.view.superview === screen.window)
        expectEqual(controller.view.backgroundColor, .white)
    }

    @Test("S0-22: the data source in an extension says sections, rows and titles")
    func theExtensionSaysSectionsRowsAndTitles() {
        let (_, table, controller) = makeScreen()
        expectEqual(table.numberOfSections, 10)
        expectEqual((0..<10).map { table.numberOfRows(inSection: $0) }, Array(1...10))
        let texts = Screen.texts(in: controller.view)
        expect(texts.contains("Section 0"))
        expect(texts.contains("end of Section 0"))
    }

    @Test("S0-23: the delegate in a separate extension is told of touches")
    func theSeparateExtensionIsToldOfTouches() {
        let (screen, table, controller) = makeScreen()
        screen.touchRow(0, section: 0, of: table)
        screen.touchRow(1, section: 1, of: table)
        expectEqual(controller.touchedRows, [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 1)])
        expectEqual(table.indexPathForSelectedRow, IndexPath(row: 1, section: 1))
    }

    @Test("S0-24: the fixture has ten sections")
    func theFixtureHasTenSections() {
        let sections = DummySection.getDumies(10)
        expectEqual(sections.count, 10)
        expectEqual(sections[3].rows.count, 4)
        expectEqual(sections[3].title, "Section 3")
    }

    @Test("S0-27: a subtitle cell is made by hand")
    func aSubtitleCellIsMadeByHand() throws {
        let controller = SubtitleViewController()
        _ = Screen(controller)
        let table = try require(controller.view.subviews.first as? UITableView)
        let cell = try require(table.visibleCells.first)
        expectEqual(cell.textLabel?.text, "Title 0-0")
        expectEqual(cell.detailTextLabel?.text, "body 0-0 ")
        expectEqual(cell.detailTextLabel?.numberOfLines, 0)
        expectEqual(table.visibleCells.count, 3)
    }

    @Test("S0-28: marks of iOS 14 compile, on types and members, and are true")
    func availabilityMarksAreTrue() {
        if #available(iOS 14.0, *) {
            expect(AnySpelledConfiguration(title: "a").makeContentView() is AnySpelledContentView)
        } else {
            Issue.record("this platform must count as new enough")
        }
        if #unavailable(iOS 14) {
            Issue.record("this platform must count as new enough")
        }
        expectEqual(ModernOnly.title(for: UITableViewCell()), "modern")
    }

    @MainActor private struct ModernOnly {
        @available(iOS 14.0, *)
        static func title(for cell: UITableViewCell) -> String {
            cell.contentConfiguration = AnySpelledConfiguration(title: "modern")
            return (cell.contentConfiguration as? AnySpelledConfiguration)?.title ?? ""
        }
    }
}
