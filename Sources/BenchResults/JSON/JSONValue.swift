// SPDX-License-Identifier: Apache-2.0

/// A JSON text as a tree; arrays of whole numbers stay packed, since nearly all bytes are theirs.
enum JSONValue: Equatable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  /// An array in which every element is a whole number; the empty array is one of them.
  case integers([Int])
  case array([JSONValue])
  case object([String: JSONValue])

  var isScalar: Bool {
    switch self {
    case .null, .boolean, .integer, .number, .string: true
    case .integers, .array, .object: false
    }
  }

  /// The elements of an array in either form; `nil` for anything else.
  var elements: [JSONValue]? {
    switch self {
    case .integers(let values): values.map(JSONValue.integer)
    case .array(let values): values
    case .null, .boolean, .integer, .number, .string, .object: nil
    }
  }

  var summary: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "the boolean \(value)"
    case .integer(let value): "the integer \(value)"
    case .number(let value): "the number \(value)"
    case .string(let value): "the string \(Self.quoted(value))"
    case .integers, .array: "an array"
    case .object: "an object"
    }
  }

  /// Quotes a text of unknown origin on one line, shortened, with control characters spelled out.
  static func quoted(_ text: String) -> String {
    let limit = 40
    let head = text.prefix(limit)
    let shortened = head.endIndex == text.endIndex ? String(head) : head + "…"
    return "\"" + shortened.unicodeScalars.map(\.visibleText).joined() + "\""
  }

  /// Quotes the first character of a text, which is not empty, or says which byte is none.
  static func quotedCharacter(_ text: ArraySlice<UInt8>) -> String {
    var decoder = UTF8()
    var iterator = text.prefix(4).makeIterator()
    if case .scalarValue(let value) = decoder.decode(&iterator) {
      return quoted(String(value))
    }
    let byte = String(text[text.startIndex], radix: 16, uppercase: true)
    return "byte 0x\(byte), which is not UTF-8"
  }
}

extension Unicode.Scalar {
  /// The scalar as text that cannot move a cursor or end a quotation.
  fileprivate var visibleText: String {
    PrintableText.steers(self) || self == "\"" || self == "\\"
      ? escaped(asASCII: true) : String(self)
  }
}

/// Text of unknown origin, made fit for a terminal: names of files, and what stands in them.
public enum PrintableText {
  /// The text with whatever could steer a terminal or turn a line spelled out, except line feeds if `keepsLines`.
  public static func of(_ text: String, keepsLines: Bool = false) -> String {
    guard text.unicodeScalars.contains(where: { steers($0) }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if steers(scalar), !keepsLines || scalar != "\n" {
        result += scalar.escaped(asASCII: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a scalar moves a cursor, ends a line, or changes the order in which others are shown.
  public static func steers(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}
