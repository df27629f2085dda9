// SPDX-License-Identifier: Apache-2.0

/// Converts between points and the fixed-point unit in which the row index stores every length.
///
/// One unit is 1/65536 pt. Integer sums are exact and do not depend on the order in which rows were
/// measured, which sums of `Double` are not. Every multiple of 1/65536 pt comes back unchanged.
/// Scaling a `Double` by 65536 is exact; rounding is done by integer conversion, since the library
/// functions for it would make this module need the C math library.
enum PointUnits {
  /// Units in one point.
  private static let perPoint = 65536.0

  /// The first point value whose unit count no longer fits in `Int64`: 2⁴⁷ pt.
  private static let limit = 140_737_488_355_328.0

  /// The nearest unit count, or nil if the height is negative, NaN, infinite or 2⁴⁷ pt and above.
  static func height(_ points: Double) -> Int64? {
    guard points >= 0, points < limit else { return nil }
    let scaled = points * perPoint
    let below = Int64(scaled)
    return scaled - Double(below) < 0.5 ? below : below + 1
  }

  /// The last unit boundary at or below an offset, clamped to `0...Int64.max`; not for NaN.
  static func floor(_ points: Double) -> Int64 {
    guard points > 0 else { return 0 }
    guard points < limit else { return .max }
    return Int64(points * perPoint)
  }

  /// The first unit boundary at or above an offset, clamped to `0...Int64.max`; not for NaN.
  static func ceiling(_ points: Double) -> Int64 {
    guard points > 0 else { return 0 }
    guard points < limit else { return .max }
    let scaled = points * perPoint
    let below = Int64(scaled)
    return Double(below) < scaled ? below + 1 : below
  }

  /// The length in points; exact up to 2⁵³ units (1.37 · 10¹¹ pt), rounded to nearest above.
  @inline(__always)
  static func points(_ units: Int64) -> Double {
    Double(units) * (1 / perPoint)
  }
}
