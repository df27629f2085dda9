// SPDX-License-Identifier: Apache-2.0

/// What a value became: code, or why there is none, or both where something stands in for it.
struct NibWritten {
  var code: String?
  var finding: String?
}

/// Writes colors, with what the file says of those that the app's own catalog holds.
struct NibColors {
  private let named: [String: NibElement]
  private let system: [String: NibElement]

  /// - Parameter document: the root of the file, whose resources tell what named colors were when it was saved.
  init(_ document: NibElement) {
    var named: [String: NibElement] = [:]
    var system: [String: NibElement] = [:]
    for resource in document.group("resources") {
      guard let name = resource["name"], let color = resource.children.first else { continue }
      if resource.name == "namedColor" { named[name] = color }
      if resource.name == "systemColor" { system[name] = color }
    }
    self.named = named
    self.system = system
  }

  /// The expression of a `color` element.
  ///
  /// A named color falls back to what it was when the file was saved, as a nib does.
  func write(_ element: NibElement) -> NibWritten {
    if let name = element["name"], element["catalog"] != "System" {
      let call = "UIColor(named: \(NibText.literal(name)))"
      guard let fallback = named[name].flatMap(components) else { return NibWritten(code: call) }
      return NibWritten(code: "\(call) ?? \(fallback)")
    }
    let word =
      element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
      ?? element["cocoaTouchSystemColor"]
    guard let word else { return plain(element) }
    if let member = Self.member(word) { return NibWritten(code: "UIColor.\(member)") }
    let finding = "the system color '\(word)' is not here"
    let stored = components(element) ?? system[word].flatMap(components)
    return NibWritten(code: stored, finding: finding)
  }

  private func plain(_ element: NibElement) -> NibWritten {
    guard let code = components(element) else {
      let space = element["customColorSpace"] ?? element["colorSpace"] ?? ""
      return NibWritten(finding: "a color of the space '\(space)' cannot be built")
    }
    return NibWritten(code: code)
  }

  /// The initializer with a color's numbers; nil if it has none.
  private func components(_ element: NibElement) -> String? {
    let alpha = NibText.number(element["alpha"] ?? "1") ?? "1"
    if let white = NibText.number(element["white"]) {
      return "UIColor(white: \(white), alpha: \(alpha))"
    }
    guard let red = NibText.number(element["red"]), let green = NibText.number(element["green"]),
      let blue = NibText.number(element["blue"])
    else { return nil }
    let label = element["customColorSpace"] == "displayP3" ? "displayP3Red" : "red"
    return "UIColor(\(label): \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
  }

  /// The property of UIColor that a name of a system color stands for.
  private static func member(_ word: String) -> String? {
    if let other = renamed[word] { return other }
    guard word.hasSuffix("Color") else { return nil }
    let name = String(word.dropLast(5))
    return standard.contains(name) ? name : nil
  }

  private static let renamed = [
    "tintColor": "tintColor", "groupTableViewBackgroundColor": "systemGroupedBackground",
    "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground",
    "tableCellPlainBackgroundColor": "systemBackground",
  ]

  /// The properties of UIColor here.
  private static let standard: Set<String> = [
    "clear", "black", "white", "gray", "lightGray", "darkGray", "red", "green", "blue", "cyan",
    "yellow", "magenta", "orange", "purple", "brown", "systemRed", "systemOrange",
    "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue",
    "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "label", "secondaryLabel",
    "tertiaryLabel", "quaternaryLabel", "placeholderText", "link", "separator",
    "opaqueSeparator", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill",
    "tertiarySystemFill", "quaternarySystemFill", "darkText", "lightText",
  ]
}

/// Writes fonts.
enum NibFonts {
  /// The expression of a `fontDescription`; none where it leaves the font as it is.
  static func write(_ element: NibElement) -> NibWritten {
    var written = font(element)
    let strange = element.attributes.keys.sorted().first { !words.contains($0) }
    if let strange, written.finding == nil {
      written.finding = "'\(strange)' of a font is not built"
    }
    return written
  }

  private static let words: Set<String> = [
    "key", "style", "pointSize", "name", "family", "type", "weight",
  ]

  private static func font(_ element: NibElement) -> NibWritten {
    if let style = element["style"] {
      guard let member = styles[style] else {
        return NibWritten(finding: "the text style '\(style)' is not here")
      }
      return NibWritten(code: ".preferredFont(forTextStyle: .\(member))")
    }
    guard let size = NibText.number(element["pointSize"]), size != "0" else { return NibWritten() }
    if let name = element["name"] {
      let call = "UIFont(name: \(NibText.literal(name)), size: \(size))"
      return NibWritten(code: "\(call) ?? .systemFont(ofSize: \(size))")
    }
    switch element["type"] {
    case "boldSystem": return NibWritten(code: ".boldSystemFont(ofSize: \(size))")
    case "italicSystem": return NibWritten(code: ".italicSystemFont(ofSize: \(size))")
    case "system": return system(element, size)
    default:
      return NibWritten(finding: "a font of the type '\(element["type"] ?? "")' is not known")
    }
  }

  private static func system(_ element: NibElement, _ size: String) -> NibWritten {
    guard let weight = element["weight"], weight != "regular" else {
      return NibWritten(code: ".systemFont(ofSize: \(size))")
    }
    guard weights.contains(weight) else {
      return NibWritten(
        code: ".systemFont(ofSize: \(size))",
        finding: "the weight '\(weight)' of a font is not known"
      )
    }
    return NibWritten(code: ".systemFont(ofSize: \(size), weight: .\(weight))")
  }

  /// The weights of fonts and of symbols.
  static let weights: Set<String> = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  private static let styles: [String: String] = [
    "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1",
    "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
    "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleBody": "body",
    "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleSubhead": "subheadline",
    "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption1",
    "UICTFontTextStyleCaption2": "caption2",
  ]
}
