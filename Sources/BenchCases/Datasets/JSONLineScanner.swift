// SPDX-License-Identifier: Apache-2.0

/// Reads one line of NDJSON by the grammar of RFC 8259.
///
/// Half of a surrogate pair is a fault, values nest at most 512 deep, and an escaped NUL is a character like any other.
struct JSONLineScanner {
  static let nestingLimit = 512

  /// The kind of a value, by its first byte; the raw value is its name in messages.
  enum Kind: String {
    case object = "an object"
    case array = "an array"
    case string = "a string"
    case number = "a number"
    case `true`
    case `false`
    case null
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var offset = 0

  init(_ line: UnsafeBufferPointer<UInt8>) { bytes = line }

  mutating func next() -> UInt8? {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): offset += 1
      default: return bytes[offset]
      }
    }
    return nil
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard next() == byte else { return false }
    offset += 1
    return true
  }

  mutating func kindOfNext() -> Kind? {
    guard let byte = next() else { return nil }
    return switch byte {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number
    case UInt8(ascii: "t") where isHere("true"): .true
    case UInt8(ascii: "f") where isHere("false"): .false
    case UInt8(ascii: "n") where isHere("null"): .null
    default: nil
    }
  }

  /// Returns the fault for a next byte that begins nothing `expected`, or for the end of the line.
  mutating func faultAtNext(expected: String, inside: String) -> RecordFault {
    _ = next()
    return fault(expected: expected, inside: inside)
  }

  mutating func readNumber() throws(RecordFault) -> Range<Int> {
    _ = next()
    let start = offset
    if peek == UInt8(ascii: "-") { offset += 1 }
    if peek == UInt8(ascii: "0") {
      offset += 1
    } else {
      try readDigits()
    }
    if peek == UInt8(ascii: ".") {
      offset += 1
      try readDigits()
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      offset += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
      try readDigits()
    }
    return start..<offset
  }

  mutating func skipValue(depth: Int = 0) throws(RecordFault) {
    guard depth <= Self.nestingLimit else {
      throw RecordFault(.nestedTooDeep(limit: Self.nestingLimit), at: offset)
    }
    switch kindOfNext() {
    case .string: _ = try readString()
    case .number: _ = try readNumber()
    case .array: try skipArray(depth: depth)
    case .object: try skipObject(depth: depth)
    case .true, .null: offset += 4
    case .false: offset += 5
    case nil: throw fault(expected: "a value", inside: "an object")
    }
  }

  private mutating func skipArray(depth: Int) throws(RecordFault) {
    offset += 1
    if take(UInt8(ascii: "]")) { return }
    repeat { try skipValue(depth: depth + 1) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else {
      throw faultAtNext(expected: "a comma or ']'", inside: "an array")
    }
  }

  private mutating func skipObject(depth: Int) throws(RecordFault) {
    offset += 1
    if take(UInt8(ascii: "}")) { return }
    repeat {
      _ = try readName()
      try skipValue(depth: depth + 1)
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else {
      throw faultAtNext(expected: "a comma or '}'", inside: "an object")
    }
  }

  mutating func readName() throws(RecordFault) -> String {
    guard next() == UInt8(ascii: "\"") else {
      throw fault(expected: "a field name in double quotes", inside: "an object")
    }
    let name = try readString()
    guard take(UInt8(ascii: ":")) else {
      throw faultAtNext(expected: "a colon", inside: "an object")
    }
    return name
  }

  /// Reads a string, whose opening quote comes next; one without escapes is copied straight from the line.
  mutating func readString() throws(RecordFault) -> String {
    offset += 1
    let start = offset
    while let byte = peek, byte != UInt8(ascii: "\\") {
      if byte == UInt8(ascii: "\"") {
        offset += 1
        return text(start..<offset - 1)
      }
      guard byte >= 0x20 else { break }
      offset += 1
    }
    var decoded = Array(bytes[start..<offset])
    while let byte = peek, byte >= 0x20 {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: decoded, as: UTF8.self)
      case UInt8(ascii: "\\"): try readEscape(into: &decoded)
      default: decoded.append(byte)
      }
    }
    throw fault(expected: "an escape such as \\n or \\u0009", inside: "a string")
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  private mutating func readEscape(into decoded: inout [UInt8]) throws(RecordFault) {
    guard let byte = peek else { throw fault(expected: "an escape", inside: "a string") }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(byte)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"):
      offset += 1
      let scalar = try readEscapedScalar()
      decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      return
    default:
      throw fault(expected: "one of \" \\ / b f n r t u behind a backslash", inside: "a string")
    }
    offset += 1
  }

  /// Reads the digits after `\u`, and the second half of a surrogate pair.
  private mutating func readEscapedScalar() throws(RecordFault) -> Unicode.Scalar {
    let start = offset - 2
    let first = try readFourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let end = offset
    if first < 0xDC00, peek == UInt8(ascii: "\\") {
      offset += 1
      if peek == UInt8(ascii: "u") {
        offset += 1
        let second = try readFourDigits()
        if (0xDC00...0xDFFF).contains(second),
          let scalar = Unicode.Scalar(0x1_0000 + (first - 0xD800) << 10 + (second - 0xDC00))
        {
          return scalar
        }
      }
    }
    throw RecordFault(.loneSurrogate(escape: text(start..<end)), at: start)
  }

  private mutating func readFourDigits() throws(RecordFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault(expected: "four hexadecimal digits behind \\u", inside: "a string")
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }

  private mutating func readDigits() throws(RecordFault) {
    let start = offset
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    if offset == start { throw fault(expected: "a digit", inside: "a number") }
  }

  private func isHere(_ word: StaticString) -> Bool {
    guard offset + word.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == word.utf8Start[$0] }
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func fault(expected: String, inside: String) -> RecordFault {
    guard offset < bytes.count else { return RecordFault(.truncated(inside: inside), at: offset) }
    let rest = text(offset..<min(offset + 4, bytes.count))
    let found = rest.unicodeScalars.first.map { Excerpt.of(String($0)) } ?? "nothing"
    return RecordFault(.unexpected(found: found, expected: expected), at: offset)
  }
}
