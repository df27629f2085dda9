// SPDX-License-Identifier: Apache-2.0

import Foundation

extension PairedLogRatio {
  /// Makes the ratio of `values` over `baseline`, pair by pair.
  ///
  /// - Throws: ``StatisticsError`` for unequal lengths, a cost that is not finite or not positive,
  ///   or too few pairs.
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
      // A difference of logarithms, not the logarithm of a ratio: only this negates exactly when
      // the two sides change places.
      logRatios.append(log(values[index]) - log(baseline[index]))
    }
    try self.init(logRatios: logRatios, alpha: alpha)
  }

  /// Makes the ratio of integer costs, such as nanoseconds, pair by pair.
  ///
  /// - Throws: As for costs of type `Double`.
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

  /// The number of pairs.
  public var pairCount: Int { logRatios.count }

  /// The estimated ratio: 1.05 means that values cost 5 % more than the baseline.
  public var estimate: Double { exp(logEstimate) }

  /// The lower end of the ratio's interval.
  public var low: Double { exp(logLow) }

  /// The upper end of the ratio's interval.
  public var high: Double { exp(logHigh) }

  /// The same ratio with an interval that holds those of others too, where what the costs are made
  /// of is itself known between two ends only.
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

  /// The ratio of the baseline over the values: every sign turned.
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
}
