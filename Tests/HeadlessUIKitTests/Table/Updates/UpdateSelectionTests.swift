// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Selection through updates") @MainActor struct UpdateSelectionTests {
  private let screen = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))

  private var table: UITableView { screen.table }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("R34: selection and touch follow their rows through updates and reloads")
  func kept() throws {
    table.allowsMultipleSelection = true
    screen.render()
    for row in [2, 5, 60] { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    table.performBatchUpdates {
      let moved = screen.source.model.sections[0].rows.remove(at: 5)
      screen.source.model.sections[0].rows.insert(moved, at: 0)
      screen.source.model.sections[0].rows.remove(at: 3)
      table.moveRow(at: path(5), to: path(0))
      table.deleteRows(at: [path(2)], with: .none)
    }
    screen.render()
    expectEqual(table.indexPathsForSelectedRows, [path(0), path(59)])
    expect(screen.source.selectionCalls.isEmpty)
    table.contentOffset = .zero
    screen.render()
    expect(table.cellForRow(at: path(0))?.isSelected == true)
    expectEqual(table.visibleCells.filter(\.isSelected).count, 1)
    UpdateSelectionTests().reloaded()
    try UpdateSelectionTests().pressed()
  }

  private func reloaded() {
    screen.render()
    table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    table.reloadRows(at: [path(3)], with: .none)
    screen.render()
    expectEqual(table.indexPathsForSelectedRows, [path(3)])
    expect(table.cellForRow(at: path(3))?.isSelected == true)
    expectEqual(table.visibleCells.filter(\.isSelected).count, 1)
  }

  private func pressed() throws {
    screen.render()
    let touch = try require(screen.window.beginTouch(at: CGPoint(x: 100, y: 2 * 44 + 20)))
    screen.source.model.sections[0].rows.insert(.init(title: "new", height: 44), at: 0)
    table.insertRows(at: [path(0)], with: .none)
    screen.render()
    expect(table.cellForRow(at: path(3))?.isHighlighted == true)
    screen.window.endTouch(touch)
    expectEqual(table.indexPathsForSelectedRows, [path(3)])
    expectEqual(screen.source.selectionCalls, ["select 0/3"])
  }
}
