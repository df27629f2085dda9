// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// The shapes of a settings screen with classic cells (S3), each compiled and run.
@MainActor @Suite struct SettingsShapeTests {
    private func makeScreen(removesFormerActions: Bool = true) -> (Screen, PhotoSettingsViewController) {
        let controller = PhotoSettingsViewController()
        controller.removesFormerActions = removesFormerActions
        return (Screen(controller), controller)
    }

    private func cell(_ row: Int, _ section: Int, of table: UITableView) throws -> UITableViewCell {
        try require(table.cellForRow(at: IndexPath(row: row, section: section)))
    }

    private func toggle(_ row: Int, _ section: Int, on screen: Screen, _ table: UITableView) throws {
        let control = try require(cell(row, section, of: table).accessoryView as? UISwitch)
        expect(screen.window.tap(control) === control)
    }

    @Test("S3-19: raw values of the cell types are the reuse identifiers")
    func rawValuesOfTheCellTypesAreTheReuseIdentifiers() throws {
        let (_, controller) = makeScreen()
        expectEqual(CellType(rawValue: "switch"), .switch)
        for (section, group) in controller.list.enumerated() {
            for (row, item) in group.items.enumerated() {
                try expectEqual(cell(row, section, of: controller.listTable).reuseIdentifier, item.type.rawValue)
            }
        }
    }

    @Test("S3-20: the repaired case name is the one that is switched on")
    func theRepairedCaseNameIsTheOneThatIsSwitchedOn() {
        expectEqual(CellType.checkmark.rawValue, "checkmark")
        expect(CellType(rawValue: "chaeckmark") == nil)
    }

    @Test("S3-21: the model has five sections with headers and footers")
    func theModelHasFiveSectionsWithHeadersAndFooters() {
        let (_, controller) = makeScreen()
        let table = controller.listTable
        expectEqual((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }, [1, 1, 2, 2, 2])
        expectEqual(controller.list.map(\.header), [nil, "Albums", "Photos", "Memories", "Transfer"])
    }

    @Test("S3-22: a disclosure row has a chevron and narrows its content")
    func aDisclosureRowHasAChevronAndNarrowsItsContent() throws {
        let (_, controller) = makeScreen()
        let disclosing = try cell(0, 0, of: controller.listTable)
        let plain = try cell(0, 3, of: controller.listTable)
        expect(disclosing.accessoryType == .disclosureIndicator && plain.accessoryType == .none)
        expect(disclosing.contentView.frame.maxX < plain.contentView.frame.maxX)
    }

    @Test("S3-23: a switch is built into the accessory view of its cell")
    func aSwitchIsBuiltIntoTheAccessoryViewOfItsCell() throws {
        let (_, controller) = makeScreen()
        let control = try require(cell(0, 1, of: controller.listTable).accessoryView as? UISwitch)
        expectEqual(control.frame.size, CGSize(width: 51, height: 31))
        expect(control.superview is SwitchTableViewCell)
        let woken = SwitchTableViewCell(style: .default, reuseIdentifier: nil)
        let first = woken.accessoryView
        woken.awakeFromNib()
        expect(woken.accessoryView !== first && first?.superview == nil)
    }

    @Test("S3-24: the override of setSelected is called")
    func theOverrideOfSetSelectedIsCalled() throws {
        let (screen, controller) = makeScreen()
        let cell = try require(self.cell(0, 1, of: controller.listTable) as? SwitchTableViewCell)
        screen.touchRow(0, section: 1, of: controller.listTable)
        controller.listTable.deselectRow(at: IndexPath(row: 0, section: 1), animated: false)
        expectEqual(cell.selections, [true, false])
    }

    @Test("S3-25: the image of a disclosure row is a symbol")
    func theImageOfADisclosureRowIsASymbol() throws {
        let (_, controller) = makeScreen()
        let image = try require(cell(0, 0, of: controller.listTable).imageView?.image)
        expect(image.size.width > 0)
        expect(UIImage(systemName: "there is no such symbol") == nil)
    }

    @Test("S3-26: the switch is found by a cast and shows the model")
    func theSwitchIsFoundByACastAndShowsTheModel() throws {
        let (_, controller) = makeScreen()
        for (row, section) in [(0, 1), (0, 2), (1, 2)] {
            let control = try cell(row, section, of: controller.listTable).accessoryView as? UISwitch
            expectEqual(control?.isOn, controller.list[section].items[row].on)
        }
    }

