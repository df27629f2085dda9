// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Reconfigure") @MainActor struct ReconfigureTests {
  private let screen = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("R34 R3: a reconfigured row keeps its own cell, in or outside of every pool")
  func sameCell() throws {
    screen.render()
    let cell = try require(screen.table.cellForRow(at: path(3)) as? TrackedCell)
    screen.source.model[path(3)].title = "new"
    screen.source.asked = []
    let before = EngineCounters.now()
    screen.table.reconfigureRows(at: [path(3)])
    expect(screen.source.asked.isEmpty, "nothing happens before the next frame")
    screen.render()
    let done = EngineCounters.now() - before
    expectEqual(screen.source.asked, [path(3)])
    expect(screen.table.cellForRow(at: path(3)) === cell)
    expectEqual(cell.title.text, "new")
    expectEqual(cell.life.count(.prepareForReuse), 0)
    expectEqual(cell.life.count(.willDisplay), 1)
    expect(done["reconfigures"] == 1 && done["cellsDequeued"] == 0 && done["reuseHits"] == 0)
    expect(done["cellsDisplayed"] == 0 && done["recycles"] == 0)
    try ReconfigureTests().unpooled()
  }

  @Test("R34: rows without a cell are passed over, and a reload replaces reconfiguration")
  func hiddenRows() {
    screen.render()
    screen.source.asked = []
    screen.table.reconfigureRows(at: [path(50), path(99)])
    screen.render()
    expect(screen.source.asked.isEmpty)
    screen.source.model[path(12)].title = "new"
    screen.table.reconfigureRows(at: [path(12)])
    screen.render(at: 220)
    expectEqual(screen.source.asked.filter { $0 == path(12) }.count, 1)
    expectEqual(screen.visibleTitles[7], "new")
    ReconfigureTests().reload()
  }

  private func reload() {
    screen.render()
    screen.source.asked = []
    screen.table.reconfigureRows(at: [path(1), path(2)])
    screen.table.reloadData()
    screen.render()
    expectEqual(screen.source.asked, (0...9).map { path($0) })
  }

  private func unpooled() throws {
    screen.source.reuses = false
    screen.render()
    let cell = try require(screen.table.cellForRow(at: path(0)))
    screen.source.model[path(0)].title = "new"
    screen.table.reconfigureRows(at: [path(0)])
    screen.render()
    expect(screen.table.cellForRow(at: path(0)) === cell)
    expectEqual(screen.visibleTitles[0], "new")
  }
}
