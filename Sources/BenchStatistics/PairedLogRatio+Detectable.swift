// SPDX-License-Identifier: Apache-2.0

import Foundation

extension PairedLogRatio {
  /// Half the width of the interval of the log ratio.
  public var logHalfWidth: Double { (logHigh - logLow) / 2 }

  /// The smallest relative change that would be found in 80 % of runs, from the interval's width.
  ///
  /// Formula: exp(max(floor, 1.327 · half-width)) − 1, with 1.327 = (z₀.₉₉₅ + z₀.₈) / z₀.₉₉₅.
  /// Failure mode: assumes normal tails, so see ``bootstrapDetectableChange(rule:resampleCount:using:)``.
  public func detectableChange(rule: ChangeRule = .standard) -> Double {
    let upper = 2.575_829
    let power = 0.841_621
    return expm1(max(rule.logFloor, (upper + power) / upper * logHalfWidth))
  }

  /// The smallest relative change that would be found in 80 % of runs, by resampling.
  ///
  /// Method: the log ratios are centred on their median and drawn anew with replacement; a shift
  /// is found in a resample once it lifts the lower end above 0 and the median to the floor. The
  /// answer is the 80 % nearest-rank quantile of those shifts. Failure mode: below about 15 pairs
  /// the tails that matter are not in the sample.
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
