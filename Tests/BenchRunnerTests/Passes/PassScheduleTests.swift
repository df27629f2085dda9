// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchStatistics
import TestSupport
import Testing

@testable import BenchCases
@testable import BenchRunner

@Suite("Pass schedule") struct PassScheduleTests {
  private static let group = Cases.group(
    .steady,
    "card",
    1_000,
    [.mutation, .configuration, .configurationDiffing]
  )

  private func schedule(
    _ plan: MeasurementPlan,
    unfilledCount: Int = 1,
    seed: UInt64 = 5
  ) -> PassSchedule {
    var generator = SeededGenerator(seed: seed)
    return PassSchedule(of: Self.group, plan: plan, unfilledCount: unfilledCount, using: &generator)
  }

  @Test func completeAndUnfilledAndShuffled() {
    // Each pass has all of its rounds and blocks, in the order of its rounds.
    do {
      let plan = MeasurementPlan(roundCount: 9, blockCount: 2, cellRoundCount: 6, cpuRoundCount: 1)
      let turns = schedule(plan).turns
      let doubled = (0..<9).flatMap { [$0, $0] }
      expectEqual(turns.filter { $0.pass == .frame }.map(\.round), doubled)
      expectEqual(turns.filter { $0.pass == .batch }.map(\.round), doubled)
      expectEqual(turns.filter { $0.pass == .cell }.map(\.round), Array(0..<6))
      expectEqual(turns.filter { $0.pass == .processor }.map(\.round), [0])
    }
    // Who fills nothing takes part in each turn of the batch pass and in no other.
    for count in 0...2 {
      for turn in schedule(MeasurementPlan(), unfilledCount: count).turns {
        let expected = 3 + (turn.pass == .batch ? count : 0)
        expectEqual(turn.order.sorted(), Array(0..<expected), "\(turn.pass)")
      }
    }
    // Who fills nothing stands at every place of the order about equally often.
    do {
      // Four take part, so four rounds make a square in which each stands once at each place.
      let plan = MeasurementPlan(roundCount: 12, blockCount: 1)
      let places = schedule(plan).turns.filter { $0.pass == .batch }
        .compactMap {
          $0.order.firstIndex(of: 3)
        }
      for place in 0..<4 { expectEqual(places.count { $0 == place }, 3, "place \(place)") }
    }
  }

  @Test func spreadAndProcessor() throws {
    // The rounds of the cell pass stand equally far apart over the whole run.
    // n turns cut a run of N others into n + 1 stretches: the inner ones hold N / n, the outer ones
    // half of that, each but for the rounding of places to whole turns.
    for (rounds, cells) in [(25, 6), (8, 3), (9, 1), (30, 7)] {
      let plan = MeasurementPlan(
        roundCount: rounds,
        blockCount: 2,
        cellRoundCount: cells,
        cpuRoundCount: 0
      )
      var stretches = [0]
      for turn in schedule(plan).turns {
        if turn.pass == .cell { stretches.append(0) } else { stretches[stretches.count - 1] += 1 }
      }
      let share = Double(4 * rounds) / Double(cells)
      expect(stretches.count == cells + 1 && stretches.reduce(0, +) == 4 * rounds)
      for (number, length) in stretches.enumerated() {
        let isOuter = number == 0 || number == cells
        expect((Double(length) - (isOuter ? share / 2 : share)).magnitude <= 1, "\(stretches)")
      }
    }
    // The round of the processor pass stands in the middle.
    do {
      let plan = MeasurementPlan(roundCount: 10, blockCount: 1, cellRoundCount: 0)
      let turns = schedule(plan).turns
      try expectEqual(require(turns.firstIndex { $0.pass == .processor }), 10)
    }
  }
}
