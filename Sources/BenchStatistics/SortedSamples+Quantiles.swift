// SPDX-License-Identifier: Apache-2.0

extension SortedSamples {
  /// The sample at the nearest rank, however few samples there are; for drawing, not for print.
  public func nearestRankSample(_ quantile: Quantile) -> Int {
    ascending[quantile.nearestRank(in: count) - 1]
  }

  /// The exact nearest-rank quantile with its interval, or "too few".
  ///
  /// Method: the interval ends are order statistics x₍l₎ and x₍u₎ with l the largest and u the
  /// smallest rank for which Binomial(n, q) gives P(X ≤ l − 1) ≤ 5 % and P(X ≤ u − 1) ≥ 95 %.
  /// Each end is a 95 % bound by itself, so the pair has at least 90 % confidence for any
  /// distribution, with ties or without. Failure mode: frames that follow each other are not
  /// independent, and bursts make the true confidence lower.
  public func quantile(_ quantile: Quantile) -> QuantileEstimate<Int> {
    let needed = quantile.neededCount
    guard count >= needed else { return .tooFew(found: count, needed: needed) }
    let binomial = Binomial(trialCount: count, probability: quantile.probability)
    let lower = max(lowerRank(binomial), 1)
    let upper = min(binomial.smallestCount(reaching: 1 - Quantile.tailErrorRate) + 1, count)
    let confidence = binomial.cumulative(upper - 1) - binomial.cumulative(lower - 1)
    return .value(
      .init(
        value: nearestRankSample(quantile),
        low: ascending[lower - 1],
        high: ascending[upper - 1],
        confidence: confidence
      )
    )
  }

  /// The largest l with P(X ≤ l − 1) ≤ 5 %: the first count that exceeds 5 %.
  private func lowerRank(_ binomial: Binomial) -> Int {
    binomial.smallestCount(reaching: Quantile.tailErrorRate.nextUp)
  }
}
