// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchResults
import BenchRunner
import BenchStatistics

/// The baseline against itself on real work of the suite: what the machine can tell apart now.
@MainActor struct SelfComparison {
  struct Phase {
    let name: String
    /// The ratio of the second to the first.
    let ratio: PairedLogRatio

    var verdict: StrategyVerdict { StrategyVerdict(ratio) }
    var isUnchanged: Bool { verdict == .unchanged }
    var smallestChange: Double { ratio.detectableChange() }

    func isWorse(than other: Phase) -> Bool {
      if isUnchanged != other.isUnchanged { return !isUnchanged }
      return smallestChange > other.smallestChange
    }
  }

  /// The number of repeats, of which the worst counts, since the next run may be like it; one in a debug build,
  /// where it takes seconds and its times say nothing.
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

  /// Measures several times and returns the worst of each phase; a phase in which a round has no time is left
  /// out.
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
