// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

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
