// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What prices say beforehand of a crossover under circumstances that the strategy was not measured
/// in: there the baseline's writes have other prices, and nothing else is different.
///
/// Model: a baseline changes k of n fields by k effective and n − k redundant writes; the strategy
/// makes the same effective writes and avoids v redundant ones, at a cost of its own that no price of
/// a write moves. With A the baseline's times, B the strategy's, *there* measured and *here* foretold:
///
/// * an effective write costs ε = (A_here − A_there) / n more here, at n of n;
/// * a redundant one p = (A_here − A_there − k·ε) / (n − k) more, at k of n;
/// * so D_here = B_there − A_there − v·p: B crosses A where what it pays over A there for each write
///   that it avoids, its break-even there, is the price p.
///
/// What is foretold is ln((A_here + D_here) / A_here) of each round; ``Crossover`` finds the crossing
/// and its interval in it as in what was measured. No time of B here goes into it.
/// Failure mode: here and there are measured one after the other, so a drift between them moves p.
public struct CrossoverPrediction: Sendable, Equatable {
  /// What was measured at one number of changed fields; times and writes are of one cell, by round.
  public struct Point: Sendable, Equatable {
    /// How many fields change.
    public let changedCount: Int
    /// How many there are.
    public let fieldCount: Int
    /// The baseline's times where the crossover is foretold.
    public let baselineHere: [Double]
    /// The baseline's times where the strategy was measured.
    public let baselineThere: [Double]
    /// The strategy's times there.
    public let strategyThere: [Double]
    /// The writes that the strategy avoids there.
    public let avoidedWrites: [Double]

    /// Gathers what was measured.
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

    /// The rounds that all figures have; nil where they differ or where there are none.
    fileprivate var roundCount: Int? {
      let counts = [baselineHere, baselineThere, strategyThere, avoidedWrites].map(\.count)
      guard let count = counts.first, count > 0, counts.allSatisfy({ $0 == count }) else {
        return nil
      }
      return count
    }
  }

  /// The foretold points, from which a ``Crossover`` is made.
  public let points: [Crossover.Point]

  /// Foretells points; nil where it cannot be done: no point has all fields changed, rounds differ,
  /// or half of a point's foretold times are not positive.
  ///
  /// A round in which something else took the processor can foretell a time below 0. It counts as the
  /// least of its point, whatever it says.
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

  /// The strategy's time over the baseline's in one round.
  private static func ratio(_ point: Point, round: Int, _ effective: Double) -> Double {
    let (here, there) = (point.baselineHere[round], point.baselineThere[round])
    let redundantCount = Double(point.fieldCount - point.changedCount)
    let extra = here - there - Double(point.changedCount) * effective
    let price = redundantCount > 0 ? extra / redundantCount : 0
    let difference = point.strategyThere[round] - there - point.avoidedWrites[round] * price
    return (here + difference) / here
  }
}
