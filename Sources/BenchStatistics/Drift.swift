// SPDX-License-Identifier: Apache-2.0

/// The trend of samples over a run.
///
/// Formula: the slope is the median of (xⱼ − xᵢ) / (j − i) over all pairs (Theil 1950, Sen 1968); Kendall's S
/// counts the pairs that rise less those that fall, and z = (|S| − 1) / σ with σ² = (n(n − 1)(2n + 5) − Σ t(t −
/// 1)(2t + 5)) / 18 over the groups of t ties (Mann 1945, Kendall 1975). S is exact at any length; beyond
/// ``exactSlopeCount`` samples the slope uses the medians of that many equal blocks. Failure mode: samples that
/// depend on their neighbours have fewer independent ones than n, so the p value is too small (see
/// ``Autocorrelation``); a run that rises and falls again has no trend.
public struct Drift: Sendable, Equatable {
  /// The most samples of which every pair gives a slope.
  public static let exactSlopeCount = 500
  /// The fewest samples for which the normal curve serves.
  public static let neededCount = 10

  /// The change per sample, in the samples' unit.
  public let slope: Double
  /// The change over the run as a share of the median; nil for a median of 0.
  public let relativeChange: Double?
  /// Kendall's S.
  public let kendallStatistic: Int
  /// The two-sided p value of Mann and Kendall; 1 for constant samples.
  public let pValue: Double

  /// Finds the drift of samples in time order.
  ///
  /// - Throws: ``StatisticsError`` for a sample that is not finite, or fewer than ``neededCount``.
  /// - Complexity: O(*n* log *n*).
  public init(_ samples: [Double]) throws(StatisticsError) {
    try samples.check(atLeast: Self.neededCount)
    slope = Self.medianSlope(of: samples)
    let median = samples.sorted().medianOfAscending
    relativeChange = median == 0 ? nil : slope * Double(samples.count - 1) / median.magnitude
    let tieSizes = MidRanks(samples).tieSizes
    let pairCount = samples.count * (samples.count - 1) / 2
    let tiedCount = tieSizes.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
    var sorter = InversionCounter(samples)
    kendallStatistic = pairCount - tiedCount - 2 * sorter.sortAndCount()
    let ties = tieSizes.reduce(0) { $0 + Self.varianceTerm($1) }
    let variance = (Self.varianceTerm(samples.count) - ties) / 18
    let excess = Double(kendallStatistic.magnitude) - 1
    pValue = excess > 0 ? min(1, 2 * Normal.upperTail(excess / variance.squareRoot())) : 1
  }

  private static func varianceTerm(_ count: Int) -> Double {
    Double(count) * Double(count - 1) * Double(2 * count + 5)
  }

  private static func medianSlope(of samples: [Double]) -> Double {
    let blockCount = min(samples.count, exactSlopeCount)
    let blocks = (0..<blockCount)
      .map { block in
        let start = block * samples.count / blockCount
        let end = (block + 1) * samples.count / blockCount
        return (
          place: Double(start + end - 1) / 2,
          value: samples[start..<end].sorted().medianOfAscending
        )
      }
    var slopes: [Double] = []
    slopes.reserveCapacity(blockCount * (blockCount - 1) / 2)
    for (index, left) in blocks.enumerated() {
      for right in blocks[(index + 1)...] {
        slopes.append((right.value - left.value) / (right.place - left.place))
      }
    }
    slopes.sort()
    return slopes.medianOfAscending
  }
}
