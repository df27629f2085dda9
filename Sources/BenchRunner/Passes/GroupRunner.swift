// SPDX-License-Identifier: Apache-2.0

public import BenchCases
public import BenchHarness
import BenchStatistics
import HeadlessUIKit

/// Measures a case group: its strategies take turns in blocks, in an order that is shuffled anew in
/// each round, so that a drift of the machine falls on all alike.
///
/// In the batch pass one takes part that fills nothing: the baseline's table, whose data source
/// dequeues and leaves the cell as it is. Its phase is taken from that of each strategy.
@MainActor public struct GroupRunner {
  let group: CaseGroup
  let rows: any RowSource
  let plan: MeasurementPlan

  /// Prepares a run.
  public init(group: CaseGroup, rows: any RowSource, plan: MeasurementPlan) {
    self.group = group
    self.rows = rows
    self.plan = plan
  }

  /// Plays one round of each strategy untimed and checks every frame.
  ///
  /// The gate is told of each strategy.
  public func verify(gate: (any MeasurementGate)? = nil) -> [CaseVerification] {
    // The rows of a script are measured in the baseline's cells, or on its screen.
    gate?.willPlay(measuresRows ? group.baseline : nil, of: group)
    return group.verify(
      rows: rows,
      seed: plan.seed,
      configureCount: plan.configureCount,
      holdsAgainstBaseline: plan.holdsAgainstBaseline,
      willPlay: { gate?.willPlay($0, of: group) }
    )
  }

  /// Counts what a strategy calls in the measured frames of the first round.
  ///
  /// To be called after ``verify()``, for the runtime makes some things at their first use, such as
  /// the metadata of a type; with them made, the count depends on the case alone. The table is set up while
  /// calls are counted already, for an array made before has whatever room the allocator happened to give,
  /// and grows sooner or later.
  public func countCalls(of strategy: CaseStrategy) -> Reading<CaseCalls> {
    group.withKnobs {
      let script = script(round: 0)
      let blocks = StrategyBlocks(group, strategy, rows, plan)
      return CallCounting.run {
        blocks.setUp(for: script)
        return blocks.countCalls(script)
      }
    }
  }

  /// Has the measured frames of the first round counted by Callgrind, which this process must run
  /// under; returns how many cells they configured.
  ///
  /// Callgrind writes a part for each measured frame. Before that comes a round which is not counted and
  /// makes what is made once, so that counts are the same each time; nothing is verified, which would take
  /// several times as long.
  public func countInstructions(of strategy: CaseStrategy) -> Int {
    group.withKnobs {
      let script = script(round: 0)
      let blocks = StrategyBlocks(group, strategy, rows, plan)
      blocks.warmUp(script)
      blocks.setUp(for: script)
      return blocks.countInstructions(script)
    }
  }

  /// Takes one block of the first strategy, its new table included, for an estimate of the rest.
  func sampleBlock() -> (nanoseconds: Int, frameCount: Int) {
    group.withKnobs {
      let start = MonotonicClock.nowNanoseconds()
      let script = script(round: 0)
      let blocks = StrategyBlocks(group, group.strategies[0], rows, plan)
      blocks.setUp(for: script)
      blocks.take(.frame, script)
      return (MonotonicClock.nowNanoseconds() - start, script.frameCount)
    }
  }

  /// Measures all passes, or returns nil if it was interrupted.
  ///
  /// The gate is told of each round and each block; interruption is asked for between blocks. Throws
  /// what the gate throws.
  public func run(
    gate: (any MeasurementGate)? = nil,
    isInterrupted: () -> Bool = { false }
  ) throws -> GroupOutcome? {
    try Self.run([self], gate: gate, isInterrupted: isInterrupted)?.first
  }

  /// Measures groups that have equally many turns, such as twins, in turns with each other; returns nil
  /// if it was interrupted.
  ///
  /// A round of one group stands beside the same round of the others, so that differences between the
  /// groups are as free of drift as those within one. Throws what the gate throws.
  ///
  /// - Precondition: The groups have equally many strategies and one plan.
  public static func run(
    _ runners: [GroupRunner],
    gate: (any MeasurementGate)? = nil,
    isInterrupted: () -> Bool = { false }
  ) throws -> [GroupOutcome]? {
    let timed = runners.map { TimedGroup($0, gate) }
    let turnCount = timed.first?.turnCount ?? 0
    precondition(
      timed.allSatisfy { $0.turnCount == turnCount },
      "Groups that are measured in turns have equally many turns."
    )
    for turn in 0..<turnCount {
      // Who comes first comes last in the next turn.
      for group in turn.isMultiple(of: 2) ? timed : timed.reversed() {
        guard try group.take(turn, gate, isInterrupted) else { return nil }
      }
    }
    var outcomes: [GroupOutcome] = []
    for group in timed {
      guard let outcome = try group.outcome(gate, isInterrupted) else { return nil }
      outcomes.append(outcome)
    }
    return outcomes
  }

  /// Whether a strategy's code runs where a script is drawn.
  var measuresRows: Bool { group.design.height.isMeasured && group.workload.takesRows }

  /// Takes the passes that count, once nothing is timed any more.
  func count(_ outcome: inout CaseOutcome, _ blocks: StrategyBlocks) {
    // The table that was timed goes first, as before each block: no two of a strategy are there at
    // once.
    blocks.clear()
    outcome.counts.note(countCalls(of: outcome.strategy))
    let script = script(round: 0)
    blocks.setUp(for: script)
    outcome.counts.note(blocks.probe(script))
    blocks.clear()
  }

  /// Takes the passes that only some groups have; false if it was interrupted.
  func addExtras(
    to outcome: inout CaseOutcome,
    _ isInterrupted: () -> Bool
  ) throws -> Bool {
    guard let budget = plan.budget, !outcome.strategy.isControl else { return true }
    if group.extras.contains(.velocity) {
      let pass = VelocityPass(group: group, rows: rows, budget: budget, slowdown: plan.slowdown)
      outcome.velocity = try pass.search(outcome.strategy)
    }
    if isInterrupted() { return false }
    let isEitherPace =
      outcome.strategy == group.baseline || outcome.strategy == .configurationDiffing
    guard group.extras.contains(.paces), isEitherPace, !plan.isPaced else { return true }
    let pass = PacePass(group: group, rows: rows, budget: budget)
    outcome.paces = try pass.take(
      outcome.strategy,
      seed: plan.seed,
      isInterrupted: isInterrupted
    )
    return outcome.paces != nil
  }

  func script(round: Int) -> RoundScript {
    RoundScript(
      group: group,
      rows: rows,
      round: round,
      seed: plan.seed,
      configureCount: plan.configureCount
    )
  }
}

/// Something that goes along with a measurement: a profiler that is on while measured frames run, or
/// another process that measures in turns with this one.
@MainActor public protocol MeasurementGate: AnyObject {
  /// Code of a strategy's is about to run, or for nil what belongs to none, such as the making of rows.
  func willPlay(_ strategy: CaseStrategy?, of group: CaseGroup)
  /// A round is about to be set up; returns when it may.
  func beginRound() throws
  /// Measured frames begin.
  func begin() throws
  /// Measured frames have ended.
  func end() throws
}

extension MeasurementGate {
  /// Who plays does not matter.
  public func willPlay(_ strategy: CaseStrategy?, of group: CaseGroup) {}
  /// Nothing keeps a round waiting.
  public func beginRound() {}
  /// Measured frames pass unnoticed.
  public func begin() {}
  /// Measured frames pass unnoticed.
  public func end() {}
}
