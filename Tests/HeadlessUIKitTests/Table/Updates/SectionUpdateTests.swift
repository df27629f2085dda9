// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Section updates") @MainActor struct SectionUpdateTests {
  private let screen: Screen

  init() {
    screen = Screen(
      ListModel(
        sections: (0..<6)
          .map { section in
            .init(
              header: "header \(section)",
              footer: section == 2 ? "footer 2" : nil,
              rows: (0..<3).map { .init(title: "\(section).\($0)", height: 44) }
            )
          }
      )
    )
    screen.render()
  }

  private var table: UITableView { screen.table }

  @Test("sections come, go and move with their rows, cells and headers")
  func comeAndGo() throws {
    table.performBatchUpdates {
      screen.source.model.sections.remove(at: 1)
      screen.source.model.sections.insert(
        .init(header: "new", footer: nil, rows: [.init(title: "n", height: 44)]),
        at: 0
      )
      table.insertSections([0], with: .none)
      table.deleteSections([1], with: .none)
    }
    screen.render()
    try TableAudit(screen: screen).check()
    screen.render(at: 0)
    expectEqual(screen.visibleTitles.prefix(4), ["n", "0.0", "0.1", "0.2"])
    try TableAudit(screen: screen).check()
    try SectionUpdateTests().moved()
    try SectionUpdateTests().acrossSections()
  }

  private func moved() throws {
    let cell = try require(table.cellForRow(at: [0, 1]))
    let header = try require(table.headerView(forSection: 0))
    let section = screen.source.model.sections.remove(at: 0)
    screen.source.model.sections.insert(section, at: 1)
    table.moveSection(0, toSection: 1)
    screen.source.asked = []
    table.contentOffset = .zero
    screen.render()
    expect(table.cellForRow(at: [1, 1]) === cell)
    expect(table.headerView(forSection: 1) === header)
    try TableAudit(screen: screen).check()
  }

  @Test("S3-38: a reloaded section asks for everything again and loses its selection")
  func reloaded() throws {
    screen.source.model.sections[1].header = "another header"
    screen.source.model.sections[1].rows = (0..<2).map { .init(title: "r\($0)", height: 44) }
    screen.source.asked = []
    table.reloadSections([1], with: .none)
    screen.render()
    expect(screen.source.asked.prefix(2).allSatisfy { $0.section == 1 })
    expect(!screen.source.asked.contains { $0.section == 0 })
    expectEqual(table.headerView(forSection: 1)?.textLabel?.text, "another header")
    try TableAudit(screen: screen).check()
    SectionUpdateTests().selection()
  }

  private func acrossSections() throws {
    let cell = try require(table.cellForRow(at: [1, 2]))
    table.performBatchUpdates {
      let row = screen.source.model.sections[1].rows[2]
      screen.source.model.sections.remove(at: 1)
      screen.source.model.sections.insert(
        .init(header: nil, footer: nil, rows: [.init(title: "n", height: 44), row]),
        at: 1
      )
      table.deleteSections([1], with: .none)
      table.insertSections([1], with: .none)
      table.moveRow(at: [1, 2], to: [1, 1])
      // As a fetched results controller says it: what the section's own call says already.
      table.deleteRows(at: [IndexPath(row: 0, section: 1)], with: .none)
      table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .none)
    }
    screen.render()
    expect(table.cellForRow(at: [1, 1]) === cell)
    try TableAudit(screen: screen).check()
  }

  private func selection() {
    table.allowsMultipleSelection = true
    for section in 0..<2 {
      table.selectRow(at: [section, 1], animated: false, scrollPosition: .none)
    }
    table.reloadSections([1], with: .none)
    screen.render()
    expectEqual(table.indexPathsForSelectedRows, [IndexPath(row: 1, section: 0)])
    expectEqual(table.visibleCells.filter(\.isSelected).count, 1)
  }

  @Test("random moves of sections with heights of their own", arguments: 0..<20 as Range<UInt64>)
  func shuffled(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let count = 9
    let screen = Screen(
      ListModel(
        sections: (0..<count)
          .map { section in
            .init(rows: (0..<section).map { .init(title: "\(section).\($0)", height: 44) })
          }
      )
    )
    screen.render()
    let order = (0..<count).shuffled(using: &generator)
    let kept = order.prefix(6)
    screen.table.performBatchUpdates {
      let old = screen.source.model.sections
      screen.source.model.sections = kept.map { old[$0] }
      screen.table.deleteSections(IndexSet(order.dropFirst(6)), with: .none)
      for (new, section) in kept.enumerated() { screen.table.moveSection(section, toSection: new) }
    }
    screen.render()
    for section in 0..<kept.count {
      expectEqual(screen.table.numberOfRows(inSection: section), kept[section], "seed \(seed)")
    }
    try TableAudit(screen: screen).check()
  }
}

