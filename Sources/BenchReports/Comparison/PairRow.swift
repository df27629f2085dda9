// SPDX-License-Identifier: Apache-2.0

/// One case of an interleaved comparison of two builds.
public struct PairRow: Equatable, Sendable {
  /// What the pairs decide.
  public enum Verdict: String, CaseIterable, Sendable {
    /// The head takes longer.
    case regressed
    /// The head takes less time.
    case improved
    /// The two take the same time within the margin of the decision rule.
    case unchanged
    /// The pairs do not decide.
    case inconclusive
  }

  /// The name of the case.
  public var caseID: String
  /// What the base build takes, in nanoseconds.
  public var baseNanoseconds: Double
  /// What the head build takes, in nanoseconds.
  public var headNanoseconds: Double
  /// The head's time over the base's, the median of the pairs.
  public var ratio: Double
  /// The lower end of the interval of the ratio; `nil` with too few pairs for one.
  public var low: Double?
  /// The upper end of the interval of the ratio; `nil` with too few pairs for one.
  public var high: Double?
  /// What the interval decides.
  public var verdict: Verdict
  /// The smallest change, as a part of the base's time, that these pairs would have shown; `nil`
  /// where it is not known.
  public var smallestDetectableEffect: Double?

  /// Records one case.
  public init(
    caseID: String,
    baseNanoseconds: Double,
    headNanoseconds: Double,
    ratio: Double,
    low: Double?,
    high: Double?,
    verdict: Verdict,
    smallestDetectableEffect: Double?
  ) {
    self.caseID = caseID
    self.baseNanoseconds = baseNanoseconds
    self.headNanoseconds = headNanoseconds
    self.ratio = ratio
    self.low = low
    self.high = high
    self.verdict = verdict
    self.smallestDetectableEffect = smallestDetectableEffect
  }
}
