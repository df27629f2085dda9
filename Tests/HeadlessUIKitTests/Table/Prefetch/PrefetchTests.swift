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