@Suite("Reconfigure") @MainActor final class ReconfigureTests {
  private var screen = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))

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
    screen = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))
    screen.source.reuses = false
    screen.render()
    let own = try require(screen.table.cellForRow(at: path(0)))
    screen.source.model[path(0)].title = "new"
    screen.table.reconfigureRows(at: [path(0)])
    screen.render()
    expect(screen.table.cellForRow(at: path(0)) === own)
    expectEqual(screen.visibleTitles[0], "new")
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
    screen = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))
    screen.render()
    screen.source.asked = []
    screen.table.reconfigureRows(at: [path(1), path(2)])
    screen.table.reloadData()
    screen.render()
    expectEqual(screen.source.asked, (0...9).map { path($0) })
  }
}

@Suite("Selection through updates") @MainActor final class UpdateSelectionTests {
  private var screen = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))

  private var table: UITableView { screen.table }

  @Test("R34: selection and touch follow their rows through updates and reloads")
  func kept() throws {
    table.allowsMultipleSelection = true
    screen.render()
    for row in [2, 5, 60] { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    table.performBatchUpdates {
      let moved = self.screen.source.model.sections[0].rows.remove(at: 5)
      self.screen.source.model.sections[0].rows.insert(moved, at: 0)
      self.screen.source.model.sections[0].rows.remove(at: 3)
      self.table.moveRow(at: path(5), to: path(0))
      self.table.deleteRows(at: [path(2)], with: .none)
    }
    screen.render()
    expectEqual(table.indexPathsForSelectedRows, [path(0), path(59)])
    expect(screen.source.selectionCalls.isEmpty)
    table.contentOffset = .zero
    screen.render()
    expect(table.cellForRow(at: path(0))?.isSelected == true)
    expectEqual(table.visibleCells.filter(\.isSelected).count, 1)
    screen = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))
    screen.render()
    table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    table.reloadRows(at: [path(3)], with: .none)
    screen.render()
    expectEqual(table.indexPathsForSelectedRows, [path(3)])
    expect(table.cellForRow(at: path(3))?.isSelected == true)
    expectEqual(table.visibleCells.filter(\.isSelected).count, 1)
    screen = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))
    screen.render()
    let touch = try require(screen.window.beginTouch(at: CGPoint(100, 2 * 44 + 20)))
    screen.source.model.sections[0].rows.insert(.init(title: "new", height: 44), at: 0)
    table.insertRows(at: [path(0)], with: .none)
    screen.render()
    expect(table.cellForRow(at: path(3))?.isHighlighted == true)
    screen.window.endTouch(touch)
    expectEqual(table.indexPathsForSelectedRows, [path(3)])
    expectEqual(screen.source.selectionCalls, ["select 0/3"])
  }
}

@Suite("Index shifts") struct IndexShiftTests {
  @Test("shifts move each entry as editing the list does")
  func random() {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let count = Int.random(in: 0...12, using: &generator)
      let removed = (0..<count).filter { _ in Bool.random(using: &generator) }
      let left = (0..<count).filter { !removed.contains($0) }
      let newCount = left.count + Int.random(in: 0...6, using: &generator)
      let inserted = Array((0..<newCount).shuffled(using: &generator).prefix(newCount - left.count))
        .sorted()
      // Insertions name places of the finished list, so those that stay fill the other places.
      var list = [Int?](repeating: nil, count: newCount)
      var next = left.makeIterator()
      for place in 0..<newCount where !inserted.contains(place) { list[place] = next.next() }

      let shift = IndexShift(removing: removed, inserting: inserted)
      for old in 0..<count {
        expectEqual(shift.newIndex(of: old), list.firstIndex(of: old), "seed \(seed), entry \(old)")
      }
      for new in 0..<newCount {
        expectEqual(shift.oldIndex(of: new), list[new], "seed \(seed), place \(new)")
      }
    }
    expectEqual(IndexShift.none.newIndex(of: 1 << 40), 1 << 40)
    expectEqual(IndexShift.none.oldIndex(of: 0), 0)
  }
}
