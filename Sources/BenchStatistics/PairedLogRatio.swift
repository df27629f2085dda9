// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The ratio of paired costs, with its sign-test interval.
///
/// Method: dᵢ = ln valueᵢ − ln baselineᵢ; the estimate is exp of the median, the interval
/// exp of [d₍k₎, d₍P+1−k₎] (see ``SignTest``). Pairing removes whatever slows both members of a
/// pair alike. Failure mode: drift within a pair, hence the random order inside each.
public struct PairedLogRatio: Sendable, Equatable {
  /// In the order of the pairs.
  public let logRatios: [Double]
  public let logEstimate: Double
  public let logLow: Double
  public let logHigh: Double
  /// The rank k of the interval's ends, from 1.
  public let intervalRank: Int
  /// The interval's actual error rate, at most the requested one.
  public let achievedAlpha: Double
  /// The two-sided p value of the sign test.
  public let pValue: Double
}

extension PairedLogRatio {
  /// Creates the ratio from one log ratio per pair.
  ///
  /// - Throws: ``StatisticsError`` for a number that is not finite, or too few pairs.
  public init(logRatios: [Double], alpha: Double = SignTest.defaultAlpha) throws(StatisticsError) {
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

  /// Creates the ratio of `values` over `baseline`, pair by pair.
  ///
  /// - Throws: ``StatisticsError`` for unequal lengths, a cost that is not finite or not positive, or too few
  ///   pairs.
  public init(
    baseline: [Double],
    values: [Double],
    alpha: Double = SignTest.defaultAlpha
  ) throws(StatisticsError) {
    guard baseline.count == values.count else {
      throw .lengthsDiffer(baselineCount: baseline.count, valueCount: values.count)
    }
    var logRatios: [Double] = []
    logRatios.reserveCapacity(values.count)
    for index in values.indices {
      for cost in [baseline[index], values[index]] {
        guard cost.isFinite else { throw .notFinite(index: index, found: cost) }
        guard cost > 0 else { throw .notPositive(index: index, found: cost) }
      }
      // Only a difference of logarithms, not the logarithm of a ratio, negates exactly when the two sides
      // change places.
      logRatios.append(log(values[index]) - log(baseline[index]))
    }
    try self.init(logRatios: logRatios, alpha: alpha)
  }

  /// Creates the ratio of integer costs, such as nanoseconds.
  ///
  /// - Throws: as for costs of type `Double`.
  public init(
    baseline: [Int],
    values: [Int],
    alpha: Double = SignTest.defaultAlpha
  ) throws(StatisticsError) {
    try self.init(
      baseline: baseline.map(Double.init),
      values: values.map(Double.init),
      alpha: alpha
    )
  }

  public var pairCount: Int { logRatios.count }

  /// The estimated ratio: 1.05 means 5 % more than the baseline.
  public var estimate: Double { exp(logEstimate) }

  public var low: Double { exp(logLow) }

  public var high: Double { exp(logHigh) }

  /// Returns the ratio with an interval that includes those of others, where the costs themselves are known
  /// only between two ends.
  public func spanning(_ others: [PairedLogRatio]) -> PairedLogRatio {
    PairedLogRatio(
      logRatios: logRatios,
      logEstimate: logEstimate,
      logLow: others.map(\.logLow).reduce(logLow, min),
      logHigh: others.map(\.logHigh).reduce(logHigh, max),
      intervalRank: intervalRank,
      achievedAlpha: achievedAlpha,
      pValue: pValue
    )
  }

  /// The ratio of the baseline over the values.
  public var swapped: PairedLogRatio {
    PairedLogRatio(
      logRatios: logRatios.map { -$0 },
      logEstimate: -logEstimate,
      logLow: -logHigh,
      logHigh: -logLow,
      intervalRank: intervalRank,
      achievedAlpha: achievedAlpha,
      pValue: pValue
    )
  }

  public var logHalfWidth: Double { (logHigh - logLow) / 2 }

  /// Returns the smallest relative change found in 80 % of runs, from the interval's width.
  ///
  /// Formula: exp(max(floor, 1.327 · half-width)) − 1, with 1.327 = (z₀.₉₉₅ + z₀.₈) / z₀.₉₉₅. Failure mode:
  /// assumes normal tails; see ``bootstrapDetectableChange(rule:resampleCount:using:)``.
  public func detectableChange(rule: ChangeRule = .standard) -> Double {
    let upper = 2.575_829
    let power = 0.841_621
    return expm1(max(rule.logFloor, (upper + power) / upper * logHalfWidth))
  }

  /// Returns the smallest relative change found in 80 % of runs, by resampling.
  ///
  /// Method: the log ratios are centred on their median and resampled; a shift is found in a resample once it
  /// lifts the lower end above 0 and the median to the floor. The answer is the 80 % nearest-rank quantile of
  /// those shifts. Failure mode: below about 15 pairs the tails that matter are not in the sample.
  ///
  /// - Complexity: O(resamples · *P* log *P*).
  public func bootstrapDetectableChange(
    rule: ChangeRule = .standard,
    resampleCount: Int = 2_000,
    using generator: inout SeededGenerator
  ) -> Double {
    precondition(resampleCount > 0, "A bootstrap needs at least one resample.")
    let centred = logRatios.map { $0 - logEstimate }
    var shifts: [Double] = []
    shifts.reserveCapacity(resampleCount)
    var resample = centred
    for _ in 0..<resampleCount {
      for index in resample.indices {
        resample[index] = centred[generator.nextInt(below: centred.count)]
      }
      resample.sort()
      let forInterval = -resample[intervalRank - 1]
      let forFloor = rule.logFloor - resample.medianOfAscending
      shifts.append(max(forInterval, forFloor))
    }
    shifts.sort()
    let rank = Quantile(partsPerMillion: 800_000).nearestRank(in: resampleCount)
    return expm1(max(rule.logFloor, shifts[rank - 1]))
  }
}
