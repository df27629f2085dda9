// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A quantile in parts per million, so that its rank in a sample is exact integer arithmetic.
///
/// As a `Double`, 0.07 of 100 samples would round up to rank 8.
public struct Quantile: Hashable, Comparable, Sendable {
  /// From 1 through 999,999.
  public let partsPerMillion: Int

  /// Creates a quantile strictly between 0 and 1.
  public init(partsPerMillion: Int) {
    precondition(
      (1..<1_000_000).contains(partsPerMillion),
      "A quantile lies between 0 and 1,000,000 parts per million; the ends are min and max."
    )
    self.partsPerMillion = partsPerMillion
  }

  public static let p50 = Quantile(partsPerMillion: 500_000)
  public static let p90 = Quantile(partsPerMillion: 900_000)
  public static let p95 = Quantile(partsPerMillion: 950_000)
  public static let p99 = Quantile(partsPerMillion: 990_000)
  public static let p999 = Quantile(partsPerMillion: 999_000)

  /// Between 0 and 1.
  public var probability: Double {
    Double(partsPerMillion) / 1_000_000
  }

  public static func < (left: Quantile, right: Quantile) -> Bool {
    left.partsPerMillion < right.partsPerMillion
  }

  /// Returns the nearest rank, from 1: the smallest r with r / count ≥ the quantile.
  public func nearestRank(in count: Int) -> Int {
    precondition(count > 0, "An empty sample has no ranks.")
    let (quotient, remainder) = count.quotientAndRemainder(dividingBy: 1_000_000)
    let scaled = remainder * partsPerMillion
    return quotient * partsPerMillion + (scaled + 999_999) / 1_000_000
  }

  /// The error rate of each end of a quantile's interval: 5 %.
  public static let tailErrorRate = 0.05

  /// The samples needed before this quantile is printed: 5 for p50, 299 for p99, 2,995 for p99.9.
  ///
  /// Formula: n ≥ ln 0.05 / ln q, from which on the largest of n samples lies above the quantile in 95 % of
  /// cases; below the median the smallest sample takes its place.
  public var neededCount: Int {
    let outer = max(partsPerMillion, 1_000_000 - partsPerMillion)
    return Int((log(Self.tailErrorRate) / log(Double(outer) / 1_000_000)).rounded(.up))
  }
}

/// A quantile with its interval, or too few samples for it.
public enum QuantileEstimate<Value> {
  case value(Interval)
  case tooFew(found: Int, needed: Int)

  public struct Interval {
    public let value: Value
    /// The quantile lies below it with a likelihood of at most 5 %.
    public let low: Value
    /// The quantile lies above it with a likelihood of at most 5 %.
    public let high: Value
    /// The achieved two-sided confidence, at least 0.9; no distribution is assumed.
    public let confidence: Double

    public init(value: Value, low: Value, high: Value, confidence: Double) {
      self.value = value
      self.low = low
      self.high = high
      self.confidence = confidence
    }
  }

  /// Nil where the sample is too small.
  public var interval: Interval? {
    switch self {
    case .value(let interval): interval
    case .tooFew: nil
    }
  }

  /// Nil where the sample is too small.
  public var value: Value? { interval?.value }

  /// Converts the estimate by a transformation that does not decrease.
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

/// The bounds of the order statistics of a partly seen sample.
struct OrderStatisticBounds {
  let ascending: [Double]
  /// The size of the whole sample.
  let totalCount: Int

  private var missingCount: Int { totalCount - ascending.count }

  /// Returns the bounds of the order statistic of a rank, from 1.
  func of(rank: Int) -> (least: Double, greatest: Double) {
    let seenBelow = rank - missingCount
    return (
      least: seenBelow >= 1 ? ascending[seenBelow - 1] : -.infinity,
      greatest: rank <= ascending.count ? ascending[rank - 1] : .infinity
    )
  }

  var ofMedian: (least: Double, greatest: Double) {
    let lower = of(rank: (totalCount + 1) / 2)
    let upper = of(rank: totalCount / 2 + 1)
    // Halves, as the sum of two large log ratios need not be finite.
    return (lower.least / 2 + upper.least / 2, lower.greatest / 2 + upper.greatest / 2)
  }
}
