// SPDX-License-Identifier: Apache-2.0

extension Crossover {
  /// Finds the gaps in which the verdict turns and the crossing in each.
  static func outcome(
    points: [Point],
    verdicts: [StrategyVerdict],
    alpha: Double
  ) -> Outcome {
    if verdicts.allSatisfy({ $0 == .cheaper }) { return .alwaysCheaper }
    if verdicts.allSatisfy({ $0 == .dearer }) { return .neverCheaper }
    let judged = verdicts.indices.filter { verdicts[$0] == .cheaper || verdicts[$0] == .dearer }
    let crossings = zip(judged, judged.dropFirst())
      .compactMap { left, right in
        verdicts[left] == verdicts[right]
          ? nil
          : crossing(
            in: points[left...right],
            isCheaperBelow: verdicts[left] == .cheaper,
            alpha: alpha
          )
      }
    guard let first = crossings.first else { return .unresolved }
    return crossings.count == 1 ? .crossing(first) : .several(crossings)
  }

  private static func crossing(
    in gap: ArraySlice<Point>,
    isCheaperBelow: Bool,
    alpha: Double
  ) -> Crossing? {
    let roundCount = gap[gap.startIndex].logRatios.count
    let left = gap[gap.startIndex].changedShare
    let right = gap[gap.endIndex - 1].changedShare
    let shares = (0..<roundCount)
      .map { round in
        let cheaper = cheaperLength(in: gap, round: round)
        return isCheaperBelow ? left + cheaper : right - cheaper
      }
      .sorted()
    guard let rank = SignTest.intervalRank(pairCount: roundCount, alpha: alpha) else { return nil }
    return Crossing(
      share: shares.medianOfAscending,
      low: shares[rank - 1],
      high: shares[roundCount - rank],
      isCheaperBelow: isCheaperBelow
    )
  }

  /// The length of the gap over which the round's joined log ratios lie below 0.
  private static func cheaperLength(in gap: ArraySlice<Point>, round: Int) -> Double {
    zip(gap, gap.dropFirst())
      .reduce(0) { sum, pair in
        let (left, right) = pair
        let portion = portionBelowZero(from: left.logRatios[round], to: right.logRatios[round])
        return sum + portion * (right.changedShare - left.changedShare)
      }
  }

  /// The portion of a straight line below 0; a line at 0 counts half, so swapping sides is fair.
  private static func portionBelowZero(from left: Double, to right: Double) -> Double {
    if left == 0, right == 0 { return 0.5 }
    if left <= 0, right <= 0 { return 1 }
    if left >= 0, right >= 0 { return 0 }
    let zero = left / (left - right)
    return left < 0 ? zero : 1 - zero
  }
}
