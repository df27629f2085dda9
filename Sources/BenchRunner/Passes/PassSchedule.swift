// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchStatistics

/// The order of a group's timed blocks: which pass, which round, and in it who comes when.
///
/// Frame rounds come first, then batch rounds; the rounds of the cell pass and of the processor pass
/// stand between them, equally far from each other, so that a quantile of cells sees the whole run
/// and not the two milliseconds in which a clock rate or a neighbour happened to be so. A turn is of
/// one pass.
struct PassSchedule {
  /// One block of each who takes part.
  struct Turn {
    /// What is timed.
    let pass: StrategyBlocks.Pass
    /// The round whose script is played.
    let round: Int
    /// Who plays, in order: the group's strategies by their place, then those that fill nothing.
    let order: [Int]
  }

  /// The turns of a run.
  let turns: [Turn]

  /// Draws the schedule of a group, of which so many play the batch pass with nothing filled.
  init(
    of group: CaseGroup,
    plan: MeasurementPlan,
    unfilledCount: Int,
    using generator: inout SeededGenerator
  ) {
    var drawn: [StrategyBlocks.Pass: [Turn]] = [:]
    for pass in StrategyBlocks.Pass.allCases {
      let blockCount = pass.blockCount(in: plan)
      let schedule = RoundSchedule(
        roundCount: pass.roundCount(in: plan, of: group) * blockCount,
        strategyCount: group.strategies.count + (pass == .batch ? unfilledCount : 0),
        using: &generator
      )
      drawn[pass] = schedule.orders.enumerated()
        .map { Turn(pass: pass, round: $0.offset / blockCount, order: $0.element) }
    }
    let rounds = (drawn[.frame] ?? []) + (drawn[.batch] ?? [])
    let between = Self.merged(drawn[.cell] ?? [], drawn[.processor] ?? [])
    turns = Self.merged(rounds, between)
  }

  /// Two lists as one, each in its order and spread over the whole: the k-th of n stands at
  /// (k + ½) / n.
  private static func merged(_ one: [Turn], _ other: [Turn]) -> [Turn] {
    func placed(_ turns: [Turn]) -> [(place: Double, turn: Turn)] {
      turns.enumerated().map { ((Double($0.offset) + 0.5) / Double(turns.count), $0.element) }
    }
    // Of equal places the first list's comes first.
    return
      (placed(one).map { ($0.place, 0, $0.turn) } + placed(other).map { ($0.place, 1, $0.turn) })
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      .map(\.2)
  }
}
