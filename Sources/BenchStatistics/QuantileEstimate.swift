// SPDX-License-Identifier: Apache-2.0

/// A quantile with its interval, or the word that the sample cannot carry it.
public enum QuantileEstimate<Value> {
  /// The quantile and an interval between two of the samples.
  case value(Interval)
  /// Too few samples: how many there are and how many are needed.
  case tooFew(found: Int, needed: Int)
}

extension QuantileEstimate {
  /// A quantile and its interval.
  public struct Interval {
    /// The sample at the nearest rank.
    public let value: Value
    /// The lower end: the quantile lies below it with a likelihood of at most 5 %.
    public let low: Value
    /// The upper end: the quantile lies above it with a likelihood of at most 5 %.
    public let high: Value
    /// The achieved two-sided confidence, at least 0.9; no distribution is assumed.
    public let confidence: Double

    /// Makes an interval from its parts.
    public init(value: Value, low: Value, high: Value, confidence: Double) {
      self.value = value
      self.low = low
      self.high = high
      self.confidence = confidence
    }
  }

  /// The quantile and its interval, or nil where the sample cannot carry them.
  public var interval: Interval? {
    switch self {
    case .value(let interval): interval
    case .tooFew: nil
    }
  }

  /// The quantile, or nil where the sample cannot carry it.
  public var value: Value? { interval?.value }

  /// The estimate in another unit; the transformation must not fall as its input rises.
  public func map<Other>(_ transform: (Value) -> Other) -> QuantileEstimate<Other> {
    switch self {
    case .value(let interval):
      .value(
        .init(
          value: transform(interval.value),
          low: transform(interval.low),
          high: transform(interval.high),
          confidence: interval.confidence
        )
      )
    case .tooFew(let found, let needed):
      .tooFew(found: found, needed: needed)
    }
  }
}

extension QuantileEstimate: Sendable where Value: Sendable {}
extension QuantileEstimate: Equatable where Value: Equatable {}
extension QuantileEstimate.Interval: Sendable where Value: Sendable {}
extension QuantileEstimate.Interval: Equatable where Value: Equatable {}
