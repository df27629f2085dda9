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
}
