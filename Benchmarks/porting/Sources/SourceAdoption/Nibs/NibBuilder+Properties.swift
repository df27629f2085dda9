// SPDX-License-Identifier: Apache-2.0

extension NibBuilder {
  /// Writes what sets the properties of an object: its frame, what its attributes say, what its children say.
  ///
  /// - Parameters:
  ///   - object: what was made.
  ///   - element: what the file says of it.
  ///   - isHeld: whether another object keeps it as large as itself, as a cell does with its content view.
  mutating func setProperties(
    of object: NibObject,
    from element: NibElement,
    isHeld: Bool = false
  ) {
    if object.kind.inherits("view") {
      for child in element.children where child.name == "rect" && child.key == "frame" {
        write(NibText.rect(child), to: "frame", of: object, child)
      }
    }
    setAttributes(of: object, from: element)
    reportStyle(of: object, element)
    for child in element.children where !(isHeld && child.name == "autoresizingMask") {
      setProperty(of: object, from: child, in: element)
    }
    let isPlaying = object.kind.name == "UIActivityIndicatorView" && element.isOn("animating")
    if isPlaying { lines.append("\(object.expression).startAnimating()") }
  }

  /// Writes what attributes say, the properties of the classes above first.
  mutating func setAttributes(of object: NibObject, from element: NibElement) {
    let lineage = object.kind.lineage
    var known: Set<String> = []
    for inherited in lineage.reversed().flatMap(\.properties) {
      guard known.insert(inherited.name).inserted else { continue }
      // A class below may begin with another value.
      let own = lineage.lazy.flatMap(\.properties).first { $0.name == inherited.name }
      let property = own ?? inherited
      guard let word = element[property.name] ?? property.absent else { continue }
      if word == property.standard || isOverruled(property, in: element) { continue }
      guard let value = scalar(word, property, in: element) else {
        report("'\(property.name)' has the value '\(word)', which is not known", element)
        continue
      }
      lines.append(property.statement(object.expression, value))
    }
    setMinimumScale(of: object, from: element)
    setMargins(of: object, from: element)
    for name in element.attributes.keys.sorted()
    where !known.contains(name) && !object.kind.isIdle(name) {
      report("'\(name)' of <\(element.name)> is not built", element)
    }
  }

  /// Whether something else in the element takes a property's meaning away.
  ///
  /// A view with a fixed frame gets constraints from it when a nib is compiled, as every view does that has its
  /// autoresizing mask translated.
  private func isOverruled(_ property: NibProperty, in element: NibElement) -> Bool {
    property.name == "translatesAutoresizingMaskIntoConstraints" && element.isOn("fixedFrame")
  }

  /// The Swift expression of an attribute's value; nil if it cannot be one.
  private func scalar(_ word: String, _ property: NibProperty, in element: NibElement) -> String? {
    switch property.value {
    case .flag: return NibText.flag(word)
    case .number:
      let isAutomatic = property.member.hasSuffix("Height") && NibText.number(word) == "-1"
      return isAutomatic ? "UITableView.automaticDimension" : NibText.number(word)
    case .whole: return NibText.whole(word)
    case .text: return NibText.literal(word)
    case .choice(let table): return table[word]
    case .image: return NibImages.write(word, of: element)
    case .color, .font, .symbol, .size, .insets, .directionalInsets, .view: return nil
    }
  }

  /// The least size of a label's font is said as a part of its size.
  private mutating func setMinimumScale(of object: NibObject, from element: NibElement) {
    guard object.kind.inherits("label"), let word = element["minimumFontSize"],
      element["adjustsFontSizeToFit"] != "NO", let least = NibText.number(word), least != "0"
    else { return }
    let font = element.children.first { $0.name == "fontDescription" }
    guard let size = NibText.number(font?["pointSize"] ?? "17"), size != "0" else {
      report("'minimumFontSize' is of no use without a size of the font", element)
      return
    }
    lines.append("\(object.expression).minimumScaleFactor = \(least) / \(size)")
  }

  /// A stack that is given margins arranges its views within them, though Interface Builder does not say so.
  private mutating func setMargins(of object: NibObject, from element: NibElement) {
    let hasMargins = element.children.contains {
      $0.key == "layoutMargins" || $0.key == "directionalLayoutMargins"
    }
    guard object.kind.inherits("stackView"), hasMargins,
      element["layoutMarginsRelativeArrangement"] == nil
    else { return }
    lines.append("\(object.expression).isLayoutMarginsRelativeArrangement = true")
  }

  /// Reports a kind that a class of the app's own cannot be given once it was made.
  private mutating func reportStyle(of object: NibObject, _ element: NibElement) {
    let standard = ["custom", "plain", "IBUITableViewCellStyleDefault"]
    guard let style = element["buttonType"] ?? element["style"], !standard.contains(style) else {
      return
    }
    let isMade = ["UIButton", "UITableView"].contains(object.type)
    let isKnown =
      isMade
      && (NibBuilder.buttonTypes.union(["system", "roundedRect", "grouped", "insetGrouped"]))
        .contains(style)
    guard !isKnown, object.kind.isIdle(element["buttonType"] == nil ? "style" : "buttonType") else {
      return
    }
    report("the style '\(style)' of a \(object.type) is not built", element)
  }

  /// Writes an assignment, or reports that there is no value.
  mutating func write(
    _ code: String?,
    to member: String,
    of object: NibObject,
    _ element: NibElement
  ) {
    guard let code else {
      report("the value of '\(member)' is not known", element)
      return
    }
    lines.append("\(object.expression).\(member) = \(code)")
  }

  /// Writes a property that is a child with a key.
  mutating func setKeyed(of object: NibObject, from child: NibElement) {
    guard let key = child.key, let property = object.kind.property(key) else {
      if !(child.key.map(object.kind.isIdle) ?? false) {
        let key = child.key.map { " of the key '\($0)'" } ?? ""
        report("<\(child.name)>\(key) in <\(object.kind.name)> is not built", child)
      }
      return
    }
    if case .view = property.value {
      setView(property, of: object, from: child)
      return
    }
    let written = value(of: child, property)
    if let finding = written.finding { report(finding, child) }
    if let code = written.code { lines.append(property.statement(object.expression, code)) }
  }

  /// The expression of a child's value.
  func value(of child: NibElement, _ property: NibProperty) -> NibWritten {
    let code: String?
    switch (property.value, child.name) {
    case (.color, "color"): return colors.write(child)
    case (.font, "fontDescription"): return NibFonts.write(child)
    case (.symbol, _): return NibImages.symbol(child)
    case (.image, "imageReference"): return NibImages.reference(child)
    case (.text, "string"), (.text, "mutableString"): code = NibText.literal(child.string)
    case (.size, "size"): code = NibText.size(child)
    case (.insets, "inset"), (.insets, "edgeInsets"): code = NibText.insets(child)
    case (.directionalInsets, "directionalEdgeInsets"): code = NibText.directionalInsets(child)
    default: code = nil
    }
    let missing = "<\(child.name)> of the key '\(property.name)' has no value that is known"
    return NibWritten(code: code, finding: code == nil ? missing : nil)
  }

  private mutating func setView(
    _ property: NibProperty,
    of object: NibObject,
    from child: NibElement
  ) {
    let view = makeChild(child)
    lines.append(property.statement(object.expression, view.expression))
  }
}
