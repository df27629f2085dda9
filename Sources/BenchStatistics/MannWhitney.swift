// SPDX-License-Identifier: Apache-2.0

/// The rank-sum test: whether values of one sample tend to lie above those of another.
///
/// Formula: U counts the pairs in which the value exceeds the baseline, a tie for half; without
/// an effect every arrangement of the ranks is equally likely. Exact where no two of all samples
/// are equal and n · m is at most ``exactPairLimit``; else z = (|U − nm/2| − ½) / σ with
/// σ² = nm/12 · ((N + 1) − Σ(t³ − t) / (N(N − 1))), over the groups of t tied samples.
/// Source: Mann and Whitney (1947); tie correction of Lehmann (1975). Failure mode: it assumes
/// independent samples, so samples pooled over runs raise false alarms (about 15 % of comparisons
/// of equal builds at p < 1 %): use one figure per run, or ``PairedLogRatio`` for pairs. A sample
/// of one or two against thousands makes the approximation conservative.
public struct MannWhitney: Sendable, Equatable {
  /// The largest n · m for which every arrangement is counted.
  public static let exactPairLimit = 2_500

  /// The pairs in which the value lies above the baseline, ties for half.
  public let statistic: Double
  /// The number of pairs, n · m.
  public let pairCount: Int
  /// The two-sided p value; 1 when all samples are equal.
  public let pValue: Double
  /// How the p value was found.
  public let method: Method

  /// Compares the values with the baseline.
  ///
  /// - Throws: ``StatisticsError`` for an empty sample, or a number that is not finite (a value's
  ///   index counts on from the baseline's).
  /// - Complexity: O(N log N), and O((nm)²) where it is exact.
  public init(baseline: [Double], values: [Double]) throws(StatisticsError) {
    try (baseline + values).check(atLeast: 2)
    for sample in [baseline, values] where sample.isEmpty {
      throw .tooFewSamples(found: 0, needed: 1)
    }
    pairCount = baseline.count * values.count
    let ranks = MidRanks(baseline + values)
    let rankSum = ranks.ranks[baseline.count...].reduce(0, +)
    statistic = rankSum - Double(values.count * (values.count + 1)) / 2
    let larger = max(statistic, Double(pairCount) - statistic)
    if ranks.tieSizes.isEmpty, pairCount <= Self.exactPairLimit {
      method = .exact
      let null = RankSumNull(baseline.count, values.count)
      pValue = min(1, 2 * null.cumulative(pairCount - Int(larger)))
    } else {
      method = .normalApproximation
      let deviation = RankSumNull.standardDeviation(
        baseline.count,
        values.count,
        tieSizes: ranks.tieSizes
      )
      let excess = larger - Double(pairCount) / 2 - 0.5
      pValue = deviation > 0 ? min(1, 2 * Normal.upperTail(excess / deviation)) : 1
    }
  }
}
