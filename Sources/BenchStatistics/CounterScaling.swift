// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The power of the row count with which an exact counter grows.
///
/// Formula: exactly 0 when all counts are equal, even 0; else the least-squares slope of ln count over ln rows,
/// or of ln(1 + count) when only some counts are 0 (``isShifted``). Source: least squares; ln(1 + c) as in
/// Bartlett (1947). Failure mode: the shifted slope is below the exponent while counts are small, and a count
/// that rises and falls again can have a slope of 0; hence the finding rests on the counts, not on the slope.
public struct CounterScaling: Sendable, Equatable {
  /// The points in ascending order of row count.
  public let points: [Point]
  /// Exactly 0 when no count differs.
  public let exponent: Double
  /// True if the exponent is a slope of ln(1 + count).
  public let isShifted: Bool

  /// Finds the exponent of one counter.
  ///
  /// - Throws: ``StatisticsError`` for fewer than two points, a row count that is not positive or
  ///   given twice, or a negative count.
  public init(points: [Point]) throws(StatisticsError) {
    try LogLogSlope.check(rowCounts: points.map(\.rowCount))
    for (index, point) in points.enumerated() where point.count < 0 {
      throw .negative(index: index, found: point.count)
    }
    let ascending = points.sorted { $0.rowCount < $1.rowCount }
    let counts = ascending.map { Double($0.count) }
    self.points = ascending
    if ascending.allSatisfy({ $0.count == ascending[0].count }) {
      isShifted = false
      exponent = 0
    } else {
      let isShifted = counts.contains(0)
      self.isShifted = isShifted
      exponent = LogLogSlope.of(
        logCosts: counts.map { isShifted ? log1p($0) : log($0) },
        rowCounts: ascending.map(\.rowCount)
      )
    }
  }

  /// The points whose count differs from that of the fewest rows.
  public var differing: [Point] { points.filter { $0.count != points[0].count } }

  public var isFinding: Bool { !differing.isEmpty }
}

extension CounterScaling: CustomStringConvertible {
  /// One sentence with the differing row counts and the exponent.
  public var description: String {
    let first = points[0]
    if differing.isEmpty { return "\(first.count) at every row count" }
    let others = differing.map { "\($0.count) at \($0.rowCount) rows" }.joined(separator: ", ")
    let power = (exponent * 1_000).rounded() / 1_000
    let source = isShifted ? " by the slope of ln(1 + count)" : ""
    return "\(first.count) at \(first.rowCount) rows, but \(others): exponent \(power)\(source)"
  }
}

extension CounterScaling {
  /// The count at one row count.
  public struct Point: Sendable, Equatable {
    public let rowCount: Int
    public let count: Int

    public init(rowCount: Int, count: Int) {
      self.rowCount = rowCount
      self.count = count
    }
  }
}
