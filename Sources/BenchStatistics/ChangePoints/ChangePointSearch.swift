// SPDX-License-Identifier: Apache-2.0

/// The two passes over one series: candidates by a loose limit, then a choice by the strict one.
struct ChangePointSearch {
  let values: [Double]
  let rule: ChangePointRule

  /// Returns the places that are change points by the loose limit in some window, in order.
  func candidates() -> [Int] {
    var found: Set<Int> = []
    let last = max(0, values.count - rule.window)
    for start in Array(stride(from: 0, to: last, by: max(1, rule.edge))) + [last] {
      var open = [start..<min(values.count, start + rule.window)]
      while let bounds = open.popLast() {
        guard let split = bestSplit(in: bounds) else { continue }
        let loose = StudentT.pValue(
          values[bounds.lowerBound..<split],
          values[split..<bounds.upperBound]
        )
        guard loose <= rule.limit * rule.looseness else { continue }
        found.insert(split)
        open += [bounds.lowerBound..<split, split..<bounds.upperBound]
      }
    }
    return found.sorted()
  }

  /// Returns the candidates left after repeated removal of the weakest.
  ///
  /// Without a neighbour a candidate is judged over a longer stretch, and may move in it. Each turn removes a
  /// candidate or moves some; the moving turns are limited, so it ends.
  func settled(_ candidates: [Int]) -> [Int] {
    var points = candidates
    var moves = values.count
    while !points.isEmpty {
      if let weakest = weakest(of: points) {
        points.remove(at: weakest)
        continue
      }
      let moved = moved(points)
      moves -= 1
      guard moved != points, moves > 0 else { return points }
      points = moved
    }
    return points
  }

  /// Returns the point to remove: too weak, or too near to a stronger one.
  private func weakest(of points: [Int]) -> Int? {
    let pValues = points.indices.map { pValue(of: points[$0], in: stretch(of: $0, points)) }
    if let worst = pValues.indices.max(by: { pValues[$0] < pValues[$1] }),
      pValues[worst] > rule.limit
    {
      return worst
    }
    for (number, point) in points.enumerated().dropFirst()
    where point - points[number - 1] < rule.gap {
      return pValues[number - 1] > pValues[number] ? number - 1 : number
    }
    return nil
  }

  /// Returns each point moved to the best split between its neighbours, without duplicates.
  private func moved(_ points: [Int]) -> [Int] {
    let places = points.indices.map { number in
      bestSplit(in: stretch(of: number, points)) ?? points[number]
    }
    return Set(places).sorted()
  }

  /// Returns the range from the previous to the next point, at most a window on both sides.
  private func stretch(of number: Int, _ points: [Int]) -> Range<Int> {
    let point = points[number]
    let start = number > 0 ? points[number - 1] : 0
    let end = number + 1 < points.count ? points[number + 1] : values.count
    return max(start, point - rule.window)..<min(end, point + rule.window)
  }

  /// Returns the allowed splits of a stretch: not near its ends or those of the series.
  private func splits(of bounds: Range<Int>) -> Range<Int> {
    let gap = max(1, rule.gap)
    let start = max(bounds.lowerBound + gap, rule.edge)
    let end = min(bounds.upperBound - gap, values.count - rule.edge)
    return start..<max(start, end + 1)
  }

  /// Returns the best allowed split of a stretch, if there is one.
  ///
  /// Where the allowed places only lead up to a better one past them, there is none: a step near an end must
  /// not be blamed on an innocent commit farther in.
  func bestSplit(in bounds: Range<Int>) -> Int? {
    let allowed = splits(of: bounds)
    guard bounds.count >= 3, !allowed.isEmpty else { return nil }
    let first = max(allowed.lowerBound - 1, bounds.lowerBound + 1)
    let end = min(allowed.upperBound + 1, bounds.upperBound)
    let best = EnergySplit.best(of: values, in: bounds, at: first..<end)?.index
    return best.flatMap { allowed.contains($0) ? $0 : nil }
  }

  /// Returns the p value of a split as the best of its stretch; 1 where the stretch is too short.
  func pValue(of split: Int, in bounds: Range<Int>) -> Double {
    guard bounds.count >= 3, bounds.lowerBound < split, split < bounds.upperBound else { return 1 }
    let alone = StudentT.pValue(
      values[bounds.lowerBound..<split],
      values[split..<bounds.upperBound]
    )
    let tried = splits(of: bounds)
    let first = min(tried.first ?? split, split) - bounds.lowerBound
    let last = max(tried.last ?? split, split) - bounds.lowerBound
    return BestOfSplits.pValue(alone, count: bounds.count, leftCounts: first...last)
  }

  /// Returns the points with the levels around them.
  func points(_ places: [Int]) -> [ChangePoint] {
    places.enumerated()
      .map { number, place in
        let start = number > 0 ? places[number - 1] : 0
        let end = number + 1 < places.count ? places[number + 1] : values.count
        return ChangePoint(
          index: place,
          before: StudentT.Moments(values[start..<place]).mean,
          after: StudentT.Moments(values[place..<end]).mean,
          pValue: pValue(of: place, in: stretch(of: number, places))
        )
      }
  }
}
