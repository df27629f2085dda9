// SPDX-License-Identifier: Apache-2.0

import CTextTables

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
