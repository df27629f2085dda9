// SPDX-License-Identifier: Apache-2.0

/// An estimate between the two ends of its interval.
public struct IntervalEstimate: Sendable, Equatable {
  /// The estimate.
  public let estimate: Double
  /// The lower end of the interval.
  public let low: Double
  /// The upper end of the interval.
  public let high: Double
  /// The confidence that the interval has by its method, between 0 and 1.
  public let confidence: Double

  /// Makes an estimate from its parts.
  public init(estimate: Double, low: Double, high: Double, confidence: Double) {
    self.estimate = estimate
    self.low = low
    self.high = high
    self.confidence = confidence
  }
}
