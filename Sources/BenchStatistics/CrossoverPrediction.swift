// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The prediction of a crossover where only the prices of the baseline's writes differ from the measurement.
///
/// Model: a baseline changes k of n fields by k effective and n − k redundant writes; the strategy makes the
/// same effective writes and avoids v redundant ones, at a cost of its own that no price of a write changes.
/// With A the baseline's times, B the strategy's, *there* measured and *here* predicted:
///
/// * an effective write costs ε = (A_here − A_there) / n more here, at n of n;
/// * a redundant one p = (A_here − A_there − k·ε) / (n − k) more, at k of n;
/// * so D_here = B_there − A_there − v·p: B crosses A where its break-even there is the price p.
///
/// The prediction is ln((A_here + D_here) / A_here) of each round; ``Crossover`` finds the crossing and its
/// interval in it as in measurements. No time of B here enters it. Failure mode: here and there are measured
/// one after the other, so a drift between them moves p.
public struct CrossoverPrediction: Sendable, Equatable {
  /// The measurement at one number of changed fields; times and writes are per cell, by round.
  public struct Point: Sendable, Equatable {
    public let changedCount: Int
    public let fieldCount: Int
    /// The baseline's times where the crossover is predicted.
    public let baselineHere: [Double]
    /// The baseline's times where the strategy was measured.
    public let baselineThere: [Double]
    /// The strategy's times there.
    public let strategyThere: [Double]
    public let avoidedWrites: [Double]

    public init(
      changedCount: Int,
      fieldCount: Int,
      baselineHere: [Double],
      baselineThere: [Double],
      strategyThere: [Double],
      avoidedWrites: [Double]
    ) {
      self.changedCount = changedCount
      self.fieldCount = fieldCount
      self.baselineHere = baselineHere
      self.baselineThere = baselineThere
      self.strategyThere = strategyThere
      self.avoidedWrites = avoidedWrites
    }

    /// The common number of rounds; nil where it differs or is 0.
    fileprivate var roundCount: Int? {
      let counts = [baselineHere, baselineThere, strategyThere, avoidedWrites].map(\.count)
      guard let count = counts.first, count > 0, counts.allSatisfy({ $0 == count }) else {
        return nil
      }
      return count
    }
  }

  /// The predicted points of a ``Crossover``.
  public let points: [Crossover.Point]

  /// Predicts points; nil where no point has all fields changed, rounds differ, or half of a point's predicted
  /// times are not positive.
  ///
  /// A round disturbed by other work can predict a time below 0, which counts as the least of its point.
  public init?(_ measured: [Point]) {
    guard let whole = measured.first(where: { $0.changedCount == $0.fieldCount }),
      let roundCount = whole.roundCount,
      measured.allSatisfy({ $0.roundCount == roundCount })
    else { return nil }
    let effective = (0..<roundCount)
      .map { round in
        (whole.baselineHere[round] - whole.baselineThere[round]) / Double(whole.fieldCount)
      }
    var points: [Crossover.Point] = []
    for point in measured {
      let ratios = (0..<roundCount).map { Self.ratio(point, round: $0, effective[$0]) }
      guard ratios.allSatisfy(\.isFinite), 2 * ratios.count(where: { $0 <= 0 }) < roundCount else {
        return nil
      }
      points.append(
        Crossover.Point(
          changedShare: Double(point.changedCount) / Double(point.fieldCount),
          logRatios: ratios.map { log(max($0, .leastNormalMagnitude)) }
        )
      )
    }
    self.points = points
  }

  /// Returns the strategy's time over the baseline's in one round.
  private static func ratio(_ point: Point, round: Int, _ effective: Double) -> Double {
    let (here, there) = (point.baselineHere[round], point.baselineThere[round])
    let redundantCount = Double(point.fieldCount - point.changedCount)
    let extra = here - there - Double(point.changedCount) * effective
    let price = redundantCount > 0 ? extra / redundantCount : 0
    let difference = point.strategyThere[round] - there - point.avoidedWrites[round] * price
    return (here + difference) / here
  }
}
