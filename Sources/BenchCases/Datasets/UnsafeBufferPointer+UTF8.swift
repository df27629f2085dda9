// SPDX-License-Identifier: Apache-2.0

extension UnsafeBufferPointer<UInt8> {
  /// Offset of the first byte that breaks UTF-8, nil where all bytes are UTF-8.
  ///
  /// Well-formed sequences: The Unicode Standard 15.0, table 3-7. A sequence that is cut short
  /// is reported at its first byte.
  var firstOffsetNotUTF8: Int? {
    var offset = 0
    while offset < count {
      if self[offset] < 0x80 {
        offset += 1
        continue
      }
      guard let length = lengthOfSequence(at: offset) else { return offset }
      offset += length
    }
    return nil
  }

  private func lengthOfSequence(at offset: Int) -> Int? {
    let (length, second): (Int, ClosedRange<UInt8>)
    switch self[offset] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= count, second.contains(self[offset + 1]) else { return nil }
    for index in offset + 2..<offset + length where self[index] & 0xC0 != 0x80 { return nil }
    return length
  }
}
