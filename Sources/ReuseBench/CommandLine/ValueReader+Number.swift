// SPDX-License-Identifier: Apache-2.0

extension ValueReader where Value: FixedWidthInteger & Sendable {
  /// Reads decimal digits, with underscores between them where the writer likes.
  static func wholeNumber(in range: ClosedRange<Value>) -> ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      guard let number = digits(of: text).flatMap({ Value($0) }), range.contains(number) else {
        let expected =
          range.lowerBound == range.upperBound
          ? "the whole number \(range.lowerBound.grouped)"
          : "a whole number from \(range.lowerBound.grouped) to \(range.upperBound.grouped)"
        throw .unreadable(found: text, expected: expected)
      }
      return number
    }
  }

  /// The digits without underscores, or nil where anything else stands or an underscore dangles.
  private static func digits(of text: String) -> String? {
    let groups = text.split(separator: "_", omittingEmptySubsequences: false)
    let areDigits = groups.allSatisfy { group in
      !group.isEmpty && group.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
    return areDigits ? groups.joined() : nil
  }
}

extension ValueReader<FrameDeadline> {
  /// Refresh rates that are read, in hertz.
  private static let hertzRange = 1.0...1000.0

  /// Budgets that are read, in milliseconds.
  private static let millisecondsRange = 0.001...1000.0

  /// Reads a refresh rate in hertz.
  static var refresh: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      guard let hertz = decimal(text), hertzRange.contains(hertz) else {
        throw .unreadable(found: text, expected: "a rate from 1 to 1000 hertz, such as 60 or 59.94")
      }
      return .refresh(hertz: hertz)
    }
  }

  /// Reads a budget in milliseconds.
  static var budget: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      guard let milliseconds = decimal(text), millisecondsRange.contains(milliseconds) else {
        throw .unreadable(
          found: text,
          expected: "a time from 0.001 to 1000 milliseconds, such as 16 or 8.33"
        )
      }
      return .budget(nanoseconds: Int64((milliseconds * 1_000_000).rounded()))
    }
  }

  /// Reads digits with at most one point between them: no sign, exponent, "nan" or "inf".
  private static func decimal(_ text: String) -> Double? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
    return areDigits && parts.count <= 2 ? Double(text) : nil
  }
}
