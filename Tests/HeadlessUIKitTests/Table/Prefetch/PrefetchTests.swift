// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Prefetch") @MainActor struct PrefetchTests {
  private func rows(_ range: ClosedRange<Int>) -> [Int] { Array(range) }

  @Test("R36 L12: rows ahead are announced once, nearest first, and cancelled by a turn or a jump")
  func announces() {
    var screen = ForesightScreen()
    screen.render(at: 0)
    expect(screen.takeCalls().isEmpty, "nothing is ahead before the list moves")
    screen.render(at: 44)
    expectEqual(screen.takeCalls(), [.prefetch(rows(11...20))])
    screen.render(at: 60)
    expectEqual(screen.takeCalls(), [.prefetch([21])], "row 11 has come, the edge is one row on")
    screen.render(at: 88)
    expect(screen.takeCalls().isEmpty)
    screen.render(at: 500)
    expectEqual(screen.visibleRows, rows(11...21))
    expectEqual(screen.takeCalls(), [.prefetch(rows(22...31))])
    screen = ForesightScreen()
    screen.render(at: 880)
    screen.render(at: 924)
    expectEqual(screen.takeCalls(), [.prefetch(rows(31...40))])
    screen.render(at: 968)
    expectEqual(screen.takeCalls(), [.prefetch([41])])
    screen.render(at: 924)
    expectEqual(screen.takeCalls(), [.cancel(rows(32...41)), .prefetch(rows(11...20).reversed())])
    screen.render(at: 968)
    expectEqual(
      screen.takeCalls(),
      [.cancel(rows(11...20).reversed()), .prefetch(rows(32...41))],
      "row 31 was shown, so it was not cancelled and is on the screen again"
    )
    screen = ForesightScreen()
    screen.render(at: 0)
    screen.render(at: 44)
    _ = screen.takeCalls()
    screen.render(at: 2200)
    expectEqual(screen.takeCalls(), [.cancel(rows(11...20).reversed()), .prefetch(rows(60...69))])
    screen.render(at: 3960)
    expectEqual(screen.visibleRows, rows(90...99))
    expectEqual(screen.takeCalls(), [.cancel(rows(60...69).reversed())])
    screen.render(at: 4100)
    expect(screen.takeCalls().isEmpty)
  }

  @Test("R36: prefetching that is switched off or reloaded ends what is under way")
  func switchedOff() {
    var screen = ForesightScreen()
    expect(screen.table.isPrefetchingEnabled)
    screen.render(at: 0)
    screen.render(at: 44)
    _ = screen.takeCalls()
    screen.table.isPrefetchingEnabled = false
    expectEqual(screen.takeCalls(), [.cancel(rows(11...20))])
    screen.render(at: 88)
    expect(screen.takeCalls().isEmpty && screen.prepare(milliseconds: 1000) == 0)
    screen.table.isPrefetchingEnabled = true
    screen.render(at: 132)
    expectEqual(screen.takeCalls(), [.prefetch(rows(13...22))])
    screen = ForesightScreen()
    screen.render(at: 0)
    screen.render(at: 44)
    _ = screen.takeCalls()
    screen.table.reloadData()
    screen.render(at: 44)
    expect(screen.takeCalls().isEmpty)
    screen.render(at: 88)
    expectEqual(screen.takeCalls(), [.prefetch(rows(12...21))])
    screen = ForesightScreen()
    screen.render(at: 0)
    screen.render(at: 44)
    _ = screen.takeCalls()
    screen.table.prefetchDataSource = screen
    expect(screen.takeCalls().isEmpty, "the same one goes on")
    screen.table.prefetchDataSource = nil
    expectEqual(screen.takeCalls(), [.cancel(rows(11...20))])
    screen.render(at: 88)
    expect(screen.takeCalls().isEmpty)
  }

  @Test(
    "the distance is a knob: as many rows are ahead as it touches",
    arguments: [0, 1, 44, 45, 990]
  )
  func distance(points: CGFloat) {
    let screen = ForesightScreen()
    screen.table.prefetchDistance = points
    screen.render(at: 0)
    screen.render(at: 44)
    let count = Int((points / 44).rounded(.up))
    let expected: [ForesightScreen.Call] = count == 0 ? [] : [.prefetch(Array(11..<11 + count))]
    expectEqual(screen.takeCalls(), expected)
  }

  @Test("R36: random scrolls announce and cancel as a list of sets does")
  func randomScrolls() {
    for seed in UInt64(0)..<40 {
      var random = SplitMix64(seed: seed)
      let screen = ForesightScreen(rowCount: 200)
      screen.table.prefetchDistance = CGFloat(Int.random(in: 0...900, using: &random))
      var model = PrefetchModel(rowCount: 200, distance: screen.table.prefetchDistance ?? 0)
      var offset: CGFloat = 0
      screen.render(at: 0)
      model.show(screen.visibleRows, at: 0)
      for step in 0..<60 {
        let reach = [3, 60, 300, 4000][Int.random(in: 0..<4, using: &random)]
        offset += CGFloat(Int.random(in: -reach...reach, using: &random))
        offset = min(max(0, offset), 200 * 44 - 440)
        screen.render(at: offset)
        model.show(screen.visibleRows, at: offset)
        expectEqual(
          screen.takeCalls(),
          model.takeCalls(),
          "seed \(seed), step \(step), offset \(offset)"
        )
      }
    }
  }

  /// What rows of 44 points must be told, by sets that are made anew from definitions.
  private struct PrefetchModel {
    let rowCount: Int
    let distance: CGFloat
    private var announced: Set<Int> = []
    private var former: CGFloat?
    private var calls: [ForesightScreen.Call] = []

    init(rowCount: Int, distance: CGFloat) {
      self.rowCount = rowCount
      self.distance = distance
    }

    mutating func show(_ rows: [Int], at offset: CGFloat) {
      defer { former = offset }
      guard let former, former != offset, let first = rows.first, let last = rows.last else {
        return
      }
      let isDown = offset > former
      announced.subtract(rows)
      let gone = announced.filter { isDown ? $0 < first : $0 > last }
      if !gone.isEmpty { calls.append(.cancel(isDown ? gone.sorted().reversed() : gone.sorted())) }
      announced.subtract(gone)
      let reach = Int((distance / 44).rounded(.up))
      let ahead =
        isDown
        ? Array(last + 1..<max(last + 1, min(rowCount, last + 1 + reach)))
        : (max(0, first - reach)..<first).reversed()
      let fresh = ahead.filter { !announced.contains($0) }
      if !fresh.isEmpty { calls.append(.prefetch(fresh)) }
      announced.formUnion(fresh)
    }

    mutating func takeCalls() -> [ForesightScreen.Call] {
      defer { calls = [] }
      return calls
    }
  }
}

