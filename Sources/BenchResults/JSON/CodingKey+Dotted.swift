// SPDX-License-Identifier: Apache-2.0

extension [any CodingKey] {
  /// The path as a reader writes it: `cases[3].counters.layoutPasses`.
  var dotted: String {
    var text = ""
    for key in self {
      if let index = (key as? TreeIndexKey)?.index {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
    return text
  }
}
