// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Batch updates") @MainActor struct BatchUpdateTests {
  private let screen = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))

  private var table: UITableView { screen.table }

  private func row(_ title: String) -> ListModel.Row { .init(title: title, height: 44) }

  @Test("R33: a batch deletes before it inserts, and rows that stay or move keep their cells")
  func order() throws {
    screen.render(at: 0)
    table.performBatchUpdates {
      table.insertRows(at: [path(0), path(3)], with: .automatic)
      table.deleteRows(at: [path(1), path(2)], with: .automatic)
      screen.source.model.sections[0].rows.removeSubrange(1...2)
      screen.source.model.sections[0].rows.insert(row("new 0"), at: 0)
      screen.source.model.sections[0].rows.insert(row("new 3"), at: 3)
    }
    expectEqual(table.numberOfRows(inSection: 0), 100)
    table.contentOffset = .zero
    screen.render()
    expectEqual(screen.visibleTitles.prefix(5), ["new 0", "row 0", "row 3", "new 3", "row 4"])
    try TableAudit(screen: screen).check()
    try BatchUpdateTests().kept()
    try BatchUpdateTests().moved()
  }

  private func kept() throws {
    screen.render()
    let cell = try require(table.cellForRow(at: path(4)))
    screen.source.asked = []
    screen.source.model.sections[0].rows.insert(row("new"), at: 6)
    table.insertRows(at: [path(6)], with: .fade)
    expect(screen.source.asked.isEmpty, "nothing happens before the next frame")
    screen.render()
    expectEqual(screen.source.asked, [path(6)])
    expect(table.cellForRow(at: path(4)) === cell)
    try TableAudit(screen: screen).check()
  }

  private func moved() throws {
    screen.source.model.sections.append(.init(header: nil, footer: nil, rows: [row("last")]))
    screen.render()
    let cell = try require(table.cellForRow(at: path(2)))
    let rows = screen.source.model.sections[0].rows
    screen.source.model.sections[0].rows.remove(at: 2)
    screen.source.model.sections[0].rows.insert(rows[2], at: 5)
    table.moveRow(at: path(2), to: path(5))
    screen.source.asked = []
    screen.render()
    expect(table.cellForRow(at: path(5)) === cell)
    expect(screen.source.asked.isEmpty)
    screen.source.model.sections[1].rows.append(screen.source.model.sections[0].rows.remove(at: 5))
    table.moveRow(at: path(5), to: [1, 1])
    screen.render()
    expect(table.cellForRow(at: [1, 1]) == nil)
    try TableAudit(screen: screen).check()
  }

  @Test("R34 L11: reloaded rows get new cells, reconfigured ones keep theirs")
  func reloadedRows() throws {
    screen.render()
    let cell = try require(table.cellForRow(at: path(2)))
    let before = EngineCounters.now()
    screen.source.asked = []
    screen.source.model[path(2)].title = "other"
    table.reloadRows(at: [path(2), path(3), path(50)], with: .none)
    expect(screen.source.ended.isEmpty)
    screen.render()
    let done = EngineCounters.now() - before
    expect(table.cellForRow(at: path(2)) !== cell && table.cellForRow(at: path(3)) !== cell)
    expectEqual(screen.visibleTitles[2], "other")
    expectEqual(screen.source.asked, [path(2), path(3)])
    expect(done["recycles"] == 2 && done["cellsDisplayed"] == 2)
    expectEqual(screen.source.ended.count, 2)
    try TableAudit(screen: screen).check()
    try BatchUpdateTests().threeWays()
    try BatchUpdateTests().ownCells()
    try BatchUpdateTests().reconfigured()
  }

  private func threeWays() throws {
    let paths = (2..<7).map { path($0) }
    screen.render()
    table.reloadRows(at: paths, with: .none)
    screen.render()
    func cost(_ change: () -> Void) -> EngineCounters {
      let before = EngineCounters.now()
      change()
      screen.render()
      return EngineCounters.now() - before
    }
    let reconfigured = cost { table.reconfigureRows(at: paths) }
    expect(reconfigured["dataSourceCellCalls"] == 5 && reconfigured["recycles"] == 0)
    expect(reconfigured["cellsCreated"] == 0 && reconfigured["preparesForReuse"] == 0)
    let reloaded = cost { table.reloadRows(at: paths, with: .none) }
    expect(reloaded["dataSourceCellCalls"] == 5 && reloaded["recycles"] == 5)
    expect(reloaded["cellsCreated"] == 0 && reloaded["preparesForReuse"] == 5)
    let whole = cost { table.reloadData() }
    expect(whole["dataSourceCellCalls"] == 10 && whole["recycles"] == 10)
    expect(whole["cellsCreated"] == 0 && whole["preparesForReuse"] == 10)
    try TableAudit(screen: screen).check()
  }

  private func ownCells() throws {
    screen.source.reuses = false
    screen.render()
    let cell = try require(table.cellForRow(at: path(0)) as? TrackedCell)
    let keeper = OneCellSource(cell)
    table.dataSource = keeper
    screen.render()
    table.reloadRows(at: [path(0)], with: .none)
    screen.render()
    expect(table.cellForRow(at: path(0)) === cell && !cell.isHidden)
    expect(table.reuseAccounting().isBalanced)
  }

  @Test("nested batches are one, and completions run when the new cells are there")
  func nested() throws {
    screen.render()
    table.beginUpdates()
    expect(table.hasUncommittedUpdates)
    table.performBatchUpdates {
      screen.source.model.sections[0].rows.removeFirst(2)
      table.deleteRows(at: [path(0)], with: .none)
    }
    expect(table.hasUncommittedUpdates && table.numberOfRows(inSection: 0) == 100)
    table.deleteRows(at: [path(1)], with: .none)
    table.endUpdates()
    expect(!table.hasUncommittedUpdates && table.numberOfRows(inSection: 0) == 98)
    screen.render()
    try TableAudit(screen: screen).check()
    BatchUpdateTests().completion()
    BatchUpdateTests().innerCompletion()
  }

  private func completion() {
    screen.render()
    var shown: String?
    screen.source.model.sections[0].rows.insert(row("new"), at: 0)
    table.contentOffset = .zero
    table.performBatchUpdates {
      table.insertRows(at: [path(0)], with: .none)
    } completion: { isFinished in
      let title = (table.cellForRow(at: path(1)) as? TrackedCell)?.title.text
      shown = isFinished ? title : nil
    }
    expectEqual(shown, "row 0")
  }

  private func innerCompletion() {
    screen.render()
    var told: [Int] = []
    table.performBatchUpdates {
      screen.source.model.sections[0].rows.insert(row("new"), at: 0)
      table.performBatchUpdates {
        table.insertRows(at: [path(0)], with: .none)
      } completion: { _ in
        told.append(table.numberOfRows(inSection: 0))
      }
      expect(told.isEmpty)
    } completion: { _ in
      told.append(0)
    }
    expectEqual(told, [101, 0])
  }

  @Test("updates wait for a due reload, and layouts for the end of a batch")
  func pendingReload() throws {
    // Before the first layout the table knows no counts to start from.
    screen.source.model.sections[0].rows.removeLast()
    table.deleteRows(at: [path(99)], with: .none)
    screen.render()
    expectEqual(table.numberOfRows(inSection: 0), 99)
    table.performBatchUpdates {
      table.reloadData()
      screen.source.model.sections[0].rows.removeLast(10)
    }
    screen.render()
    expectEqual(table.numberOfRows(inSection: 0), 89)
    try TableAudit(screen: screen).check()
    try BatchUpdateTests().layoutWithin()
  }

  private func layoutWithin() throws {
    screen.render()
    table.performBatchUpdates {
      screen.source.model.sections[0].rows.removeAll()
      table.layoutIfNeeded()
      screen.render()
      table.deleteRows(at: (0..<100).map { path($0) }, with: .none)
    }
    screen.render()
    expect(table.visibleCells.isEmpty && table.contentSize.height == 0)
    try TableAudit(screen: screen).check()
  }

  private func reconfigured() throws {
    screen.render()
    screen.source.asked = []
    table.performBatchUpdates {
      screen.source.model.sections[0].rows.remove(at: 1)
      screen.source.model[path(3)].title = "filled again"
      table.reconfigureRows(at: [path(1), path(4)])
      table.deleteRows(at: [path(1)], with: .none)
    }
    screen.render()
    expectEqual(screen.source.asked, [path(3), path(9)])
    expectEqual(screen.visibleTitles[3], "filled again")
    try TableAudit(screen: screen).check()
  }
}
