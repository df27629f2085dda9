// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Offscreen cells in updates") @MainActor struct OffscreenUpdateTests {
  private func paths(_ rows: Int...) -> [IndexPath] { rows.map { IndexPath(row: $0, section: 0) } }

  /// Rows 0, 1 and 2 are cached, rows 3 to 12 on the screen, 13 to 22 prepared.
  private func screen() -> ForesightScreen {
    let screen = ForesightScreen()
    screen.table.positionCacheCapacity = 3
    screen.render(at: 0)
    screen.render(at: 132)
    screen.prepare(milliseconds: 1000)
    _ = screen.takeCalls()
    return screen
  }

  @Test(
    "R33 R34 R36 R35: updates keep, return or prepare cells off the screen as their rows stay, go or wait"
  )
  func insert() throws {
    do {
      let screen = screen()
      let cached = try require(screen.cell(1))
      let prepared = try require(screen.cell(14))
      screen.titles.insert("new", at: 0)
      screen.table.insertRows(at: paths(0), with: .none)
      expect(screen.cell(2) === cached && screen.cell(15) === prepared)
      expectEqual(screen.bound { screen.render(at: screen.table.contentOffset.y) }, [])
      expectEqual(
        screen.bound { screen.render(at: 44) },
        [],
        "rows 1 to 3 come back to their cells"
      )
      expectEqual(screen.visibleTitles, (0..<10).map { "row \($0)" })
      expect(screen.table.reuseAccounting().isBalanced)
    }
    do {
      let screen = screen()
      screen.titles.remove(at: 1)
      screen.table.deleteRows(at: paths(1), with: .none)
      expect(screen.cell(0) != nil && screen.cell(1)?.textLabel?.text == "row 2")
      screen.titles[0] = "changed"
      screen.table.reloadRows(at: paths(0), with: .none)
      expect(screen.cell(0) == nil)
      screen.render(at: screen.table.contentOffset.y)
      expectEqual(screen.bound { screen.render(at: 0) }, [0])
      expectEqual(screen.visibleTitles.prefix(3), ["changed", "row 2", "row 3"])
      expect(screen.table.reuseAccounting().isBalanced)
    }
    do {
      let screen = ForesightScreen()
      screen.render(at: 0)
      screen.render(at: 44)
      expectEqual(screen.takeCalls(), [.prefetch(Array(11...20))])
      screen.titles.remove(at: 15)
      screen.table.deleteRows(at: paths(15), with: .none)
      screen.render(at: 44)
      expect(screen.takeCalls().isEmpty)
      screen.render(at: 88)
      expectEqual(screen.takeCalls(), [.prefetch([20, 21])], "the deletion has drawn one row near")
      screen.render(at: 44)
      expectEqual(screen.takeCalls(), [.cancel(Array(12...21)), .prefetch([0])])
    }
    do {
      let screen = ForesightScreen()
      screen.render(at: 0)
      screen.render(at: 44)
      screen.table.beginUpdates()
      expectEqual(screen.prepare(milliseconds: 1000), 0)
      screen.table.endUpdates()
      expectEqual(screen.prepare(milliseconds: 1000), 0, "the rows on the screen come first")
      screen.render(at: 44)
      screen.render(at: 45)
      expect(screen.prepare(milliseconds: 1000) > 0)
    }
  }

  @Test("L1: random updates with rows kept and prepared: every cell shows its row")
  func randomUpdates() {
    for seed in UInt64(0)..<60 {
      var random = SplitMix64(seed: seed)
      let screen = ForesightScreen(rowCount: 60)
      screen.table.positionCacheCapacity = Int.random(in: 0...8, using: &random)
      screen.table.overscan = Int.random(in: 0...3, using: &random)
      var made = 0
      screen.render(at: 0)
      for step in 0..<40 {
        screen.table.performBatchUpdates { update(screen, &random, &made) }
        let range = screen.table.verticalOffsetRange
        let distance = CGFloat(Int.random(in: -200...200, using: &random))
        let target = screen.table.contentOffset.y + distance
        screen.render(at: min(max(range.lowerBound, target), range.upperBound))
        screen.prepare(milliseconds: Double(Int.random(in: 0...1, using: &random)) * 100)
        let books = screen.table.reuseAccounting()
        expect(books.isBalanced, "seed \(seed), step \(step): \(books)")
        for row in screen.titles.indices {
          guard let cell = screen.cell(row) else { continue }
          expectEqual(
            cell.textLabel?.text,
            screen.titles[row],
            "seed \(seed), step \(step), \(row)"
          )
          let path = IndexPath(row: row, section: 0)
          expectEqual(screen.table.indexPath(for: cell), path, "seed \(seed), step \(step), \(row)")
        }
        expectEqual(screen.visibleTitles, screen.visibleRows.map { screen.titles[$0] })
      }
    }
  }

  private func update(_ screen: ForesightScreen, _ random: inout SplitMix64, _ made: inout Int) {
    let old = screen.titles
    let gone = Set(old.indices.filter { _ in Int.random(in: 0..<12, using: &random) == 0 })
    let survivors = old.indices.filter { !gone.contains($0) }
    var new = survivors.map { old[$0] }
    var inserted: [Int] = []
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let place = Int.random(in: 0...new.count, using: &random)
      inserted = inserted.map { $0 >= place ? $0 + 1 : $0 } + [place]
      made += 1
      new.insert("new \(made)", at: place)
    }
    screen.titles = new
    screen.table.deleteRows(at: gone.sorted().map { IndexPath(row: $0, section: 0) }, with: .none)
    screen.table.insertRows(at: inserted.map { IndexPath(row: $0, section: 0) }, with: .none)
  }
}
