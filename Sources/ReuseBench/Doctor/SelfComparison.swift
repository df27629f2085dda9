// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchResults
import BenchRunner
import BenchStatistics

/// The baseline against itself on real work of the suite: what the machine can tell apart now.
@MainActor struct SelfComparison {
  /// What one phase gave.
  struct Phase {
    /// What was timed, as one word.
    let name: String
    /// The ratio of the second to the first.
    let ratio: PairedLogRatio

    /// What the ratio says by the rule that also ranks strategies.
    var verdict: StrategyVerdict { StrategyVerdict(ratio) }
    /// Whether the same work was found to be the same.
    var isUnchanged: Bool { verdict == .unchanged }
    /// The smallest relative change that would have been found.
    var smallestChange: Double { ratio.detectableChange() }

    /// Whether this is further from what the same work should give.
    func isWorse(than other: Phase) -> Bool {
      if isUnchanged != other.isUnchanged { return !isUnchanged }
      return smallestChange > other.smallestChange
    }
  }

  /// How often it is repeated; the worst of them counts, since the next run may be like it.
  ///
  /// Once in a debug build, where one takes seconds and its times say nothing anyway.
  static let repeatCount = BuildIdentity.configuration == .debug ? 1 : 3

  /// What is compared: the first entry of the suites that has both strategies.
  static let group = CaseGroup(
    workload: .steady,
    cell: "subtitle",
    rowCount: 1_000,
    strategies: [.baseline, .mutationAgain]
  )
  .with(design: .subtitle)

  /// As many rounds as the default suite gives a group, so that both see equally small changes.
  static let plan = MeasurementPlan(cellRoundCount: 0, cpuRoundCount: 0)

  /// Measures several times.
  ///
  /// - Parameter progress: is told how many repeats are done.
  /// - Returns: the worst of each phase; a phase in which a round has no time is left out.
  /// - Throws: ``ToolFailure`` for rows that cannot be made, `StatisticsError` for times that have no
  ///   ratio, such as readings of 0 ns, and what showing progress throws.
  static func measure(progress: ProgressDisplay) throws -> [Phase] {
    let rows = try RequestedDataset(nil).opened(rowCount: group.rowCount).rows
    var seen: [Phase] = []
    for turn in 0..<repeatCount {
      try progress.show(turn, of: repeatCount, label: "\(group.identifier) against itself")
      var plan = plan
      plan.seed += UInt64(turn)
      let runner = GroupRunner(group: group, rows: rows, plan: plan)
      guard let outcome = try runner.run() else { continue }
      seen += try phases(of: outcome)
    }
    try progress.clear()
    return worst(of: seen)
  }

  /// The worst of each phase that any repeat has: one repeat may lack what another one has.
  private static func worst(of seen: [Phase]) -> [Phase] {
    ["configure", "frame"]
      .compactMap { name in
        seen.filter { $0.name == name }.max { $1.isWorse(than: $0) }
      }
  }

  private static func phases(of outcome: GroupOutcome) throws(StatisticsError) -> [Phase] {
    let ratios = [
      ("configure", try outcome.ratio(of: .mutationAgain, in: .configure)),
      ("frame", try outcome.ratio(of: .mutationAgain, in: .frame)),
    ]
    return ratios.compactMap { name, ratio in ratio.map { Phase(name: name, ratio: $0) } }
  }
}