    @Test("S3-27: checkmarks show the model")
    func checkmarksShowTheModel() throws {
        let (_, controller) = makeScreen()
        try expectEqual(cell(0, 4, of: controller.listTable).accessoryType, .checkmark)
        try expectEqual(cell(1, 4, of: controller.listTable).accessoryType, .none)
    }

    @Test("S3-28: sections have their titles on a grouped background")
    func sectionsHaveTheirTitlesOnAGroupedBackground() {
        let (_, controller) = makeScreen()
        let table = controller.listTable
        let texts = Set(Screen.texts(in: table))
        expect(texts.isSuperset(of: controller.list.compactMap(\.header)))
        expect(texts.isSuperset(of: controller.list.compactMap(\.footer)))
        expectEqual(table.backgroundColor, .systemGroupedBackground)
    }

    @Test("S3-29: an identifier for each kind keeps kinds apart")
    func anIdentifierForEachKindKeepsKindsApart() throws {
        let (screen, controller) = makeScreen()
        for _ in 0..<4 {
            controller.listTable.reloadData()
            screen.render()
            try expectEqual(cell(0, 3, of: controller.listTable).accessoryType, .none)
            try expect(cell(0, 3, of: controller.listTable).accessoryView == nil)
            try expectEqual(cell(0, 0, of: controller.listTable).textLabel?.textColor, .label)
            try expect(cell(0, 4, of: controller.listTable).imageView?.image == nil)
        }
    }

    @Test("S3-30: the selection goes when the view appears again")
    func theSelectionGoesWhenTheViewAppearsAgain() throws {
        let (screen, controller) = makeScreen()
        let table = controller.listTable
        screen.touchRow(0, section: 0, of: table)
        expectEqual(table.indexPathForSelectedRow, IndexPath(row: 0, section: 0))
        controller.viewWillAppear(true)
        expect(table.indexPathForSelectedRow == nil)
        try expect(!cell(0, 0, of: table).isSelected)
    }

    @Test("S3-31: former actions are removed before a new one is added")
    func formerActionsAreRemovedBeforeANewOneIsAdded() throws {
        let (screen, controller) = makeScreen()
        for _ in 0..<5 {
            controller.listTable.reloadData()
            screen.render()
        }
        let control = try require(cell(1, 2, of: controller.listTable).accessoryView as? UISwitch)
        var count = 0
        control.enumerateEventHandlers { _, _, event, _ in
            count += event.contains(.valueChanged) ? 1 : 0
        }
        expectEqual(count, 1)
    }

    /// Each reload hands the switches to other rows, and each row adds its action to those at hand.
    @Test("S3-32: without removing, a reused switch fires the handlers of former rows")
    func withoutRemovingAReusedSwitchFiresTheHandlersOfFormerRows() throws {
        let (screen, controller) = makeScreen(removesFormerActions: false)
        for _ in 0..<3 {
            controller.listTable.reloadData()
            screen.render()
        }
        try toggle(0, 1, on: screen, controller.listTable)
        expectEqual(controller.log.count, 4, "one action for each time the cell was filled")
        expect(Set(controller.log).count > 1, "and some of them belong to other rows")
        expectEqual(controller.log.last, "hidden album false")
    }

    @Test("S3-33: each switch fires its own handler alone and flips its model")
    func eachSwitchFiresItsOwnHandlerAloneAndFlipsItsModel() throws {
        let (screen, controller) = makeScreen()
        let rows: [(row: Int, section: Int, word: String)] = [
            (0, 1, "hidden album"), (0, 2, "auto-play"), (1, 2, "summary"), (1, 3, "holidays"),
        ]
        for round in 0..<3 {
            for (row, section, word) in rows {
                let former = controller.list.map { $0.items.map(\.on) }
                let count = controller.log.count
                try toggle(row, section, on: screen, controller.listTable)
                expect(controller.log.count == count + 1 && controller.log.last?.hasPrefix(word) == true, "round \(round)")
                var expected = former
                expected[section][row].toggle()
                expectEqual(controller.list.map { $0.items.map(\.on) }, expected)
            }
            controller.listTable.reloadData()
            screen.render()
        }
    }

    @Test("S3-34: the action row asks and the chosen action runs")
    func theActionRowAsksAndTheChosenActionRuns() throws {
        let (screen, controller) = makeScreen()
        screen.touchRow(0, section: 3, of: controller.listTable)
        let sheet = try require(controller.presentedViewController as? UIAlertController)
        expect(sheet.preferredStyle == .actionSheet && sheet.actions.map(\.style) == [.destructive, .cancel])
        expect(!controller.isReset)
        sheet.choose(sheet.actions[0])
        expect(controller.isReset && controller.presentedViewController == nil)
    }

