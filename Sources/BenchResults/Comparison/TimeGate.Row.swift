// SPDX-License-Identifier: Apache-2.0

public import BenchStatistics

extension TimeGate {
  /// One quantile of one case in two documents.
  public struct Row: Equatable, Sendable {
    public let caseID: String
    public let phase: ResultDocument.Phase
    public let quantile: Tolerances.Quantile
    public let baseNanoseconds: Int
    public let headNanoseconds: Int
    public let ratio: Double
    /// The least that the ratio may be by the intervals of both quantiles.
    public let low: Double
    public let high: Double
    /// What the gate makes of it: past its tolerance it regressed or improved where the intervals do not meet, and is
    /// inconclusive where they do.
    public let verdict: BuildVerdict

    /// The quantiles that both sets of samples carry, and that are long enough for the ruler.
    static func rows(
      caseID: String,
      phase: ResultDocument.Phase,
      base: [Int],
      head: [Int],
      floor: Double,
      tolerances: Tolerances
    ) -> [Row] {
      guard let before = SortedSamples(base), let after = SortedSamples(head) else { return [] }
      return Tolerances.Quantile.allCases.compactMap { quantile in
        guard let base = before.quantile(quantile.statistic).interval,
          let head = after.quantile(quantile.statistic).interval,
          base.low > 0, head.low > 0,
          Double(min(base.value, head.value)) >= floor
        else { return nil }
        let ratio = Double(head.value) / Double(base.value)
        let low = Double(head.low) / Double(base.high)
        let high = Double(head.high) / Double(base.low)
        return Row(
          caseID: caseID,
          phase: phase,
          quantile: quantile,
          baseNanoseconds: base.value,
          headNanoseconds: head.value,
          ratio: ratio,
          low: low,
          high: high,
          verdict: verdict(ratio, low: low, high: high, tolerance: tolerances[quantile])
        )
      }
    }

    private static func verdict(
      _ ratio: Double,
      low: Double,
      high: Double,
      tolerance: Double
    ) -> BuildVerdict {
      // The tolerance is one of ratios, so that base and head can change places.
      let bound = 1 + tolerance / 100
      let isLonger = ratio > bound
      let isShorter = ratio < 1 / bound
      if isLonger && low > 1 { return .regressed }
      if isShorter && high < 1 { return .improved }
      return isLonger || isShorter ? .inconclusive : .unchanged
    }
  }

  /// One reason why the times of two documents cannot count.
  public enum Refusal: Equatable, Sendable {
    case otherMachine(base: String, head: String)
    case debugBuild(Side)
    case busyMachine(Side, String)
    case samplesLeftOut(Side)
    case noSelfComparison(Side)
    case changedItself(Side, group: String, phase: ResultDocument.Phase, verdict: StrategyVerdict)

    public typealias Side = CaseComparison.UnmatchedCounter.Side

    /// The strategy that is the baseline a second time.
    static let twin = "mutation-again"
    static let busyCode = "machine-busy"

    static func between(_ base: ResultDocument, _ head: ResultDocument) -> [Refusal] {
      var refusals: [Refusal] = []
      let fingerprints = (base.environment.fingerprint, head.environment.fingerprint)
      if fingerprints.0 != fingerprints.1 {
        refusals.append(.otherMachine(base: fingerprints.0, head: fingerprints.1))
      }
      for (side, document) in [(Side.base, base), (Side.head, head)] {
        if document.generator.buildConfiguration == .debug { refusals.append(.debugBuild(side)) }
        if document.lacksSingleSamples { refusals.append(.samplesLeftOut(side)) }
        for warning in document.warnings where warning.code == busyCode {
          refusals.append(.busyMachine(side, warning.message))
        }
        refusals += selfComparison(of: document, side)
      }
      return refusals
    }

    private static func selfComparison(of document: ResultDocument, _ side: Side) -> [Refusal] {
      var found: [Refusal] = []
      var count = 0
      for ranking in document.rankings {
        for entry in ranking.entries where entry.isSelfComparison {
          guard let verdict = entry.verdict else { continue }
          count += 1
          guard verdict != .unchanged else { continue }
          found.append(
            .changedItself(side, group: ranking.group, phase: ranking.phase, verdict: verdict)
          )
        }
      }
      return count == 0 ? [.noSelfComparison(side)] : found
    }
  }
}

extension TimeGate.Refusal: CustomStringConvertible {
  public var description: String {
    switch self {
    case .otherMachine(let base, let head):
      "environment.fingerprint is \(base) in the base and \(head) in the head; measure both on one"
        + " machine, or interleave both builds with `reuse-bench pair`."
    case .debugBuild(let side):
      "the \(side.rawValue) comes from a debug build, whose times say nothing; build with"
        + " `-c release`."
    case .busyMachine(let side, let message): "in the \(side.rawValue), \(message)."
    case .samplesLeftOut(let side):
      "the \(side.rawValue) is a page without the samples of single frames and cells, of which the"
        + " quantiles are; give its JSON document, or a page that was written with --embed-samples."
    case .noSelfComparison(let side):
      "the \(side.rawValue) does not compare \(Self.twin) with mutation, so nothing says what its"
        + " session could tell apart; `reuse-bench run --suite default` without --filter and"
        + " --strategy measures that too."
    case .changedItself(let side, let group, let phase, let verdict):
      "in the \(side.rawValue), \(Self.twin) reads \(verdict.rawValue) against mutation"
        + " (\(group), \(phase.rawValue)), and the two are the same; measure again on a quieter"
        + " machine: `reuse-bench doctor` says what disturbs it."
    }
  }
}
