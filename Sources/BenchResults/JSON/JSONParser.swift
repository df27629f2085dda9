// SPDX-License-Identifier: Apache-2.0

/// Reads one JSON text (RFC 8259) into a tree, and names the place of the first mistake.
///
/// Stricter than the RFC asks: a key may stand only once in an object, and values nest at most ``depthLimit`` deep, so
/// that no input exhausts the stack.
struct JSONParser {
  static let depthLimit = 64

  let document: String
  let bytes: [UInt8]
  var offset = 0
  private var depth = 0

  init(_ bytes: [UInt8], document: String) {
    self.bytes = bytes
    self.document = document
  }

  /// Reads the whole text, which must hold exactly one value, in O(n) for n bytes.
  static func parse(_ bytes: [UInt8], document: String) throws(DocumentError) -> JSONValue {
    var parser = JSONParser(bytes, document: document)
    parser.skipByteOrderMark()
    let value = try parser.parseValue()
    parser.skipWhitespace()
    guard parser.offset == bytes.count else { throw parser.unexpected("the end of the file") }
    return value
  }

  private mutating func parseValue() throws(DocumentError) -> JSONValue {
    skipWhitespace()
    switch current {
    case UInt8(ascii: "{"):
      return try nested { (parser) throws(DocumentError) in
        .object(try parser.parseMembers())
      }
    case UInt8(ascii: "["):
      return try nested { (parser) throws(DocumentError) in
        try parser.parseElements()
      }
    case UInt8(ascii: "\""): return .string(try parseString())
    case UInt8(ascii: "t"): return try parseWord("true", .boolean(true))
    case UInt8(ascii: "f"): return try parseWord("false", .boolean(false))
    case UInt8(ascii: "n"): return try parseWord("null", .null)
    default: return try parseNumber()
    }
  }

  private mutating func nested(
    _ parse: (inout JSONParser) throws(DocumentError) -> JSONValue
  ) throws(DocumentError) -> JSONValue {
    guard depth < Self.depthLimit else {
      throw unexpected("at most \(Self.depthLimit) levels of nesting")
    }
    depth += 1
    let value = try parse(&self)
    depth -= 1
    return value
  }

  private mutating func parseMembers() throws(DocumentError) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    offset += 1
    skipWhitespace()
    if take(UInt8(ascii: "}")) { return members }
    repeat {
      skipWhitespace()
      let start = offset
      guard current == UInt8(ascii: "\"") else { throw unexpected("a key in quotation marks") }
      let key = try parseString()
      skipWhitespace()
      guard take(UInt8(ascii: ":")) else { throw unexpected("`:` after the key") }
      let value = try parseValue()
      guard members.updateValue(value, forKey: key) == nil else {
        offset = start
        throw unexpected("a key that did not stand in this object before")
      }
      skipWhitespace()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw unexpected("`,` or `}`") }
    return members
  }

  private mutating func parseElements() throws(DocumentError) -> JSONValue {
    var integers: [Int] = []
    var others: [JSONValue] = []
    offset += 1
    skipWhitespace()
    if take(UInt8(ascii: "]")) { return .integers([]) }
    repeat {
      let value = try parseValue()
      if others.isEmpty, case .integer(let integer) = value {
        integers.append(integer)
      } else {
        if others.isEmpty { others = integers.map(JSONValue.integer) }
        others.append(value)
      }
      skipWhitespace()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw unexpected("`,` or `]`") }
    return others.isEmpty ? .integers(integers) : .array(others)
  }

  private mutating func parseWord(
    _ word: StaticString,
    _ value: JSONValue
  ) throws(DocumentError) -> JSONValue {
    let expected = "\(word)"
    for byte in expected.utf8 {
      guard take(byte) else { throw unexpected("`\(expected)`") }
    }
    return value
  }
}

extension JSONParser {
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    offset += 1
    return true
  }

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
      found: JSONValue.quotedCharacter(bytes[offset...]),
      expected: expected
    )
  }
}