@Suite("Cell preparation") @MainActor struct CellPreparationTests {
  private func scrolled() -> ForesightScreen {
    let screen = ForesightScreen()
    screen.render(at: 0)
    screen.render(at: 44)
    screen.creationMilliseconds = 5
    screen.bindMilliseconds = 5
    return screen
  }

  @Test("R35 L8: preparation makes as many cells as the time left allows by the running mean")
  func fits() {
    var screen = scrolled()
    expectEqual(screen.prepare(milliseconds: 16.67), 1, "10 ms, and 20 are too many")
    expectEqual(screen.clock.nowNanoseconds, 10_000_000)
    expect(screen.bound.last == 11 && screen.made["a"] == 11)
    // Row 1 leaves and gives its cell to the pool; row 11 has its own already.
    expectEqual(screen.bound { screen.render(at: 88) }, [])
    expectEqual(screen.prepare(milliseconds: 16.67), 2, "5 ms with row 1's cell, 10 with a new one")
    expect(screen.bound == [12, 13] && screen.made["a"] == 12)
    expectEqual(screen.bound { screen.render(at: 176) }, [])
    expectEqual(screen.table.reuseAccounting().pooled, 2)
    expectEqual(screen.prepare(milliseconds: 16.67), 2, "5 + 5 from the pool, 10 more are too many")
    expectEqual(screen.table.reuseAccounting().pooled, 0)
    for pooled in 0..<6 {
      for milliseconds in [0, 4.99, 5, 9.99, 10, 14.99, 15, 16.67, 25, 33.34] {
        let screen = scrolled()
        // Learns the times, then gives all cells back, of which the pool keeps some.
        screen.prepare(milliseconds: 60)
        screen.table.reusePoolCap = pooled
        screen.table.isPrefetchingEnabled = false
        screen.table.isPrefetchingEnabled = true
        expectEqual(screen.table.reuseAccounting().pooled, pooled)
        var expected = 0
        while 5 * Double(expected + 1) + 5 * Double(max(0, expected + 1 - pooled)) <= milliseconds {
          expected += 1
        }
        expectEqual(
          screen.prepare(milliseconds: milliseconds),
          min(expected, 10),
          "\(pooled) pooled, \(milliseconds) ms"
        )
      }
    }
    screen = scrolled()
    screen.creationMilliseconds = 0
    screen.bindMilliseconds = 4
    expectEqual(screen.prepare(milliseconds: 4), 1)
    screen.bindMilliseconds = 8
    expectEqual(screen.prepare(milliseconds: 4), 1, "4 ms are expected, 8 are taken")
    expectEqual(screen.prepare(milliseconds: 4.999_999), 0, "4 · 3/4 + 8 · 1/4 = 5 ms are expected")
    expectEqual(screen.prepare(milliseconds: 5), 1)
    expectEqual(screen.prepare(milliseconds: 5.749_999), 0, "5 · 3/4 + 8 · 1/4 = 5.75")
    expectEqual(screen.prepare(milliseconds: 5.75), 1)
    screen = ForesightScreen()
    screen.identifier = { $0.isMultiple(of: 2) ? "a" : "b" }
    screen.render(at: 0)
    screen.render(at: 44)
    screen.bindMilliseconds = 9
    expectEqual(screen.prepare(milliseconds: 9), 1, "row 11 is of kind b, nothing is known before")
    screen.bindMilliseconds = 1
    expectEqual(screen.prepare(milliseconds: 9), 1, "row 12 is of kind a and takes 1 ms")
    expectEqual(screen.prepare(milliseconds: 8.9), 0, "the next could be of kind b: 9 ms")
    screen.identifier = { _ in "a" }
    screen.table.reloadData()
    screen.render(at: 44)
    screen.render(at: 88)
    expectEqual(screen.prepare(milliseconds: 1), 1, "no b is on the screen any more")
  }

