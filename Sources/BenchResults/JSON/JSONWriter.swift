// SPDX-License-Identifier: Apache-2.0

/// Writes a JSON tree as text that is stable, readable and quick to make.
///
/// Keys are sorted and objects indented by two spaces. An array of scalars takes one line, however long, and so does an
/// object of scalars inside an array: a list of samples is one line, and a table is one line for each row.
struct JSONWriter {
  var bytes: [UInt8] = []
  /// Whether nothing is written that only makes the text readable.
  var isCompact = false

  /// The text of `value`, whose numbers are all finite, with a line end after it.
  static func write(_ value: JSONValue, isCompact: Bool = false) -> [UInt8] {
    var writer = JSONWriter(isCompact: isCompact)
    writer.append(value, depth: 0)
    writer.append("\n")
    return writer.bytes
  }

  private mutating func append(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: append("null")
    case .boolean(let value): append(value ? "true" : "false")
    case .integer(let value): append(value)
    case .number(let value):
      precondition(value.isFinite, "JSON has no notation for \(value).")
      append("\(value)")
    case .string(let value): appendQuoted(value)
    case .integers(let values): append(values)
    case .array(let values): append(values, depth: depth)
    case .object(let members): append(members, depth: depth)
    }
  }

  private mutating func append(_ values: [Int]) {
    append("[")
    // Nothing is reserved for the list: room that is reserved fits exactly, so that each list of a document
    // would move all that stands before it.
    for (index, value) in values.enumerated() {
      if index > 0 { append(",") }
      append(value)
    }
    append("]")
  }

  private mutating func append(_ values: [JSONValue], depth: Int) {
    guard !values.allSatisfy(\.isScalar) else {
      append("[")
      for (index, value) in values.enumerated() {
        if index > 0 { append(isCompact ? "," : ", ") }
        append(value, depth: depth)
      }
      return append("]")
    }
    append("[")
    for (index, value) in values.enumerated() {
      if index > 0 { append(",") }
      appendLineStart(depth: depth + 1)
      if case .object(let members) = value, members.values.allSatisfy(\.isScalar) {
        append(members, depth: nil)
      } else {
        append(value, depth: depth + 1)
      }
    }
    appendLineStart(depth: depth)
    append("]")
  }

  /// Writes an object, with a line for each member from a depth on, or on one line without a depth.
  private mutating func append(_ members: [String: JSONValue], depth: Int?) {
    guard !members.isEmpty else { return append("{}") }
    append("{")
    for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
      if index > 0 { append(depth == nil && !isCompact ? ", " : ",") }
      if let depth { appendLineStart(depth: depth + 1) }
      appendQuoted(member.key)
      append(isCompact ? ":" : ": ")
      append(member.value, depth: (depth ?? 0) + 1)
    }
    if let depth { appendLineStart(depth: depth) }
    append("}")
  }

  private mutating func appendLineStart(depth: Int) {
    guard !isCompact else { return }
    append("\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}

extension JSONWriter {
  /// Writes a whole number in decimal, straight into the buffer.
  mutating func append(_ value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    let start = bytes.count
    repeat {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      rest = quotient
    } while rest > 0
    var low = start
    var high = bytes.count - 1
    while low < high {
      bytes.swapAt(low, high)
      low += 1
      high -= 1
    }
  }

  /// Writes a string with the escapes that RFC 8259 demands and no others.
  mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"):
        bytes.append(contentsOf: "\\n".utf8)
      case UInt8(ascii: "\t"):
        bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes.append(contentsOf: "\\u\(digits.count == 1 ? "000" : "00")\(digits)".utf8)
      default:
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
