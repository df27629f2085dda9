// SPDX-License-Identifier: Apache-2.0

/// Writes values as Swift does.
enum NibText {
  /// The shortest literal of a number that a file has; nil if it is none.
  static func number(_ word: String?) -> String? {
    guard let word, let value = Double(word.trimmingBlanks), value.isFinite else { return nil }
    guard value == value.rounded(), abs(value) < 1e15 else { return "\(value)" }
    return "\(Int(value))"
  }

  /// The literal of a whole number; nil if it is none.
  static func whole(_ word: String?) -> String? {
    guard let text = number(word), Int(text) != nil else { return nil }
    return text
  }

  /// "true" for YES.
  static func flag(_ word: String?) -> String? {
    switch word {
    case "YES": "true"
    case "NO": "false"
    default: nil
    }
  }

  /// The factor of a constraint: a number, or two with a colon between.
  static func factor(_ word: String) -> String? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return number(word) }
    guard let first = number(parts[0]), let second = number(parts[1]), second != "0" else {
      return nil
    }
    if first == second { return "1" }
    return second == "1" ? first : "\(first) / \(second)"
  }

  /// The literal of a text.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isUnseen(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Whether a character would not be seen in the code, or would turn its lines around.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }

  /// A call of an initializer with numbers, by their labels in Swift and their names in the file.
  static func geometry(
    _ type: String,
    _ element: NibElement,
    _ labels: [(label: String, name: String)]
  ) -> String? {
    var parts: [String] = []
    for (label, name) in labels {
      guard let value = number(element[name] ?? "0") else { return nil }
      parts.append("\(label): \(value)")
    }
    return "\(type)(\(parts.joined(separator: ", ")))"
  }

  static func rect(_ element: NibElement) -> String? {
    geometry(
      "CGRect",
      element,
      [("x", "x"), ("y", "y"), ("width", "width"), ("height", "height")]
    )
  }

  static func size(_ element: NibElement) -> String? {
    geometry("CGSize", element, [("width", "width"), ("height", "height")])
  }

  static func point(_ element: NibElement) -> String? {
    geometry("CGPoint", element, [("x", "x"), ("y", "y")])
  }

  /// Insets, which older elements give by the names of a rectangle's sides.
  static func insets(_ element: NibElement) -> String? {
    let labels =
      element.name == "inset"
      ? [("top", "minY"), ("left", "minX"), ("bottom", "maxY"), ("right", "maxX")]
      : ["top", "left", "bottom", "right"].map { ($0, $0) }
    return geometry("UIEdgeInsets", element, labels)
  }

  static func directionalInsets(_ element: NibElement) -> String? {
    geometry(
      "NSDirectionalEdgeInsets",
      element,
      ["top", "leading", "bottom", "trailing"].map { ($0, $0) }
    )
  }
}

extension String {
  /// It without the blanks at its ends.
  var trimmingBlanks: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
