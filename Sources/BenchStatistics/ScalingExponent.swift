// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The power of the row count with which a time grows: 0 for a constant, 1 for a scan of all rows.
///
/// Formula: each round gives the least-squares slope of ln cost over ln rows; the exponent is the median slope,
/// its interval that of the sign test over the rounds. The sign test, and not a bootstrap, since each round
/// already gives one whole exponent: its error rate is then exact for any distribution. Source: ``SignTest``;
/// slopes by round remove whatever slows a whole round alike. Failure mode: a cost a + b·n with a large a looks
/// flatter than it grows, so measure up to row counts at which it matters; caches that overflow bend the line;
/// the interval needs 6 rounds at 95 %.
public struct ScalingExponent: Sendable, Equatable {
  /// The exponent from which on growth is a finding.
  public static let findingLimit = 0.05

  /// In the order of the rounds.
  public let slopes: [Double]
  public let exponent: IntervalEstimate

  /// Finds the exponent from points that were all measured in the same rounds.
  ///
  /// - Throws: ``StatisticsError`` for fewer than two points, a row count that is not positive or given twice,
  ///   unequal round counts, a cost that is not finite or not positive (its index is its round), or too few
  ///   rounds for an interval at `alpha`.
  /// - Precondition: `alpha` lies strictly between 0 and 1.
  public init(points: [Point], alpha: Double = 0.05) throws(StatisticsError) {
    precondition(alpha > 0 && alpha < 1, "An error rate lies strictly between 0 and 1.")
    let rowCounts = points.map(\.rowCount)
    try LogLogSlope.check(rowCounts: rowCounts)
    let roundCount = points[0].costs.count
    for point in points { try point.check(roundCount: roundCount) }
    slopes = (0..<roundCount)
      .map { round in
        LogLogSlope.of(logCosts: points.map { log($0.costs[round]) }, rowCounts: rowCounts)
      }
    exponent = try SignTest.median(of: slopes, alpha: alpha)
  }

  /// True if the whole interval lies above ``findingLimit``.
  public var isFinding: Bool { exponent.low > Self.findingLimit }

  /// The costs of each round at one row count.
  public struct Point: Sendable, Equatable {
    public let rowCount: Int
    /// In the order of the rounds, in any unit.
    public let costs: [Double]

    public init(rowCount: Int, costs: [Double]) {
      self.rowCount = rowCount
      self.costs = costs
    }

    func check(roundCount: Int) throws(StatisticsError) {
      guard costs.count == roundCount else {
        throw .rowRoundsDiffer(rowCount: rowCount, expected: roundCount, found: costs.count)
      }
      try costs.checkPositive(atLeast: 0)
    }
  }
}

/// The least-squares slope of one logarithm over another.
enum LogLogSlope {
  /// Returns the slope of `logCosts` over ln of the row counts.
  ///
  /// Formula: Σ (x − x̄)(y − ȳ) / Σ (x − x̄)². Source: Legendre (1805). The mean is subtracted first, so that
  /// no digits cancel.
  ///
  /// - Precondition: Two row counts or more differ, all are positive, and the arrays pair up.
  static func of(logCosts: [Double], rowCounts: [Int]) -> Double {
    let x = centred(rowCounts.map { log(Double($0)) })
    let y = centred(logCosts)
    var products = 0.0
    var squares = 0.0
    for (x, y) in zip(x, y) {
      products += x * y
      squares += x * x
    }
    return products / squares
  }

  private static func centred(_ values: [Double]) -> [Double] {
    let mean = values.reduce(0, +) / Double(values.count)
    return values.map { $0 - mean }
  }

  /// Refuses row counts without a slope.
  static func check(rowCounts: [Int]) throws(StatisticsError) {
    guard rowCounts.count >= 2 else { throw .tooFewPoints(found: rowCounts.count) }
    var seen: Set<Int> = []
    for (index, rowCount) in rowCounts.enumerated() {
      guard rowCount > 0 else { throw .noRows(index: index, found: rowCount) }
      guard seen.insert(rowCount).inserted else { throw .repeatedRowCount(rowCount) }
    }
  }
}
