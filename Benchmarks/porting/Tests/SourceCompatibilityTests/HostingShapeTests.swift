// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct HostingShapeTests {
    @Test("S2-18, R46: a table of hosted views works as an iOS source file writes it")
    func table() throws {
        let controller = HostingViewController()
        controller.rows = [
            HostedRow(title: "One", body: "First"),
            HostedRow(title: "Two", body: "Second", isFavorite: true),
        ]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.tableView.frame = window.bounds
        FrameRenderer(root: window).renderFrame()
        let cells = controller.tableView.visibleCells
        let texts = cells.map { cell in
            cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text }
        }
        expectEqual(texts, [["One", "First"], ["Two", "Second", "NEW"]])
        expect(cells.allSatisfy { $0.contentView.subviews.contains { $0.frame.minX == 16 } })
    }

    /// Taps on the first view below a cell that a function accepts.
    private func tap(
        _ screen: Screen,
        in cell: UITableViewCell?,
        where isWanted: (UIView) -> Bool
    ) throws {
        var views = [try require(cell).contentView]
        while let view = views.first {
            if isWanted(view) {
                screen.window.tap(view)
                return screen.render()
            }
            views.removeFirst()
            views += view.subviews
        }
        Issue.record("there is no such view")
    }

    @Test("S2-18: rows with states and models follow them as an iOS source file writes it")
    func models() throws {
        let items = ["One", "Two", "Three"].map { TodoItem(title: $0, notes: "Notes of \($0)") }
        let controller = TodoViewController(items: items)
        let screen = Screen(controller)
        let path = IndexPath(row: 1, section: 1)
        let cell = try require(controller.tableView.cellForRow(at: path))
        let closed = cell.frame.height

        try tap(screen, in: cell) { ($0 as? UILabel)?.text == "Two" }
        expectEqual(Screen.texts(in: cell), ["Two", "Notes of Two", "Done", "Finish"])
        expect(cell.frame.height > closed)
        expect(controller.tableView.indexPathForSelectedRow == nil)

        try tap(screen, in: cell) { $0.accessibilityLabel == "Pin" }
        expect(items[1].isPinned)
        expect(Screen.images(in: cell).contains("pin.fill"))

        try tap(screen, in: cell) { ($0 as? UILabel)?.text == "Finish" }
        expect(items[1].isDone && controller.counter.doneCount == 1)
        expectEqual(Screen.texts(in: cell), ["Two"])
        expectEqual(cell.frame.height, closed)
        let summary = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        expectEqual(Screen.texts(in: try require(summary)), ["Done: 1", "TWO"])

        items[0].title = "First"
        screen.render()
        let first = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 1))
        expectEqual(Screen.texts(in: try require(first)), ["First"])
    }
}
