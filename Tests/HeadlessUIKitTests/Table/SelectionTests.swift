// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Selection") @MainActor struct SelectionTests {
  private let screen = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func selectedRows() -> [Int] {
    (screen.table.indexPathsForVisibleRows ?? [])
      .filter { screen.table.cellForRow(at: $0)?.isSelected == true }
      .map(\.row)
  }

  @Test("R29 R31 R32: selecting by code tells the delegate nothing, and a touch tells it")
  func none() {
    screen.render()
    expect(screen.table.indexPathForSelectedRow == nil)
    expect(screen.table.indexPathsForSelectedRows == nil)
    SelectionTests().byCode()
    SelectionTests().scrolling()
    SelectionTests().byTouch()
  }

  private func byCode() {
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

  private func scrolling() {
    screen.render()
    screen.table.selectRow(at: path(50), animated: false, scrollPosition: .none)
    expectEqual(screen.viewport.lowerBound, 0)
    screen.table.selectRow(at: path(50), animated: false, scrollPosition: .top)
    expectEqual(screen.viewport.lowerBound, 2200)
    screen.render()
    expectEqual(selectedRows(), [50])
  }

  private func byTouch() {
    screen.render()
    screen.table.touchRow(at: path(1))
    screen.table.touchRow(at: path(2))
    expectEqual(screen.source.selectionCalls, ["select 0/1", "deselect 0/1", "select 0/2"])
    expectEqual(selectedRows(), [2])
  }

  @Test("a selection belongs to the row, one or several, where the table allows it")
  func reuse() {
    screen.render()
    screen.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    for offset in stride(from: 0.0, through: 2000, by: 130) {
      screen.render(at: offset)
      expectEqual(selectedRows(), (offset < 44 ? [0] : []), "offset \(offset)")
    }
    screen.render(at: 0)
    expectEqual(selectedRows(), [0])
    SelectionTests().multiple()
    SelectionTests().forbidden()
  }

  private func multiple() {
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

  private func forbidden() {
    screen.table.allowsSelection = false
    screen.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    screen.table.touchRow(at: path(2))
    expect(screen.table.indexPathForSelectedRow == nil)
    expect(screen.source.selectionCalls.isEmpty)
  }

  @Test("reloadData clears the selection, and later selections stay")
  func reload() {
    screen.render()
    screen.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    screen.table.reloadData()
    expect(screen.table.indexPathForSelectedRow == nil)
    screen.render()
    expect(screen.table.indexPathForSelectedRow == nil)
    expect(screen.table.visibleCells.allSatisfy { !$0.isSelected })
    expect(screen.source.selectionCalls.isEmpty)
    SelectionTests().selectedAfterReload()
  }

  private func selectedAfterReload() {
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
