// SPDX-License-Identifier: Apache-2.0

import BenchReports
import BenchResults
import BenchScenarios
import BenchStatistics

/// What the pairs of two builds come to.
struct BuildComparison {
  /// The costs of one case and phase, a value a pair.
  private struct Costs {
    var base: [Double] = []
    var head: [Double] = []
  }

  /// How often a process takes each of its rounds.
  private let blocksPerRound: Int

  private var costs: [String: Costs] = [:]
  private var counters: [String: (base: [String: Int], head: [String: Int])] = [:]

  /// The table's rows, once decided.
  private(set) var rows: [PairRow] = []
  /// The groups of which a case regressed.
  private(set) var regressedGroups: [CaseGroup] = []
  /// The counters that rose, in words.
  private(set) var risenCounters: [String] = []
  /// The counters that fell, in words.
  private(set) var fallenCounters: [String] = []

  /// Starts without pairs.
  init(blocksPerRound: Int) {
    self.blocksPerRound = blocksPerRound
  }

  /// Adds a pair of processes.
  mutating func add(base: [String: CaseOutcome], head: [String: CaseOutcome]) {
    for (identifier, baseOutcome) in base {
      guard let headOutcome = head[identifier] else { continue }
      for phase in ResultDocument.Phase.allCases
      where baseOutcome.hasCosts(in: phase) && headOutcome.hasCosts(in: phase) {
        let name = Self.name(identifier, phase)
        costs[name, default: Costs()].base.append(cost(of: baseOutcome, phase))
        costs[name, default: Costs()].head.append(cost(of: headOutcome, phase))
      }
      counters[identifier] = (baseOutcome.counters, headOutcome.counters)
    }
  }

  /// Decides on every case of the groups.
  ///
  /// - Throws: `StatisticsError` if there are too few pairs.
  mutating func decide(_ groups: [CaseGroup]) throws {
    for group in groups {
      var isRegressed = false
      for strategy in group.strategies {
        let identifier = group.identifier(of: strategy)
        for phase in ResultDocument.Phase.allCases {
          guard let row = try row(Self.name(identifier, phase)) else { continue }
          rows.append(row)
          if row.verdict == .regressed { isRegressed = true }
        }
        noteCounters(of: identifier)
      }
      if isRegressed { regressedGroups.append(group) }
    }
  }

  /// Keeps only those regressions that another comparison found too.
  mutating func confirm(by other: BuildComparison) {
    let confirmed = Set(other.rows.filter { $0.verdict == .regressed }.map(\.caseID))
    for position in rows.indices where rows[position].verdict == .regressed {
      if !confirmed.contains(rows[position].caseID) { rows[position].verdict = .inconclusive }
    }
    regressedGroups = regressedGroups.filter { group in
      group.strategies.contains { strategy in
        ResultDocument.Phase.allCases.contains {
          confirmed.contains(Self.name(group.identifier(of: strategy), $0))
        }
      }
    }
  }

  /// The counters that changed, for the terminal.
  var counterText: String {
    let lines =
      risenCounters.map { "counter risen: \($0)" }
      + fallenCounters.map { "counter fallen: \($0)" }
    return lines.isEmpty
      ? "all counters are equal\n" : lines.joined(separator: "\n") + "\n"
  }

  private func row(_ name: String) throws(StatisticsError) -> PairRow? {
    guard let costs = costs[name] else { return nil }
    let ratio = try PairedLogRatio(baseline: costs.base, values: costs.head)
    return PairRow(
      caseID: name,
      baseNanoseconds: try Median.of(costs.base),
      headNanoseconds: try Median.of(costs.head),
      ratio: ratio.estimate,
      low: ratio.low,
      high: ratio.high,
      verdict: PairRow.Verdict(BuildVerdict(ratio)),
      smallestDetectableEffect: ratio.detectableChange()
    )
  }

  private mutating func noteCounters(of identifier: String) {
    guard let pair = counters[identifier] else { return }
    for (name, head) in pair.head.sorted(by: { $0.key < $1.key }) {
      guard let base = pair.base[name], base != head else { continue }
      let change = CounterChange(name: name, base: base, head: head)
      let sentence = "\(identifier) \(name): \(base) -> \(head)"
      if change.isWorse { risenCounters.append(sentence) } else { fallenCounters.append(sentence) }
    }
  }

  /// The cost that a process reports: its fastest round, as others can only slow it down.
  private func cost(of outcome: CaseOutcome, _ phase: ResultDocument.Phase) -> Double {
    switch phase {
    case .configure: outcome.configureCosts.min() ?? 0
    case .frame:
      (outcome.frameCosts.min() ?? 0) / Double(max(1, framesPerBlock(of: outcome)))
    }
  }

  private func framesPerBlock(of outcome: CaseOutcome) -> Int {
    outcome.frameWallNanoseconds.count
      / max(1, outcome.roundFrameNanoseconds.count * blocksPerRound)
  }

  private static func name(_ identifier: String, _ phase: ResultDocument.Phase) -> String {
    "\(identifier) \(phase.rawValue)"
  }
}

extension PairRow.Verdict {
  /// The table's word for a verdict across builds.
  init(_ verdict: BuildVerdict) {
    switch verdict {
    case .regressed: self = .regressed
    case .improved: self = .improved
    case .unchanged: self = .unchanged
    case .inconclusive: self = .inconclusive
    }
  }
}
