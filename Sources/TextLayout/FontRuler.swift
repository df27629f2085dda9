// SPDX-License-Identifier: Apache-2.0

/// The ruler of a text in one font: its units are those of the font.
struct FontRuler: AdvanceRuler {
  private let row: AdvanceRow
  private let font: TextFont

  /// The ruler of a font.
  @inline(__always)
  init(_ font: TextFont) {
    self.font = font
    row = AdvanceRow(font.weight)
  }

  @inline(__always)
  func advance(ascii byte: UInt8, at offset: Int) -> Int { row[ascii: byte] }

  @inline(__always)
  func advance(of scalar: UInt32, at offset: Int, in sequence: inout EmojiSequence) -> Int {
    row.advance(of: scalar, in: &sequence)
  }

  func ellipsis(at offset: Int) -> Int { row.ellipsis }

  func points(_ units: Int) -> Double { font.points(units) }

  func units(within width: Double) -> Int { font.units(within: width) }
}
