// SPDX-License-Identifier: Apache-2.0

import BenchCells
import BenchHarness
import BenchLists
@_spi(Headless) import HeadlessUIKit
import TestSupport
import Testing

@testable import BenchCases
@testable import BenchRunner

@Suite("Composited scroll") @MainActor struct CompositedScrollTests {
  private static let budget = Result { try FrameBudget(milliseconds: 1_000.0 / 60) }

  private func play(
    _ velocity: Double,
    creation: Double = 0,
    bind: Double,
    drag: Int = 0,
    prepares: Bool = false
  ) throws -> (outcome: CompositedScroll.Outcome, titles: [String]) {
    let list = ModelledList(rowCount: 2_000, creationMilliseconds: creation, bindMilliseconds: bind)
    let scroll = CompositedScroll(
      budget: try Self.budget.get(),
      offsets: CompositedScroll.fling(velocity: velocity, vsyncCount: 60, dragVsyncCount: drag),
      preparesCells: prepares
    )
    let outcome = try scroll.play(list)
    list.render(atOffset: try require(scroll.offsets.last))
    return (outcome, list.visibleTitles)
  }

  @Test("frames in time leave nothing blank, at 5 and 7 points per millisecond", arguments: [5, 7])
  func inTime(velocity: Double) throws {
    let (outcome, _) = try play(velocity, bind: 1)
    expect(outcome.blankPointMilliseconds == 0 && outcome.largestBlankPoints == 0)
    expectEqual(outcome.metrics?.missedVsyncCount, 0)
  }

  @Test(
    "L12: blank points x ms equal the arithmetic of a list that is two numbers",
    arguments: [5, 7],
    [(0, 6), (5, 6), (0, 9), (5, 20), (0, 40)]
  )
  func arithmetic(velocity: Double, cost: (creation: Double, bind: Double)) throws {
    let (outcome, _) = try play(velocity, creation: cost.creation, bind: cost.bind)
    let oracle = try Oracle(
      velocity: velocity,
      creation: cost.creation,
      bind: cost.bind,
      budget: Self.budget.get()
    )
    expect(abs(outcome.blankPointMilliseconds - oracle.blank) < 1e-6)
    expect(abs(outcome.largestBlankPoints - oracle.largest) < 1e-9)
    expect(outcome.largestBlankPoints <= Viewport.standard.height)
    expectEqual(outcome.metrics?.missedVsyncCount, oracle.missed)
  }

  @Test("L12: the most that is blank is the viewport, however late a frame is")
  func clamped() throws {
    let (outcome, _) = try play(100, bind: 30)
    expectEqual(outcome.largestBlankPoints, Viewport.standard.height)
  }

  @Test(
    "L12: cells prepared during a slow drag leave less blank in the fling, and the same content",
    arguments: [5, 7]
  )
  func prepared(velocity: Double) throws {
    let without = try play(velocity, creation: 5, bind: 10, drag: 60)
    let with = try play(velocity, creation: 5, bind: 10, drag: 60, prepares: true)
    expect(with.outcome.blankPointMilliseconds < without.outcome.blankPointMilliseconds)
    expectEqual(with.titles, without.titles)
    expect(without.outcome.wasteRatio == nil)
    let waste = try require(with.outcome.wasteRatio)
    expect((0...1).contains(waste))
    let prepared = try require(with.outcome.counters)["cellsPrepared"]
    expect(prepared >= 18, "a drag of a second leaves time for a viewport of rows")
  }

  @Test("L12: a scroll that turns round wastes what was prepared, and it is counted")
  func waste() throws {
    let list = ModelledList(rowCount: 2_000, creationMilliseconds: 1, bindMilliseconds: 1)
    let scroll = CompositedScroll(
      budget: try Self.budget.get(),
      offsets: [4_400, 4_444, 4_400, 4_400],
      preparesCells: true
    )
    let outcome = try scroll.play(list)
    // Row 119 enters in 1 ms; 7 cells of 2 ms follow until 15 ms. The turn recycles them, row 100 takes one and the
    // cell of row 119 is added: 7 wait. After 1 ms these are filled again until 8 ms, and 4 are made until 16. The idle
    // frame has time for 8 more.
    expectEqual(outcome.counters?["cellsPrepared"], 7 + 11 + 8)
    expectEqual(outcome.counters?["preparedCellsWasted"], 7)
    expectEqual(outcome.counters?["preparedCellsShown"], 0)
    expectEqual(outcome.wasteRatio, 1)
  }

  private struct Oracle {
    private(set) var blank = 0.0
    private(set) var largest = 0.0
    private(set) var missed = 0

    init(velocity: Double, creation: Double, bind: Double, budget: FrameBudget) throws {
      let period = 1_000.0 / 60
      let offsets = (0...60).map { Double($0) * velocity * period }
      func rows(_ offset: Double) -> ClosedRange<Int> {
        let last = ((offset + Viewport.standard.height) / 44).rounded(.up)
        return Int(offset / 44)...Int(last) - 1
      }
      var shown = rows(0)
      var made = shown.count
      var vsync = 1
      while vsync <= 60 {
        let next = rows(offsets[vsync])
        let entering = next.filter { !shown.contains($0) }.count
        let new = max(0, next.count - made)
        made += new
        let work = Double(entering) * bind + Double(new) * creation
        let late = max(0, Int((work / period).rounded(.up)) - 1)
        for step in 0...late where vsync + step <= 60 {
          let cells = step < late ? shown : next
          let top = offsets[vsync + step]
          let bottom = top + Viewport.standard.height
          let covered =
            min(bottom, Double(cells.upperBound + 1) * 44) - max(top, Double(cells.lowerBound) * 44)
          let points = min(Viewport.standard.height, bottom - top - max(0, covered))
          guard points >= 0.5 else { continue }
          blank += points * Double(budget.vsyncNanoseconds(1)) / 1e6
          largest = max(largest, points)
        }
        missed += late
        shown = next
        vsync += late + 1
      }
    }
  }
}
