// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The one decision rule: from a paired ratio to a change.
///
/// In order: a rise or fall when the whole interval lies on one side of 1 and the estimate is at
/// least `floor` away; unchanged when the whole interval lies within the band; else inconclusive.
/// All limits are symmetric in the log ratio, so exchanging the sides mirrors the answer exactly.
/// Failure mode: a real change below the floor reads unchanged by design.
public struct ChangeRule: Sendable, Equatable {
  /// The smallest relative change that counts: 0.01 is 1 %.
  public let floor: Double
  /// The relative change within which the interval of an unchanged cost lies.
  public let unchangedBand: Double
  /// The floor as a log ratio.
  public let logFloor: Double
  /// Half the unchanged band as a log ratio.
  public let logBand: Double

  /// A floor of 1 % and an unchanged band of ±3 %.
  public static let standard = ChangeRule(floor: 0.01, unchangedBand: 0.03)

  /// Makes a rule from relative changes: 0.01 is 1 %.
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

  /// What the ratio says under this rule.
  public func change(of ratio: PairedLogRatio) -> Change {
    change(logLow: ratio.logLow, logEstimate: ratio.logEstimate, logHigh: ratio.logHigh)
  }

  /// What an estimate and its interval say under this rule, all as logarithms of a ratio.
  public func change(logLow: Double, logEstimate: Double, logHigh: Double) -> Change {
    if logLow > 0, logEstimate >= logFloor { return .rise }
    if logHigh < 0, logEstimate <= -logFloor { return .fall }
    if logLow >= -logBand, logHigh <= logBand { return .unchanged }
    return .inconclusive
  }
}
