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

  @Test("R33 R34 R36 R35: updates keep, return or prepare cells off the screen")
  func insert() throws {
    var screen = screen()
    let cached = try require(screen.cell(1))
    let prepared = try require(screen.cell(14))
    screen.titles.insert("new", at: 0)
    screen.table.insertRows(at: paths(0), with: .none)
    expect(screen.cell(2) === cached && screen.cell(15) === prepared)
    expectEqual(screen.bound { screen.render(at: screen.table.contentOffset.y) }, [])
    expectEqual(screen.bound { screen.render(at: 44) }, [], "rows 1 to 3 come back to their cells")
    expectEqual(screen.visibleTitles, (0..<10).map { "row \($0)" })
    expect(screen.table.reuseAccounting().isBalanced)
    screen = self.screen()
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
    screen = ForesightScreen()
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
    screen = ForesightScreen()
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

@Suite("Reuse conservation") @MainActor struct ReuseConservationTests {
  @Test("L1 R35: no cell is lost, and none is made after the warm-up")
  func conservation() {
    for seed in UInt64(0)..<60 {
      var random = SplitMix64(seed: seed)
      let screen = ForesightScreen(rowCount: 120)
      screen.identifier = { ["a", "b", "c"][$0 * 7 % 3] }
      screen.bindMilliseconds = 1
      var offset = 0
      for step in 0..<60 {
        change(screen, &random)
        let reach = [0, 30, 200, 6000][Int.random(in: 0..<4, using: &random)]
        offset = min(max(-100, offset + Int.random(in: -reach...reach, using: &random)), 5300)
        screen.render(at: CGFloat(offset))
        check(screen, "seed \(seed), step \(step), rendered at \(offset)")
        screen.prepare(milliseconds: Double(Int.random(in: 0...8, using: &random)))
        check(screen, "seed \(seed), step \(step), prepared")
      }
    }
    for overscan in 0...3 {
      let screen = ForesightScreen(rowCount: 3000)
      screen.identifier = { ["a", "b", "c"][$0 % 3] }
      screen.table.overscan = overscan
      var random = SplitMix64(seed: 7)
      var peaks: [String: Int] = [:]
      for step in 0..<400 {
        if step == 100 { screen.made["after warm-up"] = screen.made.values.reduce(0, +) }
        screen.render(at: CGFloat(Int.random(in: 0...131_000, using: &random)))
        let counts = Dictionary(grouping: screen.visibleRows, by: screen.identifier)
        for (kind, rows) in counts { peaks[kind] = max(peaks[kind] ?? 0, rows.count) }
      }
      let warm = screen.made.removeValue(forKey: "after warm-up")
      expectEqual(screen.made.values.reduce(0, +), warm, "overscan \(overscan): made later")
      for (kind, count) in screen.made {
        expect(count <= (peaks[kind] ?? 0) + 2 * overscan, "overscan \(overscan), kind \(kind)")
      }
    }
  }

  private func change(_ screen: ForesightScreen, _ random: inout SplitMix64) {
    let table = screen.table
    switch Int.random(in: 0..<16, using: &random) {
    case 0: table.overscan = Int.random(in: 0...3, using: &random)
    case 1: table.positionCacheCapacity = Int.random(in: 0...6, using: &random)
    case 2: table.reusePoolCap = [nil, 0, 2, 5][Int.random(in: 0..<4, using: &random)]
    case 3:
      screen.titles = (0..<Int.random(in: 0...120, using: &random)).map { "row \($0)'" }
      table.reloadData()
    case 4:
      let rows = screen.titles.indices.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      for row in rows { screen.titles[row] += "+" }
      table.reconfigureRows(at: rows.map { IndexPath(row: $0, section: 0) })
    case 5:
      let height = CGFloat(Int.random(in: 0...600, using: &random))
      table.frame.size.height = height
      screen.window.frame.size.height = height
    case 6: table.isPrefetchingEnabled.toggle()
    case 7:
      guard !screen.titles.isEmpty else { return }
      let row = Int.random(in: screen.titles.indices, using: &random)
      table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
    case 8: table.setEditing(!table.isEditing, animated: false)
    case 9: table.prefetchDistance = CGFloat(Int.random(in: 0...600, using: &random))
    default: break
    }
  }

  private func check(_ screen: ForesightScreen, _ words: String) {
    let table = screen.table
    let books = table.reuseAccounting()
    expect(books.isBalanced, "\(words): \(books)")
    expectEqual(books.created, screen.made.values.reduce(0, +), "\(words)")
    expectEqual(screen.visibleTitles, screen.visibleRows.map { screen.titles[$0] }, "\(words)")
    var seen: Set<ObjectIdentifier> = []
    var held = 0
    for row in screen.titles.indices {
      guard let cell = screen.cell(row) else { continue }
      held += 1
      expect(seen.insert(ObjectIdentifier(cell)).inserted, "\(words): one cell for two rows")
      expectEqual(cell.textLabel?.text, screen.titles[row], "\(words): row \(row)")
      let path = IndexPath(row: row, section: 0)
      expectEqual(table.indexPath(for: cell), path, "\(words): row \(row)")
      expect(cell.isHidden != screen.visibleRows.contains(row), "\(words): row \(row)")
      let isSelected = table.indexPathsForSelectedRows?.contains(path) == true
      expect(cell.isSelected == isSelected && cell.isEditing == table.isEditing, "\(words)")
    }
    expectEqual(held, books.live + books.offscreen, "\(words)")
  }

  @Test("L12: a scroll leaves the same picture with and without looking ahead")
  func samePicture() {
    for seed in UInt64(0)..<20 {
      let screens = [false, true]
        .map { looksAhead in
          let screen = ForesightScreen(rowCount: 300, rowHeight: UITableView.automaticDimension)
          screen.titles = screen.titles.enumerated()
            .map { number, title in
              title + String(repeating: "\nmore", count: number * number % 5)
            }
          screen.table.isPrefetchingEnabled = looksAhead
          screen.table.overscan = looksAhead ? 2 : 0
          screen.table.positionCacheCapacity = looksAhead ? 4 : 0
          return screen
        }
      var random = SplitMix64(seed: seed)
      for step in 0..<40 {
        let reach = [20, 85, 117, 3000][Int.random(in: 0..<4, using: &random)]
        let distance = CGFloat(Int.random(in: -reach...reach, using: &random))
        for screen in screens {
          let range = screen.table.verticalOffsetRange
          let target = screen.table.contentOffset.y + distance
          screen.render(at: min(max(range.lowerBound, target), range.upperBound))
          screen.prepare(milliseconds: 1)
        }
        let words = "seed \(seed), step \(step)"
        expectEqual(screens[0].table.contentOffset, screens[1].table.contentOffset, "\(words)")
        expectEqual(screens[0].visibleTitles, screens[1].visibleTitles, "\(words)")
        let frames = screens.map { $0.table.visibleCells.map(\.frame) }
        expectEqual(frames[0], frames[1], "\(words)")
        expectEqual(screens[0].table.contentSize, screens[1].table.contentSize, "\(words)")
      }
    }
  }
}
