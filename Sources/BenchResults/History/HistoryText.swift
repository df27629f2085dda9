// SPDX-License-Identifier: Apache-2.0

enum HistoryText {
  static func isCommit(_ text: String) -> Bool {
    (7...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0) }
  }

  /// True if a text is one line without control characters.
  static func isLine(_ text: String) -> Bool {
    !text.isEmpty && text.first != " " && text.last != " "
      && text.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: false
        default: true
        }
      }
  }

  /// Whether a text is one word without a star.
  static func isWord(_ text: String) -> Bool {
    isLine(text) && !text.utf8.contains(UInt8(ascii: " ")) && !text.utf8.contains(UInt8(ascii: "*"))
  }

  /// Whether a text is the name of a figure: a letter, then letters and digits.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || isDigit($0) }
  }

  /// Whether a text is a time in UTC, such as `2026-11-21T11:27:35Z`.
  static func isTime(_ text: String) -> Bool {
    let form = "0000-00-00T00:00:00Z"
    return text.utf8.count == form.utf8.count
      && zip(text.utf8, form.utf8).allSatisfy { $1 == UInt8(ascii: "0") ? isDigit($0) : $0 == $1 }
  }

  static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
