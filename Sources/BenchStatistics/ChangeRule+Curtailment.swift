// SPDX-License-Identifier: Apache-2.0

extension ChangeRule {
  /// What the rule will say after all pairs, once the pairs to come can no longer alter it.
  ///
  /// Method: curtailed sampling. Whatever the missing log ratios are, each order statistic of the
  /// whole lies between two order statistics of what was seen, so the answer is that of all pairs
  /// and the error rates stay those of the full plan. It is never looked at the verdict so far:
  /// stopping there would raise the false alarms.
  ///
  /// - Parameters:
  ///   - logRatios: the log ratios seen, none of them NaN.
  ///   - pairCount: the pairs of the plan.
  ///   - alpha: the two-sided error rate of the interval.
  /// - Returns: the change, or `nil` while it is open or where so few pairs have no interval.
  /// - Complexity: O(*n* log *n*).
  public func settledChange(
    of logRatios: [Double],
    pairCount: Int,
    alpha: Double = SignTest.defaultAlpha
  ) -> Change? {
    guard let rank = SignTest.intervalRank(pairCount: pairCount, alpha: alpha),
      logRatios.count <= pairCount
    else { return nil }
    let bounds = OrderStatisticBounds(ascending: logRatios.sorted(), totalCount: pairCount)
    let low = bounds.of(rank: rank)
    let high = bounds.of(rank: pairCount + 1 - rank)
    let estimate = bounds.ofMedian
    if low.least > 0, estimate.least >= logFloor { return .rise }
    if high.greatest < 0, estimate.greatest <= -logFloor { return .fall }
    let canRise = low.greatest > 0 && estimate.greatest >= logFloor
    let canFall = high.least < 0 && estimate.least <= -logFloor
    guard !canRise, !canFall else { return nil }
    if low.least >= -logBand, high.greatest <= logBand { return .unchanged }
    if low.greatest < -logBand || high.least > logBand { return .inconclusive }
    return nil
  }
}
