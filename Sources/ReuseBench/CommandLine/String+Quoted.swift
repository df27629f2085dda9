// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The longest text that a message repeats in full, in Unicode scalars.
  private static let quotedLimit = 80

  /// The text in quotes, fit for a terminal: what would steer one is escaped, what is long is cut.
  var quoted: String {
    var text = ""
    for scalar in unicodeScalars.prefix(Self.quotedLimit) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        text.unicodeScalars.append(scalar)
      }
    }
    return unicodeScalars.dropFirst(Self.quotedLimit).isEmpty ? "'\(text)'" : "'\(text)…'"
  }
}
