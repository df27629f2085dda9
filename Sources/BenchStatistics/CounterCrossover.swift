// SPDX-License-Identifier: Apache-2.0

/// The number of changed fields at which a strategy stops costing less, by an exact counter.
///
/// Counts such as instructions and allocations have no noise, so every difference is real and there is no
/// interval, only the two measured points that enclose each crossing. Formula: dⱼ = strategyⱼ − baselineⱼ;
/// where d passes from one sign to the other between two points, the crossing lies where the straight line
/// between them is 0; where d is 0 in between, in the middle of those points. Source: linear interpolation.
/// Failure mode: a curve that bends between two points moves the crossing within the gap, and a pair of
/// crossings within one gap goes unseen; a counter that does not repeat belongs in ``Crossover``.
public struct CounterCrossover: Sendable, Equatable {
  /// The measured points in ascending order of changed fields.
  public let points: [Point]
  public let fieldCount: Int
  public let outcome: Outcome

  /// Finds the crossover from points of one counter.
  ///
  /// - Throws: ``StatisticsError`` for fewer than two points, two of the same number of changed fields, more
  ///   changed fields than there are, or a negative count.
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

  /// The counts at one number of changed fields.
  public struct Point: Sendable, Equatable {
    public let changedFieldCount: Int
    public let strategyCount: Int
    public let baselineCount: Int

    public init(changedFieldCount: Int, strategyCount: Int, baselineCount: Int) {
      self.changedFieldCount = changedFieldCount
      self.strategyCount = strategyCount
      self.baselineCount = baselineCount
    }

    /// The difference of the counts, which cannot overflow, as neither is negative.
    var difference: Int { strategyCount - baselineCount }
  }

  /// The answer in one word, with its figures.
  public enum Outcome: Sendable, Equatable {
    case equalEverywhere
    /// The strategy is cheaper at every point.
    case alwaysCheaper
    /// The strategy is dearer at every point.
    case alwaysDearer
    /// The strategy costs less, except at the named numbers of changed fields, where both are equal.
    case neverDearer(equalAt: [Int])
    /// The strategy costs more, except at the named numbers of changed fields, where both are equal.
    case neverCheaper(equalAt: [Int])
    case crossing(Crossing)
    /// In ascending order.
    case several([Crossing])
  }

  /// A place at which the difference of two strategies changes its sign.
  public struct Crossing: Sendable, Equatable {
    /// The last measured point before the crossing with a difference.
    public let lowerFieldCount: Int
    /// The first measured point after the crossing with a difference.
    public let upperFieldCount: Int
    public let fieldCount: Int
    /// The number of changed fields at which both cost the same, by interpolation.
    public let crossedFieldCount: Double
    /// True if the strategy costs less below the crossing.
    public let isCheaperBelow: Bool

    /// The crossing as a share of all fields, 0 through 1.
    public var share: Double { crossedFieldCount / Double(fieldCount) }

    /// Interpolates within points of which only the first and the last have a difference.
    init(between gap: ArraySlice<Point>, fieldCount: Int) {
      let lower = gap[gap.startIndex]
      let upper = gap[gap.endIndex - 1]
      let equal = gap.dropFirst().dropLast().map { Double($0.changedFieldCount) }
      lowerFieldCount = lower.changedFieldCount
      upperFieldCount = upper.changedFieldCount
      self.fieldCount = fieldCount
      isCheaperBelow = lower.difference < 0
      if let first = equal.first, let last = equal.last {
        crossedFieldCount = (first + last) / 2
      } else {
        let before = Double(lower.difference.magnitude)
        let after = Double(upper.difference.magnitude)
        let width = Double(upper.changedFieldCount - lower.changedFieldCount)
        crossedFieldCount = Double(lower.changedFieldCount) + width * before / (before + after)
      }
    }
  }
}

extension CounterCrossover.Crossing: CustomStringConvertible {
  /// One sentence with the enclosing points and the interpolated place.
  public var description: String {
    let tenths = Int((crossedFieldCount * 10).rounded())
    return "crosses between \(lowerFieldCount) and \(upperFieldCount) of \(fieldCount) fields, "
      + "at \(tenths / 10).\(tenths % 10) by interpolation"
  }
}
