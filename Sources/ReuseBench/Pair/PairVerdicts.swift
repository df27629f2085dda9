// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchResults
import BenchStatistics
import Foundation

/// Puts what was measured into the cases of a document, with the verdicts that stand.
@MainActor struct PairVerdicts {
  /// The wall clock over the processor's above which a case is void (article ComparisonRules B3.7).
  private static let largestWallOverProcessor = 1.05
  /// How far the fastest block alone may disagree with the cost without a word: of 720 undisturbed
  /// comparisons 23 disagreed by 1 %, one by 2 %.
  private static let largestDisagreement = 0.02

  let findings: PairFindings
  let definitions: CounterDefinitions

  /// What a reader should know, a sentence each.
  private(set) var warnings: [ResultDocument.Warning] = []
  /// The cases whose name stands for two scenarios, which are left out.
  private(set) var otherScenarios: [String] = []
  private var generator: SeededGenerator

  init(_ findings: PairFindings, _ definitions: CounterDefinitions, seed: UInt64) {
    self.findings = findings
    self.definitions = definitions
    generator = SeededGenerator(seed: seed)
  }

  /// The cases of the groups, in their order; those that no pair measured are left out.
  mutating func cases(of groups: [CaseGroup]) throws(StatisticsError) -> [PairDocument.Case] {
    var cases: [PairDocument.Case] = []
    for group in groups {
      for strategy in group.strategies {
        let identifier = group.identifier(of: strategy)
        guard var record = findings.ledger.record(of: identifier, definitions) else { continue }
        guard !findings.ledger.isOtherScenario(identifier) else {
          otherScenarios.append(identifier)
          continue
        }
        for phase in ResultDocument.Phase.allCases {
          let key = CasePhase(identifier: identifier, phase: phase)
          if let comparison = try comparison(key) { record.phases.append(comparison) }
          if let side = findings.first.series.oneSided[key] { warn(of: key, without: side) }
        }
        cases.append(record)
      }
    }
    try adjustPValues(&cases)
    return cases
  }

  private mutating func comparison(
    _ key: CasePhase
  ) throws(StatisticsError) -> PairDocument.PhaseComparison? {
    var look = findings.first
    guard let first = try look.series.comparison(key, using: &generator) else { return nil }
    var series = [first]
    if first.verdict == .inconclusive, let longer = findings.longer,
      let comparison = try longer.series.comparison(key, using: &generator)
    {
      look = longer
      series.append(comparison)
    }
    var verdict = series[series.count - 1].verdict
    if verdict.isChange {
      let confirmation = try look.confirmation?.comparison(key, using: &generator)
      if let confirmation { series.append(confirmation) }
      // A confirmation that was interrupted confirms nothing either.
      if confirmation?.verdict != verdict { verdict = .inconclusive }
    }
    let costs = look.series.costs[key] ?? PairedCosts()
    let again = look.confirmation?.costs[key] ?? PairedCosts()
    let voidReason = try voidReason(
      base: [costs.base, again.base],
      head: [costs.head, again.head],
      wallOverProcessor: costs.wallOverProcessor()
    )
    try warn(of: key, costs)
    return PairDocument.PhaseComparison(
      phase: key.phase,
      verdict: voidReason == nil ? verdict : .inconclusive,
      series: series,
      adjustedPValue: 1,
      voidReason: voidReason,
      advisory: try costs.advisory()
    )
  }

  /// Why these pairs carry no verdict: a build is not like itself, or none ran undisturbed.
  ///
  /// Both builds are held against themselves, so that a verdict mirrors when they are exchanged.
  private func voidReason(
    base: [[ProcessCost]],
    head: [[ProcessCost]],
    wallOverProcessor: Double?
  ) throws(StatisticsError) -> String? {
    for (name, costs) in [("base", base), ("head", head)] {
      guard let canary = try PairedCosts.canary(costs) else { continue }
      let change = ChangeRule.standard.change(of: canary)
      if change == .rise || change == .fall {
        return "the \(name) differs from itself by a factor of \(Self.rounded(canary.estimate))"
      }
    }
    if let share = wallOverProcessor, share > Self.largestWallOverProcessor {
      return
        "even its fastest blocks waited: they took \(Self.rounded(share)) times the time that the thread ran"
    }
    return nil
  }

  private mutating func warn(of key: CasePhase, _ costs: PairedCosts) throws(StatisticsError) {
    let distance = try costs.fastestDisagreement()
    guard distance > Self.largestDisagreement else { return }
    warnings.add(
      "fastest-block-alone",
      "\(key.identifier) \(key.phase.wholeName): the fastest block alone gives a ratio that "
        + "differs by \(Self.rounded(distance * 100)) %"
    )
  }

  private mutating func warn(of key: CasePhase, without side: String) {
    warnings.add(
      "phase-without-times",
      "\(key.identifier) \(key.phase.wholeName) is not compared: the \(side) has no times for it"
    )
  }

  private func adjustPValues(_ cases: inout [PairDocument.Case]) throws(StatisticsError) {
    let values = cases.flatMap { $0.phases.map(\.standing.pValue) }
    var adjusted = try BenjaminiHochberg.adjusted(values)[...]
    for index in cases.indices {
      for phase in cases[index].phases.indices {
        guard let value = adjusted.popFirst() else { return }
        cases[index].phases[phase].adjustedPValue = value
      }
    }
  }

  private static func rounded(_ value: Double) -> String {
    value.formatted(.number.precision(.fractionLength(2)).locale(.init(identifier: "en_US_POSIX")))
  }
}
