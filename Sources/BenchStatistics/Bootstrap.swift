// SPDX-License-Identifier: Apache-2.0

/// The percentile interval of any statistic, by resampling.
///
/// Method: n samples are drawn with replacement from the n there are and the statistic is computed again; of B
/// such values the interval's ends are those at ranks B·α/2 and B + 1 − B·α/2. Source: Efron (1979), "Bootstrap
/// methods: another look at the jackknife"; Efron and Tibshirani (1993), chapter 13. The draws follow from the
/// seed alone, so the interval repeats exactly. Failure mode: the interval is too narrow for few samples (in
/// simulation an interval of 95 % for the mean of 15 normal samples holds it in about 92 %), it says nothing
/// about a minimum or maximum, and it needs samples that are independent of each other.
public struct Bootstrap: Sendable, Equatable {
  /// The ends of a 95 % interval then rest on 50 draws each.
  public static let defaultResampleCount = 2_000
  public static let defaultSeed: UInt64 = 1_979

  /// The two-sided error rate.
  public let alpha: Double
  public let resampleCount: Int
  public let seed: UInt64

  /// Creates a bootstrap.
  ///
  /// - Precondition: `alpha` lies strictly between 0 and 1, and `resampleCount` · `alpha` is at least 2, so
  ///   that a draw lies beyond each end.
  public init(
    alpha: Double = 0.05,
    resampleCount: Int = defaultResampleCount,
    seed: UInt64 = defaultSeed
  ) {
    precondition(alpha > 0 && alpha < 1, "An error rate lies strictly between 0 and 1.")
    precondition(
      Double(resampleCount) * alpha >= 2,
      "So small an error rate needs more resamples: at least 2 divided by it."
    )
    self.alpha = alpha
    self.resampleCount = resampleCount
    self.seed = seed
  }

  /// Returns the statistic of the samples with its interval.
  ///
  /// - Throws: ``StatisticsError`` for fewer than 2 samples, a sample that is not finite, or a statistic that
  ///   is not (its index is then the number of the draw).
  /// - Complexity: `resampleCount` times the statistic.
  public func interval(
    of samples: [Double],
    statistic: ([Double]) -> Double
  ) throws(StatisticsError) -> IntervalEstimate {
    try samples.check(atLeast: 2)
    return try interval(roundCount: samples.count) { rounds in
      statistic(rounds.map { samples[$0] })
    }
  }

  /// Returns a statistic of whole rounds with its interval.
  ///
  /// The statistic is given the indices of the rounds drawn, with repeats.
  ///
  /// - Throws: ``StatisticsError`` for fewer than 2 rounds, or a statistic that is not finite (its index is
  ///   then the number of the draw).
  /// - Complexity: `resampleCount` times the statistic.
  public func interval(
    roundCount: Int,
    statistic: ([Int]) -> Double
  ) throws(StatisticsError) -> IntervalEstimate {
    guard roundCount >= 2 else { throw .tooFewSamples(found: roundCount, needed: 2) }
    let estimate = statistic(Array(0..<roundCount))
    var generator = SeededGenerator(seed: seed)
    var rounds = [Int](repeating: 0, count: roundCount)
    var drawn: [Double] = []
    drawn.reserveCapacity(resampleCount)
    for _ in 0..<resampleCount {
      for index in rounds.indices { rounds[index] = generator.nextInt(below: roundCount) }
      drawn.append(statistic(rounds))
    }
    try ([estimate] + drawn).check(atLeast: 1)
    drawn.sort()
    let rank = max(1, Int((Double(resampleCount) * alpha / 2).rounded()))
    return IntervalEstimate(
      estimate: estimate,
      low: drawn[rank - 1],
      high: drawn[resampleCount - rank],
      confidence: 1 - alpha
    )
  }
}

/// An estimate with its interval.
public struct IntervalEstimate: Sendable, Equatable {
  public let estimate: Double
  public let low: Double
  public let high: Double
  /// The confidence of the interval by its method, between 0 and 1.
  public let confidence: Double
}