    @Test("S3-35: the sheet points at its row")
    func theSheetPointsAtItsRow() throws {
        let (screen, controller) = makeScreen()
        screen.touchRow(0, section: 3, of: controller.listTable)
        let popover = try require(controller.presentedViewController?.popoverPresentationController)
        expect(popover.sourceView === controller.listTable)
        expectEqual(popover.sourceRect, controller.listTable.rectForRow(at: IndexPath(row: 0, section: 3)))
    }

    @Test("S3-36: a row stays highlighted until it is deselected")
    func aRowStaysHighlightedUntilItIsDeselected() throws {
        let (screen, controller) = makeScreen()
        screen.touchRow(0, section: 0, of: controller.listTable)
        try expect(cell(0, 0, of: controller.listTable).isSelected)
        screen.touchRow(0, section: 4, of: controller.listTable)
        try expect(!cell(0, 0, of: controller.listTable).isSelected)
        try expect(!cell(0, 4, of: controller.listTable).isSelected)
    }

    @Test("S3-37: the naive toggle lets two checkmarks be on at once")
    func theNaiveToggleLetsTwoCheckmarksBeOnAtOnce() throws {
        let (screen, controller) = makeScreen()
        controller.allowsSeveralCheckmarks = true
        screen.touchRow(1, section: 4, of: controller.listTable)
        try expectEqual((0..<2).map { try cell($0, 4, of: controller.listTable).accessoryType }, [.checkmark, .checkmark])
    }

    @Test("S3-38, S3-39: clearing the others and reloading the section shows exactly one checkmark")
    func clearingTheOthersLeavesExactlyOneCheckmark() throws {
        let (screen, controller) = makeScreen()
        for row in [1, 1, 0, 1] {
            screen.touchRow(row, section: 4, of: controller.listTable)
            let shown = try (0..<2).map { try cell($0, 4, of: controller.listTable).accessoryType == .checkmark }
            expectEqual(shown, [row == 0, row == 1])
        }
    }

    @Test("S3-09: a class for each style gives its style to super")
    func aClassForEachStyleGivesItsStyleToSuper() throws {
        let controller = StyledCellsViewController(style: .plain)
        _ = Screen(controller)
        let table = try require(controller.tableView)
        let cells = try (0..<5).map { try cell($0, 0, of: table) }
        expect(cells[0].detailTextLabel == nil && cells[0].imageView != nil)
        expectEqual(cells[1].detailTextLabel?.textAlignment, .right)
        expect(cells[2].imageView == nil && cells[2].detailTextLabel != nil)
        try expect(require(cells[3].textLabel).frame.maxY <= require(cells[3].detailTextLabel).frame.minY)
    }

    @Test("S3-47: the content view of each style ends before the accessory")
    func theContentViewOfEachStyleEndsBeforeTheAccessory() throws {
        let controller = StyledCellsViewController(style: .plain)
        _ = Screen(controller)
        let table = try require(controller.tableView)
        for row in 0..<5 {
            let cell = try cell(row, 0, of: table)
            expectEqual(cell.contentView.frame.minX, 0)
            expect(cell.contentView.frame.maxX < cell.bounds.maxX - 16)
            expectEqual(cell.contentView.frame.height, cell.bounds.height)
        }
        try expect(cell(0, 0, of: table).contentView.frame.width < cell(1, 0, of: table).contentView.frame.width)
    }

    @Test("S3-50: a custom label has a name of its own beside the built-in ones")
    func aCustomLabelHasANameOfItsOwnBesideTheBuiltInOnes() throws {
        let custom = CustomCell(style: .default, reuseIdentifier: nil)
        custom.countryLabel.text = "Korea"
        expect(custom.textLabel !== custom.countryLabel && custom.textLabel?.text == nil)
    }

    @Test("S3-51: custom views in the content view make room for the accessory")
    func customViewsInTheContentViewMakeRoomForTheAccessory() throws {
        let controller = StyledCellsViewController(style: .plain)
        _ = Screen(controller)
        let table = try require(controller.tableView)
        let custom = try require(cell(4, 0, of: table) as? CustomCell)
        expect(custom.countryLabel.superview === custom.contentView)
        expectEqual(custom.countryLabel.frame.maxX, custom.contentView.frame.width - 20)
    }

