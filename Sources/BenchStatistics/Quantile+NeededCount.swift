// SPDX-License-Identifier: Apache-2.0

import Foundation

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
