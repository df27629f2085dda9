// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// The shapes of a grouped settings list and of custom cells (S3), each compiled and run.
@MainActor @Suite struct ListShapeTests {
    private func show() -> (screen: Screen, controller: TransferViewController) {
        let controller = TransferViewController()
        return (Screen(controller), controller)
    }

    private func checkmarks(_ table: UITableView, section: Int) -> [Int] {
        (0..<table.numberOfRows(inSection: section)).filter {
            table.cellForRow(at: IndexPath(row: $0, section: section))?.accessoryType == .checkmark
        }
    }

    @Test("S3-28: a grouped table has sections with titles above and below on its own colour")
    func sections() {
        let (_, controller) = show()
        let table = controller.listTable
        #expect(table.style == .grouped && table.backgroundColor == .systemGroupedBackground)
        #expect(table.numberOfSections == 5)
        #expect((0..<5).map { table.numberOfRows(inSection: $0) } == [1, 1, 2, 2, 2])
        let texts = Screen.texts(in: table)
        for title in ["Albums", "Video", "Transfer", "Shows hidden pictures.", "Range of light.", "Choose one."] {
            #expect(texts.contains { $0.lowercased() == title.lowercased() }, "\(title)")
        }
        #expect(table.rect(forSection: 1).minY == table.rect(forSection: 0).maxY)
    }

    @Test("S3-36: a touched row is told of and stays highlighted until it is deselected")
    func staysSelected() throws {
        let (screen, controller) = show()
        let table = controller.listTable
        let path = IndexPath(row: 1, section: 2)
        let cell = try #require(table.cellForRow(at: path))
        let plain = Screen.elements(of: cell)
        screen.touchRow(1, section: 2, of: table)
        #expect(controller.touched == [path])
        #expect(cell.isSelected && table.indexPathForSelectedRow == path)
        #expect(Screen.elements(of: cell) != plain)
        screen.render()
        #expect(cell.isSelected)
        table.deselectRow(at: path, animated: true)
        screen.render()
        #expect(!cell.isSelected && Screen.elements(of: cell) == plain)
        // Guarded by its path, the delegate answers for the rows of one section alone.
        controller.keepsSelection = false
        screen.touchRow(0, section: 4, of: table)
        #expect(table.indexPathForSelectedRow == nil)
        screen.touchRow(0, section: 0, of: table)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        #expect(controller.touched.count == 3)
    }

    /// The published code names an index that it does not define and a variable twice; this is a
    /// repaired copy.
    @Test("S3-39: the repaired choice of one names its section and shows exactly one checkmark")
    func singleChoice() {
        let (screen, controller) = show()
        let table = controller.listTable
        #expect(checkmarks(table, section: 4) == [0])
        for row in [1, 0, 1, 1] {
            screen.touchRow(row, section: 4, of: table)
            #expect(checkmarks(table, section: 4) == [row])
            #expect(controller.list[4].options.map(\.on) == [row == 0, row == 1])
        }
        screen.touchRow(0, section: 3, of: table)
        #expect(checkmarks(table, section: 3).isEmpty && checkmarks(table, section: 4) == [1])
    }

    @Test("S3-50: a label named like the built-in one takes its place, and shows nothing by itself")
    func misnamed() {
        let cell = MisnamedCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "lost"
        #expect(cell.textLabel?.superview == nil)
        #expect(Screen.texts(in: cell).isEmpty)
        let ordinary = UITableViewCell(style: .default, reuseIdentifier: nil)
        ordinary.textLabel?.text = "shown"
        #expect(Screen.texts(in: ordinary) == ["shown"])
    }

    @Test("S3-51: views in the content view make room for an accessory, views in the cell lie under it")
    func customViews() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let cell = BadgeCell(style: .default, reuseIdentifier: nil)
        cell.frame = window.bounds
        window.addSubview(cell)
        let renderer = FrameRenderer(root: window)
        renderer.renderFrame()
        func right(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: cell).maxX }
        #expect(right(cell.badge) == 320 && right(cell.stray) == 320)
        let control = UISwitch(frame: .zero)
        cell.accessoryView = control
        renderer.renderFrame()
        #expect(right(cell.badge) <= control.frame.minX && right(cell.badge) == cell.contentView.frame.maxX)
        #expect(cell.stray.frame.intersects(CGRect(x: control.frame.minX, y: 0, width: 320, height: 44)))
        // A content configuration replaces the content view, and what it held.
        cell.contentConfiguration = cell.defaultContentConfiguration()
        #expect(!cell.badge.isDescendant(of: cell) && cell.stray.isDescendant(of: cell))
    }

    @Test("S3-55, R29: the rows in a rectangle are an empty array when there are none")
    func rowsInARectangle() {
        let (_, controller) = show()
        let table = controller.listTable
        #expect(table.indexPathsForRows(in: CGRect(x: 0, y: -200, width: 375, height: 100)) == [])
        #expect(table.indexPathsForRows(in: table.rectForHeader(inSection: 1)) == [])
        #expect(table.indexPathsForRows(in: CGRect(x: 400, y: 0, width: 10, height: 900)) == [])
        let rows = table.indexPathsForRows(in: table.rect(forSection: 2))
        #expect(rows == [IndexPath(row: 0, section: 2), IndexPath(row: 1, section: 2)])
        // By brute force: every row whose rectangle meets the other.
        var all: [IndexPath] = []
        for section in 0..<5 {
            for row in 0..<table.numberOfRows(inSection: section) { all.append(IndexPath(row: row, section: section)) }
        }
        for y in stride(from: -30.0, through: 700, by: 7.5) {
            let rect = CGRect(x: 10, y: y, width: 5, height: 60)
            #expect(table.indexPathsForRows(in: rect) == all.filter { table.rectForRow(at: $0).intersects(rect) })
        }
        #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)) == [])
        #expect(table.indexPathsForRows(in: CGRect.null) == [])
        #expect(table.indexPathsForRows(in: CGRect.infinite)?.count == all.count)
    }
}
