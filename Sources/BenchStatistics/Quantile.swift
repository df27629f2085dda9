// SPDX-License-Identifier: Apache-2.0

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
