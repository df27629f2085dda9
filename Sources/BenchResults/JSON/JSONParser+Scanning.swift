// SPDX-License-Identifier: Apache-2.0

extension JSONParser {
  /// The byte at the reading position; `nil` at the end.
  var current: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Steps over `byte` if it comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    offset += 1
    return true
  }

  /// Steps over spaces, tabs and line ends.
  mutating func skipWhitespace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  /// Steps over the mark that some editors put before UTF-8.
  mutating func skipByteOrderMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The error for what stands at the reading position, where `expected` should.
  func unexpected(_ expected: String) -> DocumentError {
    guard offset < bytes.count else {
      return .truncated(document: document, byteCount: bytes.count)
    }
    let before = bytes[..<offset]
    let lineStart = (before.lastIndex(of: 0x0A) ?? -1) + 1
    return .notJSON(
      document: document,
      line: 1 + before.count { $0 == 0x0A },
      column: 1 + before[lineStart...].count { $0 & 0b1100_0000 != 0b1000_0000 },
      found: foundText,
      expected: expected
    )
  }

  /// The character at the reading position, in words.
  private var foundText: String {
    let scalar = bytes[offset...].prefix(4)
    var decoder = UTF8()
    var iterator = scalar.makeIterator()
    if case .scalarValue(let value) = decoder.decode(&iterator) {
      return JSONValue.quoted(String(value))
    }
    return "byte 0x" + String(bytes[offset], radix: 16, uppercase: true) + ", which is not UTF-8"
  }
}
