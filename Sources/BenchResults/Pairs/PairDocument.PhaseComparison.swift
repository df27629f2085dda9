// SPDX-License-Identifier: Apache-2.0

extension PairDocument {
  /// One phase of a case in both builds: the verdict, and the series that it rests on.
  public struct PhaseComparison: Codable, Equatable, Sendable {
    /// What was timed; of `configure` the whole phase, the way to the cells and the dequeue with it.
    public var phase: ResultDocument.Phase
    /// What stands after a change was confirmed or not.
    public var verdict: Verdict
    /// Each series of fresh pairs by itself, at least one: the first; where that was inconclusive
    /// and more was asked for, a longer one; after a change, the one that has to agree.
    public var series: [Comparison]
    /// The p value among all of the list (Benjamini and Hochberg).
    public var adjustedPValue: Double
    /// Why this phase has no verdict of its own, in a clause; `nil` where it has.
    public var voidReason: String?
    /// Ratios that are shown and never decide, by name.
    public var advisory: [Advisory]
    /// Whether a change was found, confirmed, and is none, as both builds are the same machine code;
    /// `nil` where it is not so.
    public var isLayout: Bool?

    /// Records one phase.
    public init(
      phase: ResultDocument.Phase,
      verdict: Verdict,
      series: [Comparison],
      adjustedPValue: Double,
      voidReason: String? = nil,
      advisory: [Advisory] = []
    ) {
      self.phase = phase
      self.verdict = verdict
      self.series = series
      self.adjustedPValue = adjustedPValue
      self.voidReason = voidReason
      self.advisory = advisory
    }

    /// Whether a second series agreed with the change that the first one found.
    public var isConfirmed: Bool {
      let found = standing.verdict
      return found.isChange && series.count { $0.verdict == found } > 1
    }

    /// The series whose figures stand for the phase: the first that was not inconclusive.
    ///
    /// - Precondition: there is a series.
    public var standing: Comparison {
      series.first { $0.verdict != .inconclusive } ?? series[series.count - 1]
    }
  }
}
