// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Selection by code and by touch (R29, R31, R32).
@Suite("Selection") @MainActor struct SelectionTests {
  private let screen = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func selectedRows() -> [Int] {
    (screen.table.indexPathsForVisibleRows ?? [])
      .filter {
        screen.table.cellForRow(at: $0)?.isSelected == true
      }
      .map(\.row)
  }

  @Test("R29: selected rows are nil when there are none")
  func none() {
    screen.render()
    expect(screen.table.indexPathForSelectedRow == nil)
    expect(screen.table.indexPathsForSelectedRows == nil)
  }

  @Test("R31: selecting and deselecting by code tells the delegate nothing")
  func byCode() {
    screen.render()
    screen.table.selectRow(at: path(2), animated: true, scrollPosition: .none)
    expectEqual(selectedRows(), [2])
    screen.table.selectRow(at: path(3), animated: true, scrollPosition: .none)
    expectEqual(selectedRows(), [3])
    screen.table.deselectRow(at: path(3), animated: true)
    screen.table.deselectRow(at: path(50), animated: true)
    expectEqual(selectedRows(), [])
    screen.table.selectRow(at: path(4), animated: true, scrollPosition: .none)
    screen.table.selectRow(at: nil, animated: true, scrollPosition: .none)
    expect(screen.table.indexPathForSelectedRow == nil)
    expectEqual(selectedRows(), [])
    expect(screen.source.selectionCalls.isEmpty)
  }

  @Test("R31: position none does not scroll when a row is selected, the others do")
  func scrolling() {
    screen.render()
    screen.table.selectRow(at: path(50), animated: false, scrollPosition: .none)
    expectEqual(screen.viewport.lowerBound, 0)
    screen.table.selectRow(at: path(50), animated: false, scrollPosition: .top)
    expectEqual(screen.viewport.lowerBound, 2200)
    screen.render()
    expectEqual(selectedRows(), [50])
  }

  @Test("R32: a touch tells the delegate, the deselected row first")
  func byTouch() {
    screen.render()
    screen.table.touchRow(at: path(1))
    screen.table.touchRow(at: path(2))
    expectEqual(screen.source.selectionCalls, ["select 0/1", "deselect 0/1", "select 0/2"])
    expectEqual(selectedRows(), [2])
  }

  @Test("selection belongs to the row and not to the cell that shows it")
  func reuse() {
    screen.render()
    screen.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    for offset in stride(from: 0.0, through: 2000, by: 130) {
      screen.render(at: offset)
      expectEqual(selectedRows(), (offset < 44 ? [0] : []), "offset \(offset)")
    }
    screen.render(at: 0)
    expectEqual(selectedRows(), [0])
  }

  @Test("several rows can be selected where that is allowed, in the order of the calls")
  func multiple() {
    screen.table.allowsMultipleSelection = true
    screen.render()
    for row in [5, 3, 7] {
      screen.table.selectRow(at: path(row), animated: false, scrollPosition: .none)
    }
    expectEqual(screen.table.indexPathsForSelectedRows?.map(\.row), [5, 3, 7])
    expectEqual(screen.table.indexPathForSelectedRow, path(5))
    screen.table.touchRow(at: path(3))
    expectEqual(screen.table.indexPathsForSelectedRows?.map(\.row), [5, 7])
    expectEqual(screen.source.selectionCalls, ["deselect 0/3"])
  }

  @Test("a table that allows no selection has none")
  func forbidden() {
    screen.table.allowsSelection = false
    screen.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    screen.table.touchRow(at: path(2))
    expect(screen.table.indexPathForSelectedRow == nil)
    expect(screen.source.selectionCalls.isEmpty)
  }

  @Test("reloadData clears the selection, as UITableView's page says, and tells nobody")
  func reload() {
    screen.render()
    screen.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    screen.table.reloadData()
    expect(screen.table.indexPathForSelectedRow == nil)
    screen.render()
    expect(screen.table.indexPathForSelectedRow == nil)
    expect(screen.table.visibleCells.allSatisfy { !$0.isSelected })
    expect(screen.source.selectionCalls.isEmpty)
  }

  @Test("what is selected after reloadData and before the next layout stays")
  func selectedAfterReload() {
    screen.render()
    screen.table.reloadData()
    screen.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    screen.render()
    expectEqual(screen.table.indexPathForSelectedRow, path(2))
    // What the table reloads by itself is no call of the app's.
    screen.table.rowHeight = 50
    screen.render()
    expectEqual(screen.table.indexPathForSelectedRow, path(2))
    expect(screen.table.cellForRow(at: path(2))?.isSelected == true)
  }
}
