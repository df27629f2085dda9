// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// The shapes of updates by state, automatic and by override (S1-12, S1-21 to S1-27), compiled and run.
@MainActor @Suite struct ModernStateShapeTests {
    private func cell(_ row: Int, _ section: Int = 0, of table: UITableView) throws -> UITableViewCell {
        try require(table.cellForRow(at: IndexPath(row: row, section: section)))
    }

    private func shownCell(_ style: UITableViewCell.CellStyle = .default) -> (FrameRenderer, UITableViewCell) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = window.bounds
        window.addSubview(cell)
        let renderer = FrameRenderer(root: window)
        renderer.renderFrame()
        return (renderer, cell)
    }

    @Test("S1-12: a sidebar cell's content follows its states by itself")
    func sidebarStates() throws {
        let controller = SidebarViewController()
        let screen = Screen(controller)
        let cell = try cell(0, of: controller.tableView)
        let label = try require(Screen.labels(in: cell).first)
        let normal = label.textColor
        expectEqual(normal, UIListContentConfiguration.sidebarCell().textProperties.color)
        var looks = [Screen.elements(of: cell)]
        cell.isHighlighted = true
        screen.render()
        looks.append(Screen.elements(of: cell))
        cell.isHighlighted = false
        cell.isSelected = true
        screen.render()
        expectEqual(label.textColor, .white)
        looks.append(Screen.elements(of: cell))
        cell.isSelected = false
        cell.isUserInteractionEnabled = false
        screen.render()
        expect(label.textColor != normal && label.textColor != .white)
        looks.append(Screen.elements(of: cell))
        expectEqual(Set(looks).count, 4)
        cell.isUserInteractionEnabled = true
        screen.render()
        expectEqual(label.textColor, normal)
        expectEqual(Screen.elements(of: cell), looks[0])
    }

    @Test("S1-21: both automatic updates are on by default")
    func automaticByDefault() {
        let cell = UITableViewCell()
        expect(cell.automaticallyUpdatesContentConfiguration)
        expect(cell.automaticallyUpdatesBackgroundConfiguration)
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        expect(header.automaticallyUpdatesContentConfiguration)
        expect(header.automaticallyUpdatesBackgroundConfiguration)
    }

    @Test("S1-22, R10: on a change of state the cell asks for an updated copy and applies it")
    func updatedCopy() throws {
        let (renderer, cell) = shownCell()
        let tally = TalliedConfiguration.Tally()
        cell.contentConfiguration = TalliedConfiguration(tally: tally)
        renderer.renderFrame()
        expectEqual(tally.shown, [false])
        cell.isSelected = true
        renderer.renderFrame()
        expect(tally.states.last?.isSelected == true)
        expectEqual(tally.shown, [false, true])
        expect((cell.contentConfiguration as? TalliedConfiguration)?.isSelected == true)
        let asked = tally.states.count
        renderer.renderFrame()
        expectEqual(tally.states.count, asked)
    }

    @Test("S1-23, S1-24: with the flags off the configurations rest, and the override runs all the same")
    func flagsOff() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        let cell = TalliedCell(style: .default, reuseIdentifier: nil)
        window.addSubview(cell)
        let renderer = FrameRenderer(root: window)
        let tally = TalliedConfiguration.Tally()
        cell.automaticallyUpdatesContentConfiguration = false
        cell.automaticallyUpdatesBackgroundConfiguration = false
        cell.contentConfiguration = TalliedConfiguration(tally: tally)
        cell.backgroundConfiguration = .listSidebarCell()
        renderer.renderFrame()
        cell.isSelected = true
        renderer.renderFrame()
        expect(tally.states.isEmpty && tally.shown == [false])
        expectEqual(cell.backgroundConfiguration, .listSidebarCell())
        expectEqual(cell.updates.map(\.isSelected), [false, true])
    }

    @Test("S1-25, R6: updateConfiguration runs before the first display and at each change of state")
    func updatesBeforeDisplay() throws {
        let controller = FavoriteCellsViewController(callsSuper: false)
        let screen = Screen(controller)
        expectEqual(controller.displayed, [1, 1, 1, 1])
        let cell = try require(try cell(0, of: controller.tableView) as? FavoriteCell)
        let changes: [(FavoriteCell) -> Void] = [
            { $0.isHighlighted = true }, { $0.isSelected = true }, { $0.isEditing = true },
            { $0.isUserInteractionEnabled = false },
            { $0.traitOverrides.preferredContentSizeCategory = .extraLarge },
            { $0.overrideUserInterfaceStyle = .dark }, { $0.isHighlighted = false },
        ]
        for (count, change) in changes.enumerated() {
            change(cell)
            screen.render()
            expectEqual(cell.states.count, count + 2)
        }
        expect(cell.states.last?.isSelected == true && cell.states.last?.isDisabled == true)
        expectEqual(cell.states.last?.traitCollection.preferredContentSizeCategory, .extraLarge)
    }

    @Test("S1-26, R7: setNeedsUpdateConfiguration asks for one update before the next display")
    func requested() throws {
        let controller = FavoriteCellsViewController(callsSuper: false)
        let screen = Screen(controller)
        let cell = try require(try cell(0, of: controller.tableView) as? FavoriteCell)
        cell.setNeedsUpdateConfiguration()
        cell.setNeedsUpdateConfiguration()
        expectEqual(cell.states.count, 1)
        screen.render()
        expectEqual(cell.states.count, 2)
        cell.favorite = Favorite(name: "Museum", symbol: "star")
        screen.render()
        expectEqual(Screen.texts(in: cell), ["Museum"])
    }

    /// The published sample misspells its class line; these cells are a repaired copy.
    @Test("S1-27, S1-36, S4-05: the sample turns white when highlighted or selected", arguments: [false, true])
    func whiteOnHighlight(callsSuper: Bool) throws {
        let controller = FavoriteCellsViewController(callsSuper: callsSuper)
        let screen = Screen(controller)
        let cell = try cell(0, of: controller.tableView)
        let plain = UIListContentConfiguration.cell().textProperties.color
        func look() throws -> (text: UIColor?, tint: UIColor?) {
            let content = try require(cell.contentConfiguration as? UIListContentConfiguration)
            let label = try require(Screen.labels(in: cell).first)
            expectEqual(label.textColor, content.textProperties.color)
            expectEqual(Screen.texts(in: cell), ["Library"])
            return (label.textColor, content.imageProperties.tintColor)
        }
        try expect(look() == (plain, nil))
        cell.isHighlighted = true
        screen.render()
        try expect(look() == (.white, .white))
        cell.isSelected = true
        cell.isHighlighted = false
        screen.render()
        try expect(look() == (.white, .white))
        cell.isSelected = false
        screen.render()
        try expect(look() == (plain, nil))
    }
}
