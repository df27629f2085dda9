// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The least-squares slope of one logarithm over another.
enum LogLogSlope {
  /// The slope of `logCosts` over ln of the row counts.
  ///
  /// Formula: Σ (x − x̄)(y − ȳ) / Σ (x − x̄)². Source: Legendre (1805). The mean is taken off first,
  /// so that no digits cancel.
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

  /// Refuses row counts of which no slope can be taken.
  ///
  /// - Throws: ``StatisticsError`` for fewer than two, one that is not positive, or one twice.
  static func check(rowCounts: [Int]) throws(StatisticsError) {
    guard rowCounts.count >= 2 else { throw .tooFewPoints(found: rowCounts.count) }
    var seen: Set<Int> = []
    for (index, rowCount) in rowCounts.enumerated() {
      guard rowCount > 0 else { throw .noRows(index: index, found: rowCount) }
      guard seen.insert(rowCount).inserted else { throw .repeatedRowCount(rowCount) }
    }
  }
}
