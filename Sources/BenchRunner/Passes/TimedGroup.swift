// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchStatistics

/// A group that was verified and whose timed blocks are under way, turn by turn.
@MainActor final class TimedGroup {
  private let runner: GroupRunner
  private let verifications: [CaseVerification]
  private let strategies: [StrategyBlocks]
  /// The ways to a cell with nothing filled, and their blocks.
  private let ways: [Strategy]
  private let unfilled: [StrategyBlocks]
  private let schedule: PassSchedule

  /// Verifies the group and draws the order of its blocks.
  init(_ runner: GroupRunner) {
    let (group, rows, plan) = (runner.group, runner.rows, runner.plan)
    self.runner = runner
    verifications = runner.verify()
    strategies = group.strategies.map { StrategyBlocks(group, $0, rows, plan) }
    ways = plan.takesUnfilled ? group.waysToCells : []
    unfilled = ways.map { StrategyBlocks(group, $0, rows, plan, fillsCells: false) }
    var generator = SeededGenerator(seed: plan.seed)
    schedule = PassSchedule(
      of: group,
      plan: plan,
      unfilledCount: unfilled.count,
      using: &generator
    )
  }

  /// The turns of all timed passes.
  var turnCount: Int { schedule.turns.count }

  /// Takes one turn; false if it was interrupted.
  func take(
    _ number: Int,
    _ gate: (any MeasurementGate)?,
    _ isInterrupted: () -> Bool
  ) throws -> Bool {
    try runner.group.withKnobs {
      let turn = schedule.turns[number]
      let script = runner.script(round: turn.round)
      try gate?.beginRound()
      setUp(in: turn.order, for: script)
      // Nor is a table there while a group that takes turns with this one makes its own.
      defer { clear() }
      for position in turn.order {
        if isInterrupted() { return false }
        try gate?.begin()
        blocks[position].take(turn.pass, script)
        try gate?.end()
      }
      return true
    }
  }

  /// Takes the passes that are not timed in turns, and returns all figures; nil if it was interrupted.
  func outcome(_ isInterrupted: () -> Bool) throws -> GroupOutcome? {
    try runner.group.withKnobs {
      let phases = Dictionary(uniqueKeysWithValues: zip(ways, unfilled.map(\.fastestBatches)))
      var outcomes: [CaseOutcome] = []
      for (blocks, verification) in zip(strategies, verifications) {
        if let fault = blocks.pacerFault { throw fault }
        var outcome = blocks.outcome(verifiedBy: verification)
        outcome.samples.unfilledBatches = phases[runner.group.wayToCells(of: outcome.strategy)]
        runner.count(&outcome, blocks)
        guard try runner.addExtras(to: &outcome, isInterrupted) else { return nil }
        outcomes.append(outcome)
      }
      return GroupOutcome(group: runner.group, cases: outcomes)
    }
  }

  /// Who takes part in a turn: the strategies, then those that fill nothing.
  private var blocks: [StrategyBlocks] { strategies + unfilled }

  /// Gives each strategy a new table, in the order of its turn.
  ///
  /// Where a table's cells lie in memory moves its times by a percent, and tables that lived through
  /// all rounds would carry that into the ratio. All old ones go first, so that none inherits the
  /// place of its own.
  private func setUp(in order: [Int], for script: RoundScript) {
    clear()
    for position in order { blocks[position].setUp(for: script) }
  }

  private func clear() {
    for block in blocks { block.clear() }
  }
}
