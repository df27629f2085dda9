// SPDX-License-Identifier: Apache-2.0

import CTextTables

/// The valid UTF-8 of a text, read by scalar; a borrowed view that must not outlive the text.
struct ScalarBytes {
  let count: Int
  private let base: UnsafePointer<UInt8>

  /// Views a non-empty buffer of valid UTF-8, as `String` always holds; nil for an empty one.
  @inline(__always)
  init?(_ buffer: UnsafeBufferPointer<UInt8>) {
    guard let base = buffer.baseAddress, !buffer.isEmpty else { return nil }
    self.base = base
    count = buffer.count
  }

  /// The byte at an offset below `count`.
  @inline(__always)
  subscript(offset: Int) -> UInt8 { base[offset] }

  /// The eight bytes from an offset that leaves as many, first byte lowest.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    let word = UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self)
    return UInt64(littleEndian: word)
  }

  /// The scalar that starts at an offset, and its count of bytes.
  @inline(__always)
  func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(base[offset])
    if first < 0x80 { return (first, 1) }
    let second = UInt32(base[offset + 1]) & 0x3F
    if first < 0xE0 { return ((first & 0x1F) << 6 | second, 2) }
    let third = UInt32(base[offset + 2]) & 0x3F
    if first < 0xF0 { return ((first & 0x0F) << 12 | second << 6 | third, 3) }
    let fourth = UInt32(base[offset + 3]) & 0x3F
    return ((first & 0x07) << 18 | second << 12 | third << 6 | fourth, 4)
  }

  /// The offset where the scalar that ends at `end` starts; `end` is greater than 0.
  @inline(__always)
  func start(ofScalarEndingAt end: Int) -> Int {
    var start = end - 1
    while base[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// The offset behind the terminator that starts at `offset`: CR and LF together are one.
  func end(ofTerminatorAt offset: Int) -> Int {
    let end = offset + scalar(at: offset).length
    let isPair = base[offset] == 0x0D && end < count && base[end] == 0x0A
    return isPair ? end + 1 : end
  }
}

/// The properties of one scalar that breaking and measuring read, packed as the tables hold them.
struct ScalarProperties: Equatable {
  private let bits: UInt16

  /// Looks a scalar up; `scalar` is at most 0x10FFFF.
  @inline(__always)
  init(of scalar: UInt32) { bits = unicode_properties(scalar) }

  @inline(__always)
  var lineClass: UInt8 { UInt8(truncatingIfNeeded: bits & 0x3F) }

  @inline(__always)
  var clusterClass: UInt8 { UInt8(truncatingIfNeeded: bits >> 6 & 0xF) }

  @inline(__always)
  var isPictographic: Bool { bits & 1 << 10 != 0 }

  /// Whether the scalar is white space that hangs at the end of a line.
  @inline(__always)
  var hangs: Bool { bits & 1 << 11 != 0 }

  /// Whether the scalar ends a line: LF, VT, FF, CR, NEL, U+2028 or U+2029.
  @inline(__always)
  var isTerminator: Bool { LineBreaker.isTerminator(lineClass) }
}

extension ScalarBytes {
  /// The base direction of the paragraph that starts at an offset; nil without strong characters.
  ///
  /// Rules P2 and P3 of UAX #9: what stands between an isolate initiator and its end, or the end of
  /// the paragraph, does not count.
  func direction(ofParagraphAt start: Int) -> TextDirection? {
    var offset = start
    var depth = 0
    while offset < count {
      let byte = self[offset]
      if byte < 0x80 {
        if depth == 0, (byte | 0x20) &- 0x61 < 26 { return .leftToRight }
        if ScalarBytes.separatesParagraphs(UInt32(byte)) { return nil }
        offset += 1
        continue
      }
      let (scalar, length) = scalar(at: offset)
      switch scalar {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth = max(0, depth - 1)
      case _ where ScalarBytes.separatesParagraphs(scalar): return nil
      case _ where depth == 0:
        switch unicode_direction(scalar) {
        case 1: return .leftToRight
        case 2: return .rightToLeft
        default: break
        }
      default: break
      }
      offset += length
    }
    return nil
  }

  /// Whether a line that starts at an offset is the first of its paragraph.
  func isParagraphStart(_ offset: Int) -> Bool {
    guard offset > 0 else { return true }
    return ScalarBytes.separatesParagraphs(scalar(at: start(ofScalarEndingAt: offset)).value)
  }

  /// LF, CR, NEL and U+2029; VT, FF and U+2028 end a line within its paragraph.
  @inline(__always)
  private static func separatesParagraphs(_ scalar: UInt32) -> Bool {
    scalar == 0x0A || scalar == 0x0D || scalar == 0x85 || scalar == 0x2029
  }
}
