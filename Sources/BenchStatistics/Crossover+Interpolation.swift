// SPDX-License-Identifier: Apache-2.0

extension Crossover {
  /// Finds the gaps in which the verdict turns and the crossing in each.
  static func outcome(
    points: [Point],
    verdicts: [StrategyVerdict],
    bootstrap: Bootstrap
  ) throws(StatisticsError) -> Outcome {
    if verdicts.allSatisfy({ $0 == .cheaper }) { return .alwaysCheaper }
    if verdicts.allSatisfy({ $0 == .dearer }) { return .neverCheaper }
    let judged = verdicts.indices.filter { verdicts[$0] == .cheaper || verdicts[$0] == .dearer }
    var crossings: [Crossing] = []
    for (left, right) in zip(judged, judged.dropFirst()) where verdicts[left] != verdicts[right] {
      crossings.append(
        try crossing(
          in: Array(points[left...right]),
          isCheaperBelow: verdicts[left] == .cheaper,
          bootstrap: bootstrap
        )
      )
    }
    guard let first = crossings.first else { return .unresolved }
    return crossings.count == 1 ? .crossing(first) : .several(crossings)
  }

  private static func crossing(
    in gap: [Point],
    isCheaperBelow: Bool,
    bootstrap: Bootstrap
  ) throws(StatisticsError) -> Crossing {
    let left = gap[0].changedShare
    let right = gap[gap.count - 1].changedShare
    let share = try bootstrap.interval(roundCount: gap[0].logRatios.count) { rounds in
      let cheaper = cheaperLength(in: gap, rounds: rounds)
      return isCheaperBelow ? left + cheaper : right - cheaper
    }
    return Crossing(
      share: share.estimate,
      low: share.low,
      high: share.high,
      isCheaperBelow: isCheaperBelow
    )
  }

  /// The length of the gap over which the joined medians of the drawn rounds lie below 0.
  private static func cheaperLength(in gap: [Point], rounds: [Int]) -> Double {
    let medians = gap.map { point in rounds.map { point.logRatios[$0] }.sorted().medianOfAscending }
    var length = 0.0
    for index in 1..<gap.count {
      let width = gap[index].changedShare - gap[index - 1].changedShare
      length += width * portionBelowZero(from: medians[index - 1], to: medians[index])
    }
    return length
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
