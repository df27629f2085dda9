// SPDX-License-Identifier: Apache-2.0

/// Cells and lines of CSV (RFC 4180) that a spreadsheet shows and does not compute.
///
/// A spreadsheet takes a cell for a formula that begins with `=`, `+`, `-` or `@`, also behind spaces
/// and in their wide forms, and quotation marks do not keep it from that. Such a text gets an
/// apostrophe before it, which a spreadsheet takes for the mark of a text. Control characters, line
/// ends and marks of direction are spelled out as in Swift, `\t` or `\u{202E}`, so no cell has any.
enum CSVCell {
  private static let openers: Set<Unicode.Scalar> = ["=", "+", "-", "@", "＝", "＋", "－", "＠"]
  private static let typography = Typography(ReportOptions())

  /// A text of unknown origin as a cell, in quotation marks where it would not be one otherwise.
  static func text(_ foreign: String) -> String {
    var text = typography.foreign(foreign)
    let first = text.unicodeScalars.first { !$0.properties.isWhitespace }
    if let first, openers.contains(first) { text = "'" + text }
    let isQuoted =
      text.contains { ",\"".contains($0) } || text.first?.isWhitespace == true
      || text.last?.isWhitespace == true
    return isQuoted ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }

  static func line(_ cells: [String]) -> String { cells.joined(separator: ",") + "\n" }
}
