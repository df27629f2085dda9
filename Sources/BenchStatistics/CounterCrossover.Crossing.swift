// SPDX-License-Identifier: Apache-2.0

extension CounterCrossover {
  /// A place at which the cheaper of two strategies changes.
  public struct Crossing: Sendable, Equatable {
    /// The last measured number of changed fields before the crossing with a difference.
    public let lowerFieldCount: Int
    /// The first measured number of changed fields after the crossing with a difference.
    public let upperFieldCount: Int
    /// The fields that there are.
    public let fieldCount: Int
    /// The number of changed fields at which both cost the same, by interpolation.
    public let crossedFieldCount: Double
    /// Whether the strategy is the cheaper one below the crossing.
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
