// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Reuse rules") @MainActor struct ReuseRulesTests {
  /// A cell whose superclass overrides the initialiser, as apps' hierarchies do.
  final class GrandchildCell: TrackedCell {}

  private func rows(_ count: Int) -> ListModel {
    ListModel(titles: (0..<count).map { "row \($0)" })
  }

  @Test("R1 R2 R3: dequeuing gives the registered class or the queued cell, reset once")
  func plainDequeue() throws {
    var table = UITableView(frame: .zero, style: .plain)
    expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
    table.register(TrackedCell.self, forCellReuseIdentifier: "a")
    let cell = table.dequeueReusableCell(withIdentifier: "a")
    expect(cell is TrackedCell)
    expectEqual(cell?.reuseIdentifier, "a")
    table.register(nil as AnyClass?, forCellReuseIdentifier: "a")
    expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
    do {
      let table = UITableView(frame: .zero, style: .plain)
      table.register(TrackedCell.self, forCellReuseIdentifier: "a")
      let cell = try require(table.dequeueReusableCell(withIdentifier: "a"))
      table.recycle(cell)
      table.register(nil as AnyClass?, forCellReuseIdentifier: "a")
      expect(table.dequeueReusableCell(withIdentifier: "a") === cell)
      expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
    }
    do {
      let table = UITableView(frame: .zero, style: .plain)
      table.register(GrandchildCell.self, forCellReuseIdentifier: "grandchild")
      let cell = try require(
        table.dequeueReusableCell(withIdentifier: "grandchild", for: [0, 0]) as? GrandchildCell
      )
      expectEqual(cell.givenStyle, .default)
      expect(cell.title.superview === cell.contentView)
      expectEqual(cell.life.count(.prepareForReuse), 0)
    }
    table = UITableView(frame: .zero, style: .plain)
    table.register(TrackedCell.self, forCellReuseIdentifier: "a")
    let first = try require(table.dequeueReusableCell(withIdentifier: "a") as? TrackedCell)
    for count in 1...5 {
      table.recycle(first)
      expect(table.dequeueReusableCell(withIdentifier: "a") === first)
      expectEqual(first.life.count(.prepareForReuse), count)
    }
    let screen = Screen(rows(30))
    screen.source.reuses = false
    for offset in [0.0, 440, 880, 0] { screen.render(at: offset) }
    expectEqual(screen.source.cells.count, 40)
    expect(screen.source.cells.allSatisfy { $0.life.count(.prepareForReuse) == 0 })
    expectEqual(screen.source.cells.filter { $0.superview != nil }.count, 10)
    let books = screen.table.reuseAccounting()
    expect(books.discarded == 30 && books.pooled == 0 && books.isBalanced)
  }

  @Test("each identifier has its own pool, last in, first out")
  func lastInFirstOut() throws {
    let table = UITableView(frame: .zero, style: .plain)
    let identifiers = (0..<40).map { String(repeating: "x", count: $0) + "-\($0)" }
    var stacks: [String: [UITableViewCell]] = [:]
    var random = SplitMix64(seed: 1)
    for identifier in identifiers {
      table.register(TrackedCell.self, forCellReuseIdentifier: identifier)
    }
    var taken: [UITableViewCell] = []
    for step in 0..<4000 {
      if Bool.random(using: &random), let cell = taken.randomElement(using: &random) {
        taken.removeAll { $0 === cell }
        table.recycle(cell)
        stacks[try require(cell.reuseIdentifier), default: []].append(cell)
      } else {
        // Built anew each time, so that no two calls share an identifier's storage.
        let place = Int.random(in: 0..<identifiers.count, using: &random)
        let identifier = String(decoding: Array(identifiers[place].utf8), as: UTF8.self)
        let cell = try require(table.dequeueReusableCell(withIdentifier: identifier))
        let expected = stacks[identifier, default: []].popLast()
        expect(expected == nil || cell === expected, "step \(step)")
        expectEqual(cell.reuseIdentifier, identifier, "step \(step)")
        taken.append(cell)
      }
    }
    expectEqual(table.reuseAccounting().pooled, stacks.values.reduce(0) { $0 + $1.count })
    do {
      let table = UITableView(frame: .zero, style: .plain)
      table.register(TrackedCell.self, forCellReuseIdentifier: "caf\u{E9}")
      let cell = try require(table.dequeueReusableCell(withIdentifier: "cafe\u{301}"))
      table.recycle(cell)
      expect(table.dequeueReusableCell(withIdentifier: "caf\u{E9}") === cell)
    }
    do {
      let table = UITableView(frame: .zero, style: .plain)
      // Their first eight bytes are the same word; 64 of them cannot all have a shortcut of their own.
      let identifiers = (10..<74).map { "row kind \($0)" }
      for identifier in identifiers {
        table.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
        table.recycle(try require(table.dequeueReusableCell(withIdentifier: identifier)))
      }
      // Backwards, as the first of those that share one would get a cell of its own.
      for identifier in identifiers.reversed() {
        let cell = table.dequeueReusableCell(withIdentifier: identifier)
        expectEqual(cell?.reuseIdentifier, identifier)
      }
    }
  }

  @Test("S3-15 S3-16 S3-12 S3-14 S3-17: a table makes the cells on the screen, no others")
  func onlyVisibleCells() throws {
    for count in [100, 100_000] {
      let screen = Screen(rows(count))
      screen.render()
      expectEqual(screen.source.cells.count, 10)
      expectEqual(screen.source.asked.count, 10)
    }
    var screen = Screen(rows(100), size: CGSize(375, 667))
    screen.render()
    expectEqual(screen.table.indexPathsForVisibleRows?.map(\.row), Array(0...15))
    expectEqual(screen.source.cells.count, 16)
    expectEqual(screen.table.reuseAccounting().pooled, 0)
    screen = Screen(rows(100))
    screen.render(at: 0)
    let first = try require(screen.table.cellForRow(at: [0, 0]))
    screen.render(at: 44)
    let entered = try require(screen.table.cellForRow(at: [0, 10]))
    expect(entered === first)
    screen.render(at: 0)
    expectEqual(screen.source.cells.count, 10)
    expectEqual(screen.source.asked.map(\.row), Array(0...9) + [10, 0])
    expectEqual(screen.visibleTitles, (0...9).map { "row \($0)" })
  }

  @Test("S3-17: a pooled cell is unmodified and not pressed")
  func pooledCellIsUnmodified() throws {
    let screen = Screen(rows(100))
    screen.render(at: 0)
    let cell = try require(screen.table.visibleCells.first as? TrackedCell)
    screen.table.reusePoolCap = nil
    screen.source.model.sections[0].rows.removeAll()
    screen.table.reloadData()
    screen.render()
    expectEqual(cell.life.stage, .pooled)
    expect(cell.title.text == "row 0" && cell.isHidden)
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
    let plain = try require(table.dequeueReusableCell(withIdentifier: "a"))
    plain.isHighlighted = true
    table.recycle(plain)
    let again = table.dequeueReusableCell(withIdentifier: "a")
    expect(again === plain && again?.isHighlighted == false)
  }

  @Test("the reuse accounting counts capped, dropped and outliving cells")
  func cap() throws {
    for cap in [0, 3, 10, 100] {
      let screen = Screen(rows(100))
      screen.table.reusePoolCap = cap
      screen.render(at: 0)
      let before = EngineCounters.now()
      screen.source.model.sections[0].rows.removeAll()
      screen.table.reloadData()
      screen.render()
      let done = EngineCounters.now() - before
      let kept = min(cap, 10)
      let books = screen.table.reuseAccounting()
      expect(books.pooled == kept && books.discarded == 10 - kept && books.isBalanced)
      expect(done["recycles"] == kept && done["evictions"] == 10 - kept)
      expectEqual(done["discards"], 10 - kept)
    }
    var screen = Screen(rows(100))
    screen.render()
    expect(screen.table.reuseAccounting().isBalanced)
    _ = screen.table.dequeueReusableCell(withIdentifier: ModelSource.identifier(ofKind: 0))
    expect(!screen.table.reuseAccounting().isBalanced)
    var cells: [UITableViewCell] = []
    // The table is released before its cells.
    do {
      let screen = Screen(rows(100))
      screen.render(at: 0)
      screen.table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
      cells = screen.table.visibleCells
      screen.render(at: 200)
      let identifier = ModelSource.identifier(ofKind: 0)
      cells.append(try require(screen.table.dequeueReusableCell(withIdentifier: identifier)))
      expect(cells.allSatisfy { $0.table === screen.table })
    }
    var inspector = CellInspector()
    for cell in cells {
      expect(cell.table == nil && cell.superview == nil)
      _ = inspector.elements(of: cell)
    }
    // Another table may take them over.
    screen = Screen(rows(100))
    screen.render(at: 0)
    let taker = OneCellSource(cells[0])
    screen.table.dataSource = taker
    screen.render()
    expect(screen.table.visibleCells.first === cells[0])
    expect(screen.table.reuseAccounting().isBalanced)
  }
}
