// SPDX-License-Identifier: Apache-2.0

import CTextTables

/// A size and a weight of the measured font family, with its line metrics in points.
///
/// The metrics are those of the `hhea` and `OS/2` tables of Inter, equal in every weight.
public struct TextFont: Hashable, Sendable {
  /// The size of an em in points, within 0...100,000.
  public let pointSize: Double
  /// The weight, which selects the advances.
  public let weight: TextWeight

  /// Makes a font; a size that is NaN or negative becomes 0, one past 100,000 becomes 100,000.
  public init(pointSize: Double, weight: TextWeight = .regular) {
    self.pointSize = pointSize > 0 ? min(pointSize, 100_000) : 0
    self.weight = weight
  }

  /// The height above the baseline in points.
  public var ascender: Double { points(Int(INTER_ASCENDER)) }

  /// The depth below the baseline in points, negative as in the font.
  public var descender: Double { points(Int(INTER_DESCENDER)) }

  /// The gap that the font asks for between lines, in points.
  public var leading: Double { points(Int(INTER_LINE_GAP)) }

  /// The distance between baselines: ascender, less descender, plus leading, in points.
  public var lineHeight: Double {
    points(Int(INTER_ASCENDER) - Int(INTER_DESCENDER) + Int(INTER_LINE_GAP))
  }

  /// The height of capital letters in points.
  public var capHeight: Double { points(Int(INTER_CAP_HEIGHT)) }

  /// The height of the small x in points.
  public var xHeight: Double { points(Int(INTER_X_HEIGHT)) }

  /// Font units in points; every width is one integer sum that passes here once.
  func points(_ units: Int) -> Double { Double(units) * pointsPerUnit }

  /// The greatest count of font units whose width in points is at most `width`.
  ///
  /// NaN and infinity set no limit (`Int.max`); zero and less leave no room (0). The bound is exact
  /// under `points(_:)`: a text that is given its own measured width fits.
  func units(within width: Double) -> Int {
    guard width < .infinity else { return .max }
    guard width > 0 else { return 0 }
    let quotient = width / pointsPerUnit
    guard quotient < 1e15 else { return .max }
    var units = Int(quotient)
    while points(units + 1) <= width { units += 1 }
    while points(units) > width { units -= 1 }
    return units
  }

  private var pointsPerUnit: Double { pointSize / Double(INTER_UNITS_PER_EM) }
}
