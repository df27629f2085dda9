// SPDX-License-Identifier: Apache-2.0

/// A piece of a file as a message shows it.
enum Excerpt {
  private static let limit = 32

  /// Returns `text` in quotes, cut to 32 scalars; what cannot be seen is written by its number,
  /// so that no file can steer a terminal.
  package static func of(_ text: String) -> String {
    var shown = "'"
    for scalar in text.unicodeScalars.prefix(limit) {
      let category = CategoryFacts(scalar.properties.generalCategory)
      if let category, !category.isInvisible || scalar == " " {
        shown.unicodeScalars.append(scalar)
      } else {
        shown += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return shown + (text.unicodeScalars.count > limit ? "…'" : "'")
  }
}
