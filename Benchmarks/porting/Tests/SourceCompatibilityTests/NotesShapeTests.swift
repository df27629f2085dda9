// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// The shapes of states, custom states and backgrounds (S4, S1-16 to S1-20), each compiled and run.
@MainActor @Suite struct NotesShapeTests {
    private func show() -> (screen: Screen, controller: InboxViewController) {
        let controller = InboxViewController()
        return (Screen(controller), controller)
    }

    private func cell(_ row: Int, of table: UITableView) throws -> UITableViewCell {
        try require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    @Test("S4-01: a default content with the symbol \"star\" and a text is shown")
    func starred() throws {
        let controller = StarredViewController()
        let screen = Screen(controller)
        let cell = try cell(1, of: controller.tableView)
        expectEqual(Screen.texts(in: cell), ["Starred 1"])
        expectEqual(Screen.images(in: cell), ["star"])
        screen.touchRow(1, of: controller.tableView)
        expectEqual(Screen.labels(in: cell).first?.textColor, .white)
        expectEqual(Screen.labels(in: try self.cell(0, of: controller.tableView)).first?.textColor, .label)
    }

    @Test("S4-02, S1-17, R45: custom states go with each cell and each header, by key")
    func customStates() throws {
        let (screen, controller) = show()
        let table = controller.tableView
        let archived = try cell(2, of: table)
        let first = try cell(0, of: table)
        expect(archived.configurationState.isArchived && !first.configurationState.isArchived)
        expectEqual(first.configurationState.mail, controller.mails[0])
        expectEqual(Screen.labels(in: archived)[0].textColor, .systemGray)
        expectEqual(Screen.labels(in: first)[0].textColor, .label)
        expect(Screen.images(in: first) == ["star.fill"] && Screen.images(in: archived) == ["star"])

        let header = try require(table.headerView(forSection: 0) as? UnreadHeader)
        expect(header.configurationState.isUnread && Screen.texts(in: header) == ["2 unread"])
        header.unreadCount = 0
        screen.render()
        expect(!header.configurationState.isUnread && Screen.texts(in: header) == ["All read"])

        (first as? MailCell)?.update(with: Mail(sender: "Ada", subject: "Notes", isArchived: true))
        screen.render()
        expectEqual(Screen.texts(in: first), ["Ada", "Notes"])
        expectEqual(Screen.labels(in: first)[0].textColor, .systemGray)
    }

    @Test("S1-16, S1-18, S4-03, S4-04: states carry the traits of the screen, of a cell more than of a header")
    func states() throws {
        let (screen, controller) = show()
        screen.window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
        screen.window.overrideUserInterfaceStyle = .dark
        screen.render()
        let cell = try cell(0, of: controller.tableView)
        let header = try require(controller.tableView.headerView(forSection: 0))
        let states: [UIConfigurationState] = [cell.configurationState, header.configurationState]
        for state in states {
            expectEqual(state.traitCollection.preferredContentSizeCategory, .extraExtraLarge)
            expectEqual(state.traitCollection.userInterfaceStyle, .dark)
        }
        cell.isEditing = true
        cell.isSelected = true
        expect(cell.configurationState.isEditing && cell.configurationState.isSelected)
        expect(!header.configurationState.isSelected && !header.configurationState.isHighlighted)
    }

    @Test("S4-05: each state gets a new configuration, and the former look comes back")
    func newConfigurationForEachState() throws {
        let (screen, controller) = show()
        let cell = try cell(1, of: controller.tableView)
        let plain = Screen.elements(of: cell)
        screen.touchRow(1, of: controller.tableView)
        let selected = Screen.elements(of: cell)
        expect(selected != plain)
        controller.tableView.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
        screen.render()
        expectEqual(Screen.elements(of: cell), plain)
    }

    @Test("S4-06: a table's cells and headers have a background without being asked")
    func backgroundsComeBySelf() throws {
        let controller = StarredViewController()
        _ = Screen(controller)
        let cell = try cell(0, of: controller.tableView)
        expectEqual(cell.backgroundConfiguration, .listGroupedCell())
        let favorites = FavoritesViewController(style: .plain)
        _ = Screen(favorites)
        let header = try require(favorites.tableView.headerView(forSection: 0))
        expectEqual(header.backgroundConfiguration, .listPlainHeaderFooter())
    }

    @Test("S4-07, S1-07: a background with corners, insets and a stroke shows as it was set")
    func background() throws {
        let (screen, controller) = show()
        screen.touchRow(0, of: controller.tableView)
        let cell = try cell(0, of: controller.tableView)
        let boxes = Screen.elements(of: cell).filter {
            if case .box(cornerRadius: 8, fillRGBA: _, strokeRGBA: _, strokeWidth: 2) = $0.content { return true }
            return false
        }
        expectEqual(boxes.map(\.frame), [CGRect(x: 4, y: 2, width: 375 - 8, height: cell.bounds.height - 4)])
    }
}
