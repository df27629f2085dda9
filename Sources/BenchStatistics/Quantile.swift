// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A quantile as parts per million, so that its rank in a sample is exact integer arithmetic.
///
/// As a `Double`, 0.07 of 100 samples would round up to rank 8.
public struct Quantile: Hashable, Comparable, Sendable {
  /// The quantile in parts per million, 1 through 999,999.
  public let partsPerMillion: Int

  /// Makes a quantile strictly between 0 and 1.
  ///
  /// - Precondition: `partsPerMillion` lies in 1 through 999,999.
  public init(partsPerMillion: Int) {
    precondition(
      (1..<1_000_000).contains(partsPerMillion),
      "A quantile lies between 0 and 1,000,000 parts per million; the ends are min and max."
    )
    self.partsPerMillion = partsPerMillion
  }

  /// The median.
  public static let p50 = Quantile(partsPerMillion: 500_000)
  /// The 90th percentile.
  public static let p90 = Quantile(partsPerMillion: 900_000)
  /// The 95th percentile.
  public static let p95 = Quantile(partsPerMillion: 950_000)
  /// The 99th percentile.
  public static let p99 = Quantile(partsPerMillion: 990_000)
  /// The 99.9th percentile.
  public static let p999 = Quantile(partsPerMillion: 999_000)

  /// The quantile as a number between 0 and 1.
  public var probability: Double {
    Double(partsPerMillion) / 1_000_000
  }

  /// Whether the left quantile lies below the right one.
  public static func < (left: Quantile, right: Quantile) -> Bool {
    left.partsPerMillion < right.partsPerMillion
  }

  /// The nearest rank, from 1, in a sample: the smallest r with r / count ≥ the quantile.
  ///
  /// - Precondition: `count` is positive.
  public func nearestRank(in count: Int) -> Int {
    precondition(count > 0, "An empty sample has no ranks.")
    let (quotient, remainder) = count.quotientAndRemainder(dividingBy: 1_000_000)
    let scaled = remainder * partsPerMillion
    return quotient * partsPerMillion + (scaled + 999_999) / 1_000_000
  }
}

extension Quantile {
  /// The error rate of each end of a quantile's interval: 5 %.
  public static let tailErrorRate = 0.05

  /// The samples needed before this quantile is printed: 5 for p50, 299 for p99, 2,995 for p99.9.
  ///
  /// Formula: n ≥ ln 0.05 / ln q, from which on the largest of n samples lies above the quantile
  /// in 95 % of cases; below the median the smallest sample takes its place.
  public var neededCount: Int {
    let outer = max(partsPerMillion, 1_000_000 - partsPerMillion)
    return Int((log(Self.tailErrorRate) / log(Double(outer) / 1_000_000)).rounded(.up))
  }
}

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

/// Where the order statistics of a sample lie of which only a part was seen.
struct OrderStatisticBounds {
  let ascending: [Double]
  /// How many there will be.
  let totalCount: Int

  private var missingCount: Int { totalCount - ascending.count }

  /// The least and the greatest value that the order statistic of a rank, from 1, can take.
  func of(rank: Int) -> (least: Double, greatest: Double) {
    let seenBelow = rank - missingCount
    return (
      least: seenBelow >= 1 ? ascending[seenBelow - 1] : -.infinity,
      greatest: rank <= ascending.count ? ascending[rank - 1] : .infinity
    )
  }

  /// The least and the greatest value that the median can take.
  var ofMedian: (least: Double, greatest: Double) {
    let lower = of(rank: (totalCount + 1) / 2)
    let upper = of(rank: totalCount / 2 + 1)
    // Halves, as the sum of two large log ratios need not be finite.
    return (lower.least / 2 + upper.least / 2, lower.greatest / 2 + upper.greatest / 2)
  }
}
