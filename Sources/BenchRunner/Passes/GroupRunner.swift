// SPDX-License-Identifier: Apache-2.0

public import BenchCases
public import BenchHarness
import BenchStatistics
import HeadlessUIKit

/// Measures a case group in interleaved blocks, in an order that is shuffled for each round, so that drift affects all
/// alike.
///
/// In the batch pass the baseline's table also takes part unfilled; its phase is subtracted from that of each strategy.
@MainActor public struct GroupRunner {
  let group: CaseGroup
  let rows: any RowSource
  let plan: MeasurementPlan

  public init(group: CaseGroup, rows: any RowSource, plan: MeasurementPlan) {
    self.group = group
    self.rows = rows
    self.plan = plan
  }

  /// Plays one round of each strategy untimed and checks every frame; the gate is notified of each.
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

  /// Counts a strategy's calls in the measured frames of the first round.
  ///
  /// Call it after ``verify()``: the runtime makes some things at their first use, such as the metadata of a type; with
  /// them made, the count depends on the case alone. The table is set up under counting, because an array made before
  /// has whatever capacity the allocator happened to give.
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

  /// Lets Callgrind, under which this process must run, count the first round's measured frames; returns their
  /// configured cells.
  ///
  /// Callgrind writes a part for each measured frame. An uncounted round before makes what is made once, so that counts
  /// repeat; nothing is verified, which would take several times as long.
  public func countInstructions(of strategy: CaseStrategy) -> Int {
    group.withKnobs {
      let script = script(round: 0)
      let blocks = StrategyBlocks(group, strategy, rows, plan)
      blocks.warmUp(script)
      blocks.setUp(for: script)
      return blocks.countInstructions(script)
    }
  }

  /// Plays one block of the first strategy, its new table included, for an estimate of the rest.
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

  /// Measures all passes, or returns nil if it was interrupted, which is checked between blocks.
  public func run(
    gate: (any MeasurementGate)? = nil,
    isInterrupted: () -> Bool = { false }
  ) throws -> GroupOutcome? {
    try Self.run([self], gate: gate, isInterrupted: isInterrupted)?.first
  }

  /// Measures groups such as twins interleaved, round by round, so that drift affects all alike; nil if interrupted.
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
      // The order reverses in the next turn.
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

  /// True if a strategy's code runs while a script is drawn.
  var measuresRows: Bool { group.design.height.isMeasured && group.workload.takesRows }

  /// Runs the counting passes, once nothing is timed any more.
  func count(_ outcome: inout CaseOutcome, _ blocks: StrategyBlocks) {
    // The timed table goes first, as before each block: no two of a strategy exist at once.
    blocks.clear()
    outcome.counts.note(countCalls(of: outcome.strategy))
    let script = script(round: 0)
    blocks.setUp(for: script)
    outcome.counts.note(blocks.probe(script))
    blocks.clear()
  }

  /// Runs the passes that only some groups have; false if it was interrupted.
  func addExtras(to outcome: inout CaseOutcome, _ isInterrupted: () -> Bool) throws -> Bool {
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
    outcome.paces = try pass.take(outcome.strategy, seed: plan.seed, isInterrupted: isInterrupted)
    return outcome.paces != nil
  }

  func script(round: Int) -> RoundScript {
    RoundScript(group, rows, round: round, seed: plan.seed, configureCount: plan.configureCount)
  }
}

/// A companion of a measurement: a profiler that is on during measured frames, or a process that measures in turns.
@MainActor public protocol MeasurementGate: AnyObject {
  /// Called before a strategy's code runs, or with nil before code of none, such as the making of rows.
  func willPlay(_ strategy: CaseStrategy?, of group: CaseGroup)
  /// Called before a round is set up; returns when it may begin.
  func beginRound() throws
  func begin() throws
  func end() throws
}

extension MeasurementGate {
  public func willPlay(_ strategy: CaseStrategy?, of group: CaseGroup) {}
  public func beginRound() {}
  public func begin() {}
  public func end() {}
}
