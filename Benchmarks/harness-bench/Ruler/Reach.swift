// SPDX-License-Identifier: Apache-2.0

/// The figure to reach: an upper limit, fixed or built from the floors of the same run.
enum Reach {
  /// At most a value; the stretch, if any, is shown but not counted.
  case atMost(Double, stretch: Double? = nil)
  /// At most the sum of all floors and a margin.
  case floorSum(plus: Double)
  /// At most a multiple of the first floor.
  case firstFloor(times: Double)

  /// The limit, given the medians of the floors.
  func limit(floors: [Double]) -> Double {
    switch self {
    case .atMost(let value, _): value
    case .floorSum(let margin): floors.reduce(margin, +)
    case .firstFloor(let factor): (floors.first ?? 0) * factor
    }
  }

  /// The value to stretch for, if there is one.
  var stretch: Double? {
    if case .atMost(_, let stretch) = self { stretch } else { nil }
  }
}
