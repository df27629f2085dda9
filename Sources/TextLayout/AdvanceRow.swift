// SPDX-License-Identifier: Apache-2.0

import CTextTables

/// The advances of one weight, in font units.
struct AdvanceRow: @unchecked Sendable {
  // Unchecked because of the pointers, which are to constant tables.
  private let ascii: UnsafePointer<UInt16>
  private let columns: UnsafePointer<UInt16>

  /// The row of a weight.
  @inline(__always)
  init(_ weight: TextWeight) {
    ascii = inter_ascii_row(UInt32(weight.rawValue))
    columns = inter_advance_row(UInt32(weight.rawValue))
  }

  /// The advance of an ASCII byte.
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
