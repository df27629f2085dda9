// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The one decision rule: from a paired ratio to a change.
///
/// In order: a rise or fall when the whole interval lies on one side of 1 and the estimate is at least `floor`
/// away; unchanged when the whole interval lies within the band; else inconclusive. All limits are symmetric in
/// the log ratio, so exchanging the sides mirrors the answer exactly. Failure mode: a real change below the
/// floor reads unchanged by design.
public struct ChangeRule: Sendable, Equatable {
  /// The smallest relative change that counts: 0.01 is 1 %.
  public let floor: Double
  /// The relative change that bounds the interval of an unchanged cost.
  public let unchangedBand: Double
  public let logFloor: Double
  public let logBand: Double

  /// A floor of 1 % and an unchanged band of ±3 %.
  public static let standard = ChangeRule(floor: 0.01, unchangedBand: 0.03)

  /// Creates a rule from relative changes: 0.01 is 1 %.
  ///
  /// - Precondition: both are finite and not negative.
  public init(floor: Double, unchangedBand: Double) {
    precondition(floor.isFinite && floor >= 0, "A floor is a relative change of 0 or more.")
    precondition(
      unchangedBand.isFinite && unchangedBand >= 0,
      "An unchanged band is a relative change of 0 or more."
    )
    self.floor = floor
    self.unchangedBand = unchangedBand
    logFloor = log1p(floor)
    logBand = log1p(unchangedBand)
  }

  public func change(of ratio: PairedLogRatio) -> Change {
    change(logLow: ratio.logLow, logEstimate: ratio.logEstimate, logHigh: ratio.logHigh)
  }

  /// Judges an estimate and its interval, all as logarithms of a ratio.
  public func change(logLow: Double, logEstimate: Double, logHigh: Double) -> Change {
    if logLow > 0, logEstimate >= logFloor { return .rise }
    if logHigh < 0, logEstimate <= -logFloor { return .fall }
    if logLow >= -logBand, logHigh <= logBand { return .unchanged }
    return .inconclusive
  }
}

/// The result of a paired comparison of costs.
public enum Change: Sendable, Equatable, CaseIterable {
  /// The cost rose: the whole interval lies above no change, the estimate beyond the floor.
  case rise
  /// The mirror of a rise.
  case fall
  /// The whole interval lies within the unchanged band.
  case unchanged
  /// The interval is too wide.
  case inconclusive

  /// The change with exchanged sides.
  public var swapped: Change {
    switch self {
    case .rise: .fall
    case .fall: .rise
    case .unchanged, .inconclusive: self
    }
  }
}

extension ChangeRule {
  /// Returns the change after all pairs, once the pairs to come can no longer alter it.
  ///
  /// Method: curtailed sampling. Whatever the missing log ratios are, each order statistic of the whole lies
  /// between two order statistics of the seen ones, so the answer is that of all pairs and the error rates stay
  /// those of the full plan. Stopping at an intermediate verdict would raise the false alarms.
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
