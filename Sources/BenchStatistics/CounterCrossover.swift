// SPDX-License-Identifier: Apache-2.0

/// The number of changed fields at which a strategy stops being cheaper, by an exact counter.
///
/// Counts such as instructions and allocations have no noise, so every difference is real and there
/// is no interval, only the two measured points that enclose each crossing.
/// Formula: dⱼ = strategyⱼ − baselineⱼ; where d passes from one sign to the other between two
/// points, the crossing lies where the straight line between them is 0; where d is 0 in between, in
/// the middle of those points. Source: linear interpolation. Failure mode: a curve that bends
/// between two points moves the crossing within the gap, and a pair of crossings within one gap
/// goes unseen; a counter that does not repeat belongs in ``Crossover`` instead.
public struct CounterCrossover: Sendable, Equatable {
  /// The measured points in ascending order of changed fields.
  public let points: [Point]
  /// The fields that there are.
  public let fieldCount: Int
  /// Where the two strategies cross.
  public let outcome: Outcome

  /// Finds the crossover from points of one counter.
  ///
  /// - Throws: ``StatisticsError`` for fewer than two points, two of the same number of changed
  ///   fields, more changed fields than there are, or a negative count.
  /// - Complexity: O(*n* log *n*).
  public init(points: [Point], fieldCount: Int) throws(StatisticsError) {
    guard points.count >= 2 else { throw .tooFewPoints(found: points.count) }
    var seen: Set<Int> = []
    for (index, point) in points.enumerated() {
      let changed = point.changedFieldCount
      guard (0...max(0, fieldCount)).contains(changed) else {
        throw .outsideFields(found: changed, fieldCount: fieldCount)
      }
      guard seen.insert(changed).inserted else { throw .repeatedFieldCount(changed) }
      for count in [point.strategyCount, point.baselineCount] where count < 0 {
        throw .negative(index: index, found: count)
      }
    }
    self.points = points.sorted { $0.changedFieldCount < $1.changedFieldCount }
    self.fieldCount = fieldCount
    outcome = Self.outcome(self.points, fieldCount: fieldCount)
  }

  private static func outcome(_ points: [Point], fieldCount: Int) -> Outcome {
    let unequal = points.indices.filter { points[$0].difference != 0 }
    guard let first = unequal.first else { return .equalEverywhere }
    let crossings = zip(unequal, unequal.dropFirst())
      .filter { (points[$0].difference < 0) != (points[$1].difference < 0) }
      .map { Crossing(between: points[$0...$1], fieldCount: fieldCount) }
    guard let crossing = crossings.first else {
      let equal = points.filter { $0.difference == 0 }.map(\.changedFieldCount)
      if points[first].difference < 0 {
        return equal.isEmpty ? .alwaysCheaper : .neverDearer(equalAt: equal)
      }
      return equal.isEmpty ? .alwaysDearer : .neverCheaper(equalAt: equal)
    }
    return crossings.count == 1 ? .crossing(crossing) : .several(crossings)
  }
}
