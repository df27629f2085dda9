// SPDX-License-Identifier: Apache-2.0

/// Where the order statistics of a sample lie of which only a part was seen.
struct OrderStatisticBounds {
  /// What was seen, ascending.
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
