// SPDX-License-Identifier: Apache-2.0

internal import BenchStatistics

extension TimeGate {
  /// One quantile of one case in two documents.
  public struct Row: Equatable, Sendable {
    /// The name of the case.
    public let caseID: String
    /// What was timed.
    public let phase: ResultDocument.Phase
    /// Which quantile of it.
    public let quantile: Tolerances.Quantile
    /// The quantile in the base, in nanoseconds.
    public let baseNanoseconds: Int
    /// The quantile in the head, in nanoseconds.
    public let headNanoseconds: Int
    /// The head's quantile over the base's.
    public let ratio: Double
    /// The least that the ratio may be by the intervals of both quantiles.
    public let low: Double
    /// The most that the ratio may be by the intervals of both quantiles.
    public let high: Double
    /// What the gate makes of it.
    public let verdict: Verdict

    /// What the gate makes of a quantile, in the words for two builds.
    public enum Verdict: String, CaseIterable, Sendable {
      /// It rose past its tolerance, and the intervals do not meet.
      case regressed
      /// It fell past its tolerance, and the intervals do not meet.
      case improved
      /// It lies within its tolerance.
      case unchanged
      /// It lies past its tolerance, and the intervals meet.
      case inconclusive
    }

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
        return Row(
          caseID: caseID,
          phase: phase,
          quantile: quantile,
          base: base,
          head: head,
          tolerance: tolerances[quantile]
        )
      }
    }

    private init(
      caseID: String,
      phase: ResultDocument.Phase,
      quantile: Tolerances.Quantile,
      base: QuantileEstimate<Int>.Interval,
      head: QuantileEstimate<Int>.Interval,
      tolerance: Double
    ) {
      self.caseID = caseID
      self.phase = phase
      self.quantile = quantile
      baseNanoseconds = base.value
      headNanoseconds = head.value
      ratio = Double(head.value) / Double(base.value)
      low = Double(head.low) / Double(base.high)
      high = Double(head.high) / Double(base.low)
      // The tolerance is one of ratios, so that base and head can change places.
      let bound = 1 + tolerance / 100
      let isLonger = ratio > bound
      let isShorter = ratio < 1 / bound
      verdict =
        if isLonger && low > 1 {
          .regressed
        } else if isShorter && high < 1 {
          .improved
        } else {
          isLonger || isShorter ? .inconclusive : .unchanged
        }
    }
  }
}
