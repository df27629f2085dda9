// SPDX-License-Identifier: Apache-2.0

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
