// SPDX-License-Identifier: Apache-2.0

extension NibBuilder {
  /// Writes an attributed text that is a property of an object.
  mutating func setAttributedText(of object: NibObject, from child: NibElement) {
    let plain = ["attributedText": "text", "attributedPlaceholder": "placeholder"]
    guard let key = child.key, let member = plain[key], object.kind.property(member) != nil else {
      report("<attributedString> of the key '\(child.key ?? "")' is not built", child)
      return
    }
    let text = makeText(child)
    lines.append("\(object.expression).\(key) = \(text)")
  }

  /// Makes an attributed text of its parts.
  ///
  /// - Returns: the variable that holds it.
  mutating func makeText(_ element: NibElement) -> String {
    let name = names.unique("attributedText")
    lines.append("let \(name) = NSMutableAttributedString()")
    for fragment in element.children {
      guard fragment.name == "fragment" else {
        report("<\(fragment.name)> in <attributedString> is not built", fragment)
        continue
      }
      var attributes: [String] = []
      for attribute in fragment.group("attributes") {
        let written = textAttribute(attribute)
        if let finding = written.finding { report(finding, attribute) }
        if let code = written.code { attributes.append(code) }
      }
      let text = NibText.literal(Self.content(of: fragment))
      let list = attributes.isEmpty ? "" : ", attributes: [\(attributes.joined(separator: ", "))]"
      lines.append("\(name).append(NSAttributedString(string: \(text)\(list)))")
    }
    return name
  }

  /// The characters of all parts of an attributed text.
  static func plainText(_ element: NibElement) -> String {
    element.children.filter { $0.name == "fragment" }.map(content).joined()
  }

  private static func content(of fragment: NibElement) -> String {
    fragment["content"] ?? fragment.children.first { $0.key == "content" }?.string ?? ""
  }

  /// An entry of the dictionary of attributes.
  private func textAttribute(_ element: NibElement) -> NibWritten {
    func entry(_ key: String, _ written: NibWritten) -> NibWritten {
      NibWritten(code: written.code.map { "\(key): \($0)" }, finding: written.finding)
    }
    let number = NibText.number(element["value"])
    switch (element.name, element.key) {
    case ("color", "NSColor"): return entry(".foregroundColor", color(element))
    case ("color", "NSBackgroundColor"): return entry(".backgroundColor", color(element))
    case ("font", "NSFont"): return entry(".font", Self.font(element))
    case ("real", "NSKern"), ("integer", "NSKern"):
      return NibWritten(code: number.map { ".kern: \($0)" })
    case ("integer", "NSUnderline"):
      return NibWritten(code: number.map { ".underlineStyle: \($0)" })
    default:
      return NibWritten(
        finding: "<\(element.name)> of the key '\(element.key ?? "")' in a text is not built"
      )
    }
  }

  /// The expression of a color that is there in any case: the dictionary would take nil for something.
  private func color(_ element: NibElement) -> NibWritten {
    var written = colors.write(element)
    if let code = written.code, code.hasPrefix("UIColor(named:"), !code.contains(" ?? ") {
      written.code = code + " ?? UIColor.label"
    }
    return written
  }

  /// The expression of a font, which the dictionary takes as anything.
  private static func font(_ element: NibElement) -> NibWritten {
    guard let size = NibText.number(element["size"]) else {
      return NibWritten(finding: "a font of a text has no size")
    }
    if let name = element["name"] {
      let call = "UIFont(name: \(NibText.literal(name)), size: \(size))"
      return NibWritten(code: "\(call) ?? UIFont.systemFont(ofSize: \(size))")
    }
    switch element["metaFont"] {
    case "system": return NibWritten(code: "UIFont.systemFont(ofSize: \(size))")
    case "systemBold": return NibWritten(code: "UIFont.boldSystemFont(ofSize: \(size))")
    case let kind: return NibWritten(finding: "a font of the kind '\(kind ?? "")' is not known")
    }
  }
}
