// SPDX-License-Identifier: Apache-2.0

/// The sign test and its interval of the median of paired differences, no distribution assumed.
///
/// Method: Dixon and Mood (1946); the interval of Thompson (1936). Under no difference each sign is a fair
/// coin. Failure mode: it needs independent pairs, and it sees signs, not sizes, so fewer than 8 pairs can
/// never reach 1 %.
public enum SignTest {
  /// The two-sided error rate of every verdict: 1 %.
  public static let defaultAlpha = 0.01

  /// Returns the rank k of the interval [d₍k₎, d₍P+1−k₎], or nil where none reaches `alpha`.
  ///
  /// k is the largest rank with 2 · P(Binomial(P, ½) ≤ k − 1) ≤ alpha: 3, 4, 8, 12 and 20 for 15, 20, 30, 40
  /// and 60 pairs at 1 %.
  ///
  /// - Precondition: `alpha` lies strictly between 0 and 1.
  public static func intervalRank(pairCount: Int, alpha: Double = defaultAlpha) -> Int? {
    precondition(alpha > 0 && alpha < 1, "An error rate lies strictly between 0 and 1.")
    guard pairCount > 0 else { return nil }
    let coin = Binomial(trialCount: pairCount, probability: 0.5)
    // Sums of probabilities are off by some last digits; this one counts as `alpha / 2`.
    let rank = coin.smallestCount(reaching: alpha / 2 * (1 + 1e-12))
    return rank >= 1 ? rank : nil
  }

  /// Returns the actual error rate of the interval of rank `rank`.
  public static func achievedAlpha(pairCount: Int, rank: Int) -> Double {
    min(1, 2 * Binomial(trialCount: pairCount, probability: 0.5).cumulative(rank - 1))
  }

  /// The fewest pairs with an interval at `alpha`: 8 at 1 %.
  ///
  /// - Precondition: `alpha` lies strictly between 0 and 1.
  public static func neededPairCount(alpha: Double = defaultAlpha) -> Int {
    var count = 1
    while intervalRank(pairCount: count, alpha: alpha) == nil { count += 1 }
    return count
  }

  /// Returns the two-sided p value of counts of positive and negative differences; zeros are omitted.
  public static func pValue(positiveCount: Int, negativeCount: Int) -> Double {
    precondition(positiveCount >= 0 && negativeCount >= 0, "A count of signs is 0 or more.")
    let coin = Binomial(trialCount: positiveCount + negativeCount, probability: 0.5)
    return min(1, 2 * coin.cumulative(min(positiveCount, negativeCount)))
  }

  /// Returns the median of numbers with its sign-test interval [x₍k₎, x₍P+1−k₎], no distribution assumed.
  ///
  /// - Throws: ``StatisticsError`` for a number that is not finite, or too few for an interval.
  /// - Complexity: O(*P* log *P*).
  public static func median(
    of values: [Double],
    alpha: Double = defaultAlpha
  ) throws(StatisticsError) -> IntervalEstimate {
    for (index, value) in values.enumerated() where !value.isFinite {
      throw .notFinite(index: index, found: value)
    }
    guard let rank = intervalRank(pairCount: values.count, alpha: alpha) else {
      throw .tooFewPairs(found: values.count, needed: neededPairCount(alpha: alpha))
    }
    let ascending = values.sorted()
    return IntervalEstimate(
      estimate: ascending.medianOfAscending,
      low: ascending[rank - 1],
      high: ascending[values.count - rank],
      confidence: 1 - achievedAlpha(pairCount: values.count, rank: rank)
    )
  }
}
