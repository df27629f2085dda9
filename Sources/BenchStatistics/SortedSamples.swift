// SPDX-License-Identifier: Apache-2.0

/// Integer samples in ascending order: all are kept, so every figure is exact.
///
/// Sorted once; each figure after that is O(1) or O(log *n*), the mean O(*n*).
public struct SortedSamples: Sendable, Equatable {
  /// At least one sample.
  public let ascending: [Int]

  /// Sorts the samples; nil when there are none.
  ///
  /// - Complexity: O(*n* log *n*).
  public init?(_ samples: [Int]) {
    guard !samples.isEmpty else { return nil }
    ascending = samples.sorted()
  }

  public var count: Int { ascending.count }

  public var minimum: Int { ascending[0] }

  public var maximum: Int { ascending[ascending.count - 1] }

  /// The middle sample, or the mean of the two middle ones.
  public var median: Double {
    let middles = Int128(ascending[(count - 1) / 2]) + Int128(ascending[count / 2])
    return Double(middles) / 2
  }

  /// The mean, summed exactly before the one division.
  public var mean: Double {
    let sum = ascending.reduce(Int128(0)) { $0 + Int128($1) }
    return Double(sum) / Double(count)
  }

  /// Returns the number of samples greater than `limit`.
  ///
  /// - Complexity: O(log *n*).
  public func count(above limit: Int) -> Int {
    var low = 0
    var high = ascending.count
    while low < high {
      let middle = low + (high - low) / 2
      if ascending[middle] > limit { high = middle } else { low = middle + 1 }
    }
    return ascending.count - low
  }

  /// Returns the sample at the nearest rank, however few samples there are; for drawing, not for print.
  public func nearestRankSample(_ quantile: Quantile) -> Int {
    ascending[quantile.nearestRank(in: count) - 1]
  }

  /// Returns the exact nearest-rank quantile with its interval, or "too few".
  ///
  /// Method: the interval ends are order statistics x₍l₎ and x₍u₎ with l the largest and u the smallest rank
  /// for which Binomial(n, q) gives P(X ≤ l − 1) ≤ 5 % and P(X ≤ u − 1) ≥ 95 %. Each end is a 95 % bound, so
  /// the pair has at least 90 % confidence for any distribution, with ties or without. Failure mode:
  /// consecutive frames are not independent, and bursts lower the true confidence.
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

  /// Returns the largest l with P(X ≤ l − 1) ≤ 5 %: the first count that exceeds 5 %.
  private func lowerRank(_ binomial: Binomial) -> Int {
    binomial.smallestCount(reaching: Quantile.tailErrorRate.nextUp)
  }
}