  @Test("R30 R35: a prepared cell is found, shown without another bind, or counted as wasted")
  func shown() throws {
    var screen = scrolled()
    screen.prepare(milliseconds: 30)
    let prepared = try require(screen.cell(11))
    expect(!screen.table.visibleCells.contains { $0 === prepared })
    expectEqual(screen.table.indexPath(for: prepared), IndexPath(row: 11, section: 0))
    expect(prepared.textLabel?.text == "row 11" && prepared.isHidden)
    expect(!screen.displayed.contains(11))
    var books = screen.table.reuseAccounting()
    expect(books.offscreen == 3 && books.live == 10 && books.isBalanced)
    var before = EngineCounters.now()
    expectEqual(screen.bound { screen.render(at: 88) }, [])
    var done = EngineCounters.now() - before
    expect(screen.table.visibleCells.last === prepared && !prepared.isHidden)
    expectEqual(screen.displayed.last, 11)
    expect(done["preparedCellsShown"] == 1 && done["cellsPrepared"] == 0)
    expect(done["dataSourceCellCalls"] == 0 && done["cellsDisplayed"] == 1)
    screen = scrolled()
    expectEqual(screen.prepare(milliseconds: 30), 3)
    before = EngineCounters.now()
    screen.render(at: 0)
    done = EngineCounters.now() - before
    expect(done["preparedCellsWasted"] == 3 && done["preparedCellsShown"] == 0)
    expect(screen.cell(11) == nil)
    books = screen.table.reuseAccounting()
    expect(books.offscreen == 0 && books.pooled == 3 && books.isBalanced)
  }

  @Test("R35: rows ahead are prepared up to the prefetch distance, and none without a scroll")
  func upwards() {
    var screen = ForesightScreen()
    screen.table.prefetchDistance = 132
    screen.render(at: 880)
    screen.render(at: 836)
    expectEqual(screen.bound { screen.prepare(milliseconds: 1000) }, [18, 17, 16])
    expectEqual(screen.bound { screen.prepare(milliseconds: 1000) }, [])
    expectEqual(screen.bound { screen.render(at: 700) }, [15])
    screen = ForesightScreen()
    expectEqual(screen.prepare(milliseconds: 1000), 0)
    screen.render(at: 0)
    expectEqual(screen.prepare(milliseconds: 1000), 0)
    screen.render(at: 44)
    screen.table.reloadData()
    expectEqual(screen.prepare(milliseconds: 1000), 0)
    screen.titles = []
    screen.render(at: 44)
    expectEqual(screen.prepare(milliseconds: 1000), 0)
  }

  @Test("R35: a prepared cell is measured in advance, and again when the app changes it")
  func sizing() throws {
    var screen = ForesightScreen(rowHeight: UITableView.automaticDimension)
    screen.titles[10] = "a\nb\nc\nd\ne"
    screen.titles[11] = "a\nb\nc\nd"
    screen.render(at: 0)
    screen.render(at: 20)
    let size = screen.table.contentSize
    screen.prepare(milliseconds: 1000)
    expectEqual(screen.table.contentSize, size, "heights change when rows are shown, not before")
    let done = counting { screen.render(at: 300) }
    let plain = ForesightScreen(rowHeight: UITableView.automaticDimension)
    plain.titles = screen.titles
    plain.render(at: 0)
    plain.render(at: 20)
    let plainDone = counting { plain.render(at: 300) }
    expectEqual(screen.table.contentSize, plain.table.contentSize)
    expectEqual(screen.table.visibleCells.map(\.frame), plain.table.visibleCells.map(\.frame))
    expect(done["dataSourceCellCalls"] == 0 && plainDone["dataSourceCellCalls"] > 0)
    expect(done["textLayouts"] < plainDone["textLayouts"])
    screen = ForesightScreen(rowHeight: UITableView.automaticDimension)
    screen.render(at: 0)
    screen.render(at: 20)
    screen.prepare(milliseconds: 1000)
    let label = try require(screen.cell(12)?.textLabel)
    label.text = "a\nb\nc\nd\ne\nf"
    screen.render(at: 200)
    let row = IndexPath(row: 12, section: 0)
    let ordinary = screen.table.rectForRow(at: [0, 11]).height
    expect(screen.table.rectForRow(at: row).height > 2 * ordinary)
  }
}
