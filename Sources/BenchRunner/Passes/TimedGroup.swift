// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchStatistics

/// A verified group whose timed blocks are under way, turn by turn.
@MainActor final class TimedGroup {
  private let runner: GroupRunner
  private let verifications: [CaseVerification]
  private let strategies: [StrategyBlocks]
  /// The strategies whose tables are also played unfilled, and their blocks.
  private let ways: [CaseStrategy]
  private let unfilled: [StrategyBlocks]
  private let schedule: PassSchedule

  init(_ runner: GroupRunner, _ gate: (any MeasurementGate)?) {
    let (group, rows, plan) = (runner.group, runner.rows, runner.plan)
    self.runner = runner
    verifications = runner.verify(gate: gate)
    strategies = group.strategies.map { StrategyBlocks(group, $0, rows, plan) }
    ways = plan.takesUnfilled ? group.waysToCells : []
    unfilled = ways.map { StrategyBlocks(group, $0, rows, plan, fillsCells: false) }
    var generator = SeededGenerator(seed: plan.seed)
    schedule = PassSchedule(of: group, plan: plan, unfilledCount: unfilled.count, using: &generator)
  }

  var turnCount: Int { schedule.turns.count }

  func take(
    _ number: Int,
    _ gate: (any MeasurementGate)?,
    _ isInterrupted: () -> Bool
  ) throws -> Bool {
    try runner.group.withKnobs {
      let turn = schedule.turns[number]
      gate?.willPlay(runner.measuresRows ? runner.group.baseline : nil, of: runner.group)
      let script = runner.script(round: turn.round)
      try gate?.beginRound()
      Self.runLeftWork()
      setUp(in: turn.order, for: script, gate)
      // Nor does a table exist while an interleaved group makes its own.
      defer { clear() }
      for position in turn.order {
        if isInterrupted() { return false }
        gate?.willPlay(players[position], of: runner.group)
        try gate?.begin()
        blocks[position].take(turn.pass, script)
        try gate?.end()
        Self.runLeftWork()
      }
      return true
    }
  }

  /// Runs work of a table that is not played any more, so that no other one's frames pay for it.
  private static func runLeftWork() {
    // Its faults are reported for the frames that queue it.
    _ = ListCatalogue.queuedWork?.drain()
  }

  /// Runs the passes that are not interleaved, and returns all figures; nil if it was interrupted.
  func outcome(
    _ gate: (any MeasurementGate)?,
    _ isInterrupted: () -> Bool
  ) throws -> GroupOutcome? {
    try runner.group.withKnobs {
      let phases = Dictionary(uniqueKeysWithValues: zip(ways, unfilled.map(\.fastestBatches)))
      var outcomes: [CaseOutcome] = []
      for (blocks, verification) in zip(strategies, verifications) {
        if let fault = blocks.pacerFault { throw fault }
        var outcome = blocks.outcome(verifiedBy: verification)
        outcome.samples.unfilledBatches = phases[runner.group.wayToCells(of: outcome.strategy)]
        gate?.willPlay(outcome.strategy, of: runner.group)
        runner.count(&outcome, blocks)
        guard try runner.addExtras(to: &outcome, isInterrupted) else { return nil }
        outcomes.append(outcome)
      }
      return GroupOutcome(group: runner.group, cases: outcomes)
    }
  }

  /// The strategies' blocks, then the unfilled ones.
  private var blocks: [StrategyBlocks] { strategies + unfilled }

  /// The strategies whose code the blocks run.
  private var players: [CaseStrategy] { runner.group.strategies + ways }

  /// Gives each strategy a new table, in the order of its turn.
  ///
  /// The addresses of a table's cells move its times by a percent, and tables that lived through all rounds would carry
  /// that into the ratio. All old ones go first, so that none inherits its own place.
  private func setUp(in order: [Int], for script: RoundScript, _ gate: (any MeasurementGate)?) {
    clear()
    for position in order {
      gate?.willPlay(players[position], of: runner.group)
      blocks[position].setUp(for: script)
    }
  }

  private func clear() {
    for block in blocks { block.clear() }
  }
}

/// The order of a group's timed blocks.
///
/// Frame rounds come first, then batch rounds; the rounds of the cell pass and of the processor pass are spread evenly
/// between them, so that a quantile of cells samples the whole run and not the two milliseconds in which a clock rate
/// or a neighbour happened to be so. A turn is of one pass.
struct PassSchedule {
  /// One block of each participant.
  struct Turn {
    let pass: StrategyBlocks.Pass
    let round: Int
    /// The participants, in order: the group's strategies by their place, then the unfilled ones.
    let order: [Int]
  }

  let turns: [Turn]

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

  /// Returns two lists as one, each in its order and spread over the whole: the k-th of n stands at (k + ½) / n.
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
