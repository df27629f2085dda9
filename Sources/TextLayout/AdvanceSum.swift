// SPDX-License-Identifier: Apache-2.0

/// Adds up the advances of a text, fast, without a thought for where lines may end.
struct AdvanceSum {
  /// The offset of the first byte that is not yet counted.
  private(set) var offset = 0
  /// The sum so far, in font units.
  private(set) var units = 0

  private let text: ScalarBytes
  private let row: AdvanceRow
  private var sequence = EmojiSequence.none

  @inline(__always)
  init(_ text: ScalarBytes, _ row: AdvanceRow) {
    self.text = text
    self.row = row
  }

  /// Counts up to the end, a terminator, or a sum above `limit`; true when it came to the end.
  ///
  /// With a terminator next, `offset` is that of the terminator. Complexity: O(bytes counted).
  @inline(__always)
  mutating func run(within limit: Int) -> Bool {
    while offset < text.count {
      if units > limit { return false }
      if countedWord() { continue }
      let byte = text[offset]
      if byte < 0x80 {
        if byte < 0x20 && ScalarProperties(of: UInt32(byte)).isTerminator { return false }
        units &+= row[ascii: byte]
        sequence = .none
        offset += 1
        continue
      }
      let (scalar, length) = text.scalar(at: offset)
      if AdvanceSum.isTerminator(scalar) { return false }
      units &+= row.advance(of: scalar, in: &sequence)
      offset += length
    }
    return units <= limit
  }

  /// Skips the terminator that `run(within:)` stopped at.
  mutating func skipTerminator() {
    offset = text.end(ofTerminatorAt: offset)
    sequence = .none
  }

  /// The offset behind the last scalar that does not hang, and the sum without the hanging ones.
  @inline(__always)
  func trimmed() -> (end: Int, units: Int) {
    var end = offset
    var rest = units
    while end > 0 {
      let start = text.start(ofScalarEndingAt: end)
      let scalar = text.scalar(at: start).value
      if !ScalarProperties(of: scalar).hangs { break }
      // White space is in no emoji sequence.
      var sequence = EmojiSequence.none
      rest &-= row.advance(of: scalar, in: &sequence)
      end = start
    }
    return (end, rest)
  }

  /// Counts eight bytes at once if they are printing ASCII.
  @inline(__always)
  private mutating func countedWord() -> Bool {
    guard offset + 8 <= text.count else { return false }
    let word = text.word(at: offset)
    // The high bit of a byte is set where the byte is past ASCII, or below 0x20.
    let high: UInt64 = 0x8080_8080_8080_8080
    guard (word | (word &- 0x2020_2020_2020_2020)) & high == 0 else { return false }
    units &+= row.sum(ofASCII: word)
    sequence = .none
    offset += 8
    return true
  }

  /// NEL and the two separators; those of ASCII are seen before.
  @inline(__always)
  private static func isTerminator(_ scalar: UInt32) -> Bool {
    scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
  }
}
