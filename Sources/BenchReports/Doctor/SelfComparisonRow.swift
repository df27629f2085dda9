// SPDX-License-Identifier: Apache-2.0

/// What comparing a strategy with itself gave for one phase.
public struct SelfComparisonRow: Equatable, Sendable {
  /// What was timed.
  public var phase: String
  /// The time over that of the same work.
  public var ratio: Double
  /// The lower end of the interval of the ratio.
  public var low: Double
  /// The upper end of the interval of the ratio.
  public var high: Double
  /// What the interval decides, as one word.
  public var verdict: String
  /// Whether that is what the same work has to give.
  public var isUnchanged: Bool
  /// The smallest change, as a part of the time, that would have been found.
  public var smallestChange: Double

  /// Records one phase.
  public init(
    phase: String,
    ratio: Double,
    low: Double,
    high: Double,
    verdict: String,
    isUnchanged: Bool,
    smallestChange: Double
  ) {
    self.phase = phase
    self.ratio = ratio
    self.low = low
    self.high = high
    self.verdict = verdict
    self.isUnchanged = isUnchanged
    self.smallestChange = smallestChange
  }
}
