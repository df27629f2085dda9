// SPDX-License-Identifier: Apache-2.0

import CTextTables

/// A size and a weight of the measured font family, with its line metrics in points.
///
/// The metrics are those of the `hhea` and `OS/2` tables of Inter, equal in every weight.
public struct TextFont: Hashable, Sendable {
  /// The size of an em in points, within 0...100,000.
  public let pointSize: Double
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

  public var capHeight: Double { points(Int(INTER_CAP_HEIGHT)) }

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

/// A weight of the measured font family, lightest first.
///
/// Each weight reads the advances of its own member of the Inter family, so nothing is
/// interpolated: `ultraLight` is Inter Thin (100), `thin` Inter Extra Light (200), `light` Light,
/// `regular` Regular, `medium` Medium, `semibold` Semi Bold, `bold` Bold, `heavy` Extra Bold,
/// `black` Black.
public enum TextWeight: UInt8, CaseIterable, Hashable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// The advances of one weight, in font units.
struct AdvanceRow: @unchecked Sendable {
  // Unchecked because of the pointers, which are to constant tables.
  private let ascii: UnsafePointer<UInt16>
  private let columns: UnsafePointer<UInt16>

  @inline(__always)
  init(_ weight: TextWeight) {
    ascii = inter_ascii_row(UInt32(weight.rawValue))
    columns = inter_advance_row(UInt32(weight.rawValue))
  }

  @inline(__always)
  subscript(ascii byte: UInt8) -> Int { Int(ascii[Int(byte)]) }

  /// The advance of the ellipsis U+2026.
  var ellipsis: Int { Int(columns[Int(inter_advance_entry(UInt32(INTER_ELLIPSIS)) & 0x7FFF)]) }

  /// The advance of a scalar behind `sequence`, which moves past it.
  ///
  /// What an emoji sequence absorbs has none.
  @inline(__always)
  func advance(of scalar: UInt32, in sequence: inout EmojiSequence) -> Int {
    if scalar < 0x80 {
      sequence = .none
      return Int(ascii[Int(scalar)])
    }
    let entry = inter_advance_entry(scalar)
    let own = Int(columns[Int(entry & 0x7FFF)])
    if entry < 0x8000 && sequence == .none { return own }
    return sequence.absorbs(ScalarProperties(of: scalar)) ? 0 : own
  }

  /// The sum of eight advances, for a word of eight ASCII bytes.
  @inline(__always)
  func sum(ofASCII word: UInt64) -> Int {
    var low = 0
    var high = 0
    for place in 0..<4 {
      low &+= Int(ascii[Int(truncatingIfNeeded: word >> UInt64(8 * place) & 0x7F)])
      high &+= Int(ascii[Int(truncatingIfNeeded: word >> UInt64(8 * place + 32) & 0x7F)])
    }
    return low &+ high
  }
}
