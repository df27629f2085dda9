// SPDX-License-Identifier: Apache-2.0

public import BenchHarness
import BenchStatistics
import HeadlessUIKit

/// Measures a case group: its strategies take turns in blocks, in an order that is shuffled anew in
/// each round, so that a drift of the machine falls on all alike.
@MainActor public struct GroupRunner {
  private let group: CaseGroup
  private let rows: any RowSource
  private let plan: MeasurementPlan

  /// Prepares a run.
  public init(group: CaseGroup, rows: any RowSource, plan: MeasurementPlan) {
    self.group = group
    self.rows = rows
    self.plan = plan
  }

  /// Plays one round of each strategy untimed and checks every frame.
  public func verify() -> [CaseVerification] {
    withKnobs {
      let script = script(round: 0)
      return group.strategies.map { strategy in
        var verifier = Verifier(group: group, strategy: strategy, rows: rows)
        return verifier.verify(script)
      }
    }
  }

  /// Counts what a strategy calls in the measured frames of the first round.
  ///
  /// To be called after ``verify()``, for the runtime makes some things at their first use, such as
  /// the metadata of a type; with them made, the count depends on the case alone.
  public func countCalls(of strategy: Strategy) -> Reading<CaseCalls> {
    withKnobs {
      let script = script(round: 0)
      let blocks = StrategyBlocks(group, strategy, rows, plan)
      blocks.setUp(for: script)
      return CallCounting.run { blocks.countCalls(script) }
    }
  }

  /// Measures all passes, or returns nil if it was interrupted.
  ///
  /// The gate is told when measured frames begin and end, for a profiler; interruption is asked for
  /// between blocks. Throws what the gate throws.
  public func run(
    gate: (any MeasurementGate)? = nil,
    isInterrupted: () -> Bool = { false }
  ) throws -> GroupOutcome? {
    let verifications = verify()
    return try withKnobs {
      let blocks = group.strategies.map { StrategyBlocks(group, $0, rows, plan) }
      guard try measure(blocks, gate, isInterrupted) else { return nil }
      return GroupOutcome(
        group: group,
        cases: zip(blocks, verifications)
          .map { blocks, verification in
            var outcome = blocks.outcome(verifiedBy: verification)
            blocks.clear()
            outcome.counts.note(countCalls(of: verification.strategy))
            return outcome
          }
      )
    }
  }

  private func measure(
    _ blocks: [StrategyBlocks],
    _ gate: (any MeasurementGate)?,
    _ isInterrupted: () -> Bool
  ) throws -> Bool {
    var generator = SeededGenerator(seed: plan.seed)
    for pass in StrategyBlocks.Pass.allCases {
      let rounds = pass.roundCount(in: plan)
      let schedule = RoundSchedule(
        roundCount: rounds * pass.blockCount(in: plan),
        strategyCount: blocks.count,
        using: &generator
      )
      for (turn, order) in schedule.orders.enumerated() {
        let script = script(round: turn / pass.blockCount(in: plan))
        setUp(blocks, in: order, for: script)
        for position in order {
          if isInterrupted() { return false }
          try gate?.begin()
          blocks[position].take(pass, script)
          try gate?.end()
        }
      }
    }
    return true
  }

  /// Gives each strategy a new table, in the order of its turn.
  ///
  /// Where a table's cells lie in memory moves its times by a percent, and tables that lived through
  /// all rounds would carry that into the ratio. All old ones go first, so that none inherits the
  /// place of its own.
  private func setUp(_ blocks: [StrategyBlocks], in order: [Int], for script: RoundScript) {
    for block in blocks { block.clear() }
    for position in order { blocks[position].setUp(for: script) }
  }

  private func script(round: Int) -> RoundScript {
    RoundScript(
      group: group,
      rows: rows,
      round: round,
      seed: plan.seed,
      configureCount: plan.configureCount
    )
  }

  /// Sets the engine's knobs for this group and puts them back.
  private func withKnobs<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    let former = SetterComparison.isOn
    SetterComparison.isOn = group.setterComparison
    defer { SetterComparison.isOn = former }
    return try body()
  }
}
