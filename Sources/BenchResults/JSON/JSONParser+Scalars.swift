// SPDX-License-Identifier: Apache-2.0

extension JSONParser {
  /// Reads a number; one without fraction or exponent that fits is an integer.
  mutating func parseNumber() throws(DocumentError) -> JSONValue {
    let start = offset
    let isNegative = take(UInt8(ascii: "-"))
    let integerStart = offset
    let integer = try parseDigits(
      isNegative: isNegative,
      expected: isNegative ? "a digit" : "a value"
    )
    guard bytes[integerStart] != UInt8(ascii: "0") || offset == integerStart + 1 else {
      offset = integerStart + 1
      throw unexpected("no digit after a leading zero")
    }
    var isWhole = true
    if take(UInt8(ascii: ".")) {
      isWhole = false
      _ = try parseDigits(expected: "a digit after the decimal point")
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      isWhole = false
      offset += 1
      if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
      _ = try parseDigits(expected: "a digit in the exponent")
    }
    // Minus zero has no integer form.
    if isWhole, let integer, !isNegative || integer != 0 { return .integer(integer) }
    return .number(try floatingPoint(from: start))
  }

  /// Steps over one or more digits and returns their value; `nil` where it exceeds an `Int`.
  private mutating func parseDigits(
    isNegative: Bool = false,
    expected: String
  ) throws(DocumentError) -> Int? {
    let start = offset
    var value = 0
    var fits = true
    while let byte = current, case 0x30...0x39 = byte {
      let (product, productOverflow) = value.multipliedReportingOverflow(by: 10)
      let digit = Int(byte - 0x30)
      let (sum, sumOverflow) = product.addingReportingOverflow(isNegative ? -digit : digit)
      fits = fits && !productOverflow && !sumOverflow
      value = sum
      offset += 1
    }
    guard offset > start else { throw unexpected(expected) }
    return fits ? value : nil
  }

  private mutating func floatingPoint(from start: Int) throws(DocumentError) -> Double {
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      offset = start
      throw unexpected("a number that 64 bits can hold")
    }
    return value
  }

  /// Reads a string, from its opening quotation mark past its closing one.
  mutating func parseString() throws(DocumentError) -> String {
    let start = offset
    offset += 1
    var content: [UInt8] = []
    var rest = offset
    while let byte = current, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw unexpected("no control character inside a string") }
      offset += 1
      guard byte == UInt8(ascii: "\\") else { continue }
      content += bytes[rest..<offset - 1]
      content += try parseEscape().utf8
      rest = offset
    }
    guard offset < bytes.count else { throw unexpected("`\"`") }
    content += bytes[rest..<offset]
    guard let text = String(validating: content, as: UTF8.self) else {
      offset = start
      throw unexpected("a string in UTF-8")
    }
    offset += 1
    return text
  }

  private mutating func parseEscape() throws(DocumentError) -> String {
    guard let byte = current else { throw unexpected("a character after `\\`") }
    let simple: String? =
      switch byte {
      case UInt8(ascii: "\""): "\""
      case UInt8(ascii: "\\"): "\\"
      case UInt8(ascii: "/"): "/"
      case UInt8(ascii: "b"): "\u{8}"
      case UInt8(ascii: "f"): "\u{C}"
      case UInt8(ascii: "n"): "\n"
      case UInt8(ascii: "r"): "\r"
      case UInt8(ascii: "t"): "\t"
      default: nil
      }
    if let simple {
      offset += 1
      return simple
    }
    guard take(UInt8(ascii: "u")) else {
      throw unexpected("one of \" \\ / b f n r t u after `\\`")
    }
    return try parseScalar()
  }

  /// Reads what follows `\u`: one code unit, or the pair of them that a scalar past U+FFFF takes.
  private mutating func parseScalar() throws(DocumentError) -> String {
    let start = offset
    var units = [try parseCodeUnit()]
    if UTF16.isLeadSurrogate(units[0]) {
      guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
        throw unexpected("the second half of a surrogate pair")
      }
      units.append(try parseCodeUnit())
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      offset = start
      throw unexpected("a whole surrogate pair")
    }
    return text
  }

  private mutating func parseCodeUnit() throws(DocumentError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw unexpected("a hexadecimal digit")
      }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }
}
