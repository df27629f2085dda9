// SPDX-License-Identifier: Apache-2.0

/// The sign test and its interval: the median of paired differences, no distribution assumed.
///
/// Method: Dixon and Mood (1946); the interval of Thompson (1936). Under no difference each sign
/// is a fair coin. Failure mode: it needs the pairs to be independent, and it sees signs, not
/// sizes, so fewer than 8 pairs can never reach 1 %.
public enum SignTest {
  /// The two-sided error rate of every verdict: 1 %.
  public static let defaultAlpha = 0.01

  /// The rank k of the interval [d₍k₎, d₍P+1−k₎], or nil where no interval reaches `alpha`.
  ///
  /// k is the largest rank with 2 · P(Binomial(P, ½) ≤ k − 1) ≤ alpha: 3, 4, 8, 12 and 20 for 15,
  /// 20, 30, 40 and 60 pairs at 1 %.
  ///
  /// - Precondition: `alpha` lies strictly between 0 and 1.
  public static func intervalRank(pairCount: Int, alpha: Double = defaultAlpha) -> Int? {
    precondition(alpha > 0 && alpha < 1, "An error rate lies strictly between 0 and 1.")
    guard pairCount > 0 else { return nil }
    let coin = Binomial(trialCount: pairCount, probability: 0.5)
    // A sum of probabilities is off by some last digits; one that is `alpha / 2` counts as such.
    let rank = coin.smallestCount(reaching: alpha / 2 * (1 + 1e-12))
    return rank >= 1 ? rank : nil
  }

  /// The error rate that the interval of rank `rank` really has.
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

  /// The two-sided p value of so many positive and negative differences; zeros are left out.
  ///
  /// - Precondition: Neither count is negative.
  public static func pValue(positiveCount: Int, negativeCount: Int) -> Double {
    precondition(positiveCount >= 0 && negativeCount >= 0, "A count of signs is 0 or more.")
    let coin = Binomial(trialCount: positiveCount + negativeCount, probability: 0.5)
    return min(1, 2 * coin.cumulative(min(positiveCount, negativeCount)))
  }
}

extension SignTest {
  /// The median of numbers with its sign-test interval, no distribution assumed.
  ///
  /// Formula: the interval is [x₍k₎, x₍P+1−k₎], k as ``intervalRank(pairCount:alpha:)`` has it.
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
