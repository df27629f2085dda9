// SPDX-License-Identifier: Apache-2.0

/// Cells of CSV (RFC 4180) that a spreadsheet does not compute.
///
/// A spreadsheet takes a cell for a formula that begins with `=`, `+`, `-` or `@`, also after spaces, in wide
/// form or in quotation marks, so such a text gets an apostrophe before it. Control characters, line ends and
/// marks of direction are spelled out as in Swift.
enum CSVCell {
  private static let openers: Set<Unicode.Scalar> = ["=", "+", "-", "@", "＝", "＋", "－", "＠"]
  private static let typography = Typography(ReportOptions())

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