    private func insets(putsBack: Bool) throws -> (before: [CGFloat], after: [CGFloat]) {
        let controller = SeparatorViewController()
        controller.putsBackOtherInsets = putsBack
        let screen = Screen(controller)
        let table = controller.listTable
        func lefts() -> [CGFloat] { table.visibleCells.map(\.separatorInset.left) }
        let before = lefts()
        for offset in stride(from: CGFloat(0), through: 1000, by: 200) {
            table.contentOffset.y = offset
            screen.render()
        }
        return (before, lefts())
    }

    @Test("S3-44: a cell's own inset beats the table's")
    func aCellsOwnInsetBeatsTheTables() throws {
        try expectEqual(insets(putsBack: true).before.prefix(4), [30, 100, 50, 30])
        try expectEqual(insets(putsBack: false).before.prefix(4), [30, 100, 50, 30])
    }

    @Test("S3-45: without an else branch the inset leaks into other rows")
    func withoutAnElseBranchTheInsetLeaksIntoOtherRows() throws {
        let after = try insets(putsBack: false).after
        expect(after.contains(100) && after.contains(50))
    }

    @Test("S3-46: the else branch cures the leak")
    func theElseBranchCuresTheLeak() throws {
        try expectEqual(Set(insets(putsBack: true).after), [30])
    }

    @Test("S3-58: willDisplay colours each row")
    func willDisplayColoursEachRow() throws {
        let controller = ColorViewController()
        let screen = Screen(controller)
        for offset in [0, 300, 900] as [CGFloat] {
            controller.listTable.contentOffset.y = offset
            screen.render()
            for path in try require(controller.listTable.indexPathsForVisibleRows) {
                let color = try cell(path.row, 0, of: controller.listTable).backgroundColor
                expectEqual(color, controller.color(of: path), "row \(path.row)")
            }
        }
    }

    @Test("S3-59: even rows are teal and odd ones pink")
    func evenRowsAreTealAndOddOnesPink() throws {
        let controller = ColorViewController()
        _ = Screen(controller)
        try expectEqual(cell(0, 0, of: controller.listTable).backgroundColor, .systemTeal)
        try expectEqual(cell(1, 0, of: controller.listTable).backgroundColor, .systemPink)
        try expectEqual(cell(2, 0, of: controller.listTable).backgroundColor, .systemTeal)
    }

    @Test("S3-52: the cell of a row tells its title and a row off the screen has none")
    func theCellOfARowTellsItsTitleAndARowOffTheScreenHasNone() {
        let controller = ColorViewController()
        _ = Screen(controller)
        expectEqual(controller.listTable.cellForRow(at: IndexPath(row: 3, section: 0))?.textLabel?.text, "Row 3")
        expect(controller.listTable.cellForRow(at: IndexPath(row: 39, section: 0)) == nil)
    }

    @Test("S3-53: the sender of a segue leads to its row")
    func theSenderOfASegueLeadsToItsRow() throws {
        let controller = ColorViewController()
        _ = Screen(controller)
        let target = ColorDetailViewController()
        let segue = UIStoryboardSegue(identifier: "color", source: controller, destination: target)
        controller.prepare(for: segue, sender: try cell(3, 0, of: controller.listTable))
        expect(target.color == .systemPink && controller.sentTitle == "Row 3")
    }

    @Test("S3-54: a point outside of the rows has none")
    func aPointOutsideOfTheRowsHasNone() {
        let controller = ColorViewController()
        _ = Screen(controller)
        expectEqual(controller.title(at: CGPoint(x: 10, y: 50)), "Row 1")
        expect(controller.title(at: CGPoint(x: 10, y: -1)) == nil)
        expect(controller.listTable.indexPathForRow(at: CGPoint(x: 10, y: 40 * 44)) == nil)
    }

    @Test("S3-55: a rectangle gives the rows that it touches and an empty array for none")
    func aRectangleGivesTheRowsThatItTouchesAndAnEmptyArrayForNone() {
        let controller = ColorViewController()
        _ = Screen(controller)
        expectEqual(controller.titles(in: CGRect(x: 0, y: 40, width: 10, height: 50)), ["Row 0", "Row 1", "Row 2"])
        expectEqual(controller.listTable.indexPathsForRows(in: CGRect(x: 0, y: 5000, width: 10, height: 10)), [])
    }

    @Test("S3-56: visible cells and their paths go together")
    func visibleCellsAndTheirPathsGoTogether() throws {
        let controller = ColorViewController()
        _ = Screen(controller)
        let paths = try require(controller.listTable.indexPathsForVisibleRows)
        expectEqual(controller.listTable.visibleCells.map { controller.listTable.indexPath(for: $0) }, paths)
    }
}
