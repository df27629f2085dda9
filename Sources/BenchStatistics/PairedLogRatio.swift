// SPDX-License-Identifier: Apache-2.0

/// The ratio of paired costs, with its sign-test interval.
///
/// Method: dᵢ = ln valueᵢ − ln baselineᵢ; the estimate is exp of the median, the interval
/// exp of [d₍k₎, d₍P+1−k₎] (see ``SignTest``). Pairing removes whatever slows both members of a
/// pair alike. Failure mode: drift within a pair, hence the random order inside each.
public struct PairedLogRatio: Sendable, Equatable {
  /// The log ratios in the order of the pairs.
  public let logRatios: [Double]
  /// The median log ratio.
  public let logEstimate: Double
  /// The lower end of the interval of the log ratio.
  public let logLow: Double
  /// The upper end of the interval of the log ratio.
  public let logHigh: Double
  /// The rank k of the interval's ends, from 1.
  public let intervalRank: Int
  /// The error rate that the interval really has, at most the one asked for.
  public let achievedAlpha: Double
  /// The two-sided p value of the sign test.
  public let pValue: Double

  /// Makes the ratio from one log ratio per pair.
  ///
  /// - Throws: ``StatisticsError`` for a number that is not finite, or too few pairs.
  public init(
    logRatios: [Double],
    alpha: Double = SignTest.defaultAlpha
  ) throws(StatisticsError) {
    for (index, ratio) in logRatios.enumerated() where !ratio.isFinite {
      throw .notFinite(index: index, found: ratio)
    }
    let count = logRatios.count
    guard let rank = SignTest.intervalRank(pairCount: count, alpha: alpha) else {
      throw .tooFewPairs(found: count, needed: SignTest.neededPairCount(alpha: alpha))
    }
    let ascending = logRatios.sorted()
    self.logRatios = logRatios
    logEstimate = ascending.medianOfAscending
    logLow = ascending[rank - 1]
    logHigh = ascending[count - rank]
    intervalRank = rank
    achievedAlpha = SignTest.achievedAlpha(pairCount: count, rank: rank)
    pValue = SignTest.pValue(
      positiveCount: logRatios.count { $0 > 0 },
      negativeCount: logRatios.count { $0 < 0 }
    )
  }

  /// Makes a ratio from figures that are already known to belong together.
  init(
    logRatios: [Double],
    logEstimate: Double,
    logLow: Double,
    logHigh: Double,
    intervalRank: Int,
    achievedAlpha: Double,
    pValue: Double
  ) {
    self.logRatios = logRatios
    self.logEstimate = logEstimate
    self.logLow = logLow
    self.logHigh = logHigh
    self.intervalRank = intervalRank
    self.achievedAlpha = achievedAlpha
    self.pValue = pValue
  }
}
