// SPDX-License-Identifier: Apache-2.0

extension NibBuilder {
  /// Writes what a button shows in one of its states.
  ///
  /// A configuration shows its own title and image: those of the normal state are then left from a time before it.
  mutating func setState(of object: NibObject, from child: NibElement, isConfigured: Bool) {
    let states = ["normal", "highlighted", "selected", "disabled", "focused"]
    guard let key = child.key, states.contains(key) else {
      report("the state '\(child.key ?? "")' of a button is not here", child)
      return
    }
    let isLeft = isConfigured && key == "normal"
    func call(_ name: String, _ value: String) -> String {
      "\(object.expression).\(name)(\(value), for: .\(key))"
    }
    if let title = child["title"], !isLeft {
      lines.append(call("setTitle", NibText.literal(title)))
    }
    if let image = child["image"], !isLeft {
      lines.append(call("setImage", NibImages.write(image, of: child)))
    }
    if let image = child["backgroundImage"] {
      lines.append(call("setBackgroundImage", NibImages.write(image, of: child)))
    }
    for inner in child.children where inner.name != "nil" {
      if inner.name == "attributedString" {
        lines.append(call("setAttributedTitle", makeText(inner)))
        continue
      }
      let written = stateValue(inner)
      if let finding = written.finding { report(finding, inner) }
      guard let (method, code) = written.call, !(isLeft && method != "setTitleColor") else {
        continue
      }
      let label = method == "setPreferredSymbolConfiguration" ? "forImageIn" : "for"
      lines.append("\(object.expression).\(method)(\(code), \(label): .\(key))")
    }
    let known: Set<String> = ["key", "title", "image", "backgroundImage", "catalog"]
    for name in child.attributes.keys.sorted() where !known.contains(name) {
      report("'\(name)' of <state> is not built", child)
    }
  }

  /// The method of a button that takes what a child of a state holds, and the value.
  private func stateValue(_ child: NibElement) -> (call: (String, String)?, finding: String?) {
    func result(_ method: String, _ written: NibWritten) -> ((String, String)?, String?) {
      (written.code.map { (method, $0) }, written.finding)
    }
    switch (child.name, child.key) {
    case ("color", "titleColor"): return result("setTitleColor", colors.write(child))
    case ("string", "title"), ("mutableString", "title"):
      return (("setTitle", NibText.literal(child.string)), nil)
    case ("imageReference", "image"): return result("setImage", NibImages.reference(child))
    case ("imageReference", "backgroundImage"):
      return result("setBackgroundImage", NibImages.reference(child))
    case ("preferredSymbolConfiguration", _):
      return result("setPreferredSymbolConfiguration", NibImages.symbol(child))
    default: return (nil, "<\(child.name)> of the key '\(child.key ?? "")' in <state> is not built")
    }
  }

  /// Writes the configuration of a button.
  mutating func setConfiguration(of object: NibObject, from child: NibElement) {
    let styles = ["plain", "gray", "tinted", "filled"]
    guard let style = child["style"], styles.contains(style) else {
      report("the configuration '\(child["style"] ?? "")' of a button is not built", child)
      return
    }
    let variable = names.unique("configuration")
    lines.append("var \(variable) = UIButton.Configuration.\(style)()")
    let configuration = NibObject(
      expression: variable,
      type: "UIButton.Configuration",
      kind: .buttonConfiguration,
      isCustom: false
    )
    setAttributes(of: configuration, from: child)
    for inner in child.children where inner.name != "nil" {
      if inner.name == "attributedString", inner.key == "title" {
        lines.append("\(variable).title = \(NibText.literal(Self.plainText(inner)))")
        report("the attributes of a configuration's title are not built", inner)
      } else if inner.name == "backgroundConfiguration" {
        setBackground(of: variable, from: inner)
      } else {
        setKeyed(of: configuration, from: inner)
      }
    }
    lines.append("\(object.expression).configuration = \(variable)")
  }

  private mutating func setBackground(of configuration: String, from child: NibElement) {
    let background = NibObject(
      expression: configuration + ".background",
      type: "UIBackgroundConfiguration",
      kind: .backgroundConfiguration,
      isCustom: false
    )
    setAttributes(of: background, from: child)
    for inner in child.children where inner.name != "nil" {
      setKeyed(of: background, from: inner)
    }
  }

  mutating func addSegments(to object: NibObject, from child: NibElement, selected: String?) {
    for (place, segment) in child.children.enumerated() {
      let image = segment["image"].flatMap { NibImages.write($0, of: segment) }
      let content =
        image.map { "with: \($0)" } ?? "withTitle: \(NibText.literal(segment["title"] ?? ""))"
      lines.append(
        "\(object.expression).insertSegment(\(content), at: \(place), animated: false)"
      )
      if segment["enabled"] == "NO" {
        lines.append("\(object.expression).setEnabled(false, forSegmentAt: \(place))")
      }
      if let width = NibText.number(segment["width"]), width != "0" {
        lines.append("\(object.expression).setWidth(\(width), forSegmentAt: \(place))")
      }
      let built: Set<String> = ["title", "enabled", "width", "catalog", "image"]
      for name in segment.attributes.keys.sorted() where !built.contains(name) {
        report("'\(name)' of <segment> is not built", segment)
      }
      for inner in segment.children where inner.name != "nil" {
        report("<\(inner.name)> in <segment> is not built", inner)
      }
    }
    guard let selected = NibText.whole(selected) else { return }
    lines.append("\(object.expression).selectedSegmentIndex = \(selected)")
  }

  mutating func setBlur(of object: NibObject, from child: NibElement) {
    let styles: Set<String> = [
      "extraLight", "light", "dark", "regular", "prominent", "systemUltraThinMaterial",
      "systemThinMaterial", "systemMaterial", "systemThickMaterial", "systemChromeMaterial",
    ]
    guard let style = child["style"], styles.contains(style) else {
      report("the blur '\(child["style"] ?? "")' is not here", child)
      return
    }
    lines.append("\(object.expression).effect = UIBlurEffect(style: .\(style))")
  }

  mutating func setDetectors(of object: NibObject, from child: NibElement) {
    let known: Set<String> = ["phoneNumber", "link", "address", "calendarEvent"]
    let names = child.attributes.filter { $0.value == "YES" }.keys.sorted()
    for name in names where !known.contains(name) {
      report("the detector '\(name)' is not here", child)
    }
    let members = names.filter { known.contains($0) }.map { "." + $0 }.joined(separator: ", ")
    lines.append("\(object.expression).dataDetectorTypes = [\(members)]")
  }

  /// Makes the layout of a collection.
  mutating func setLayout(of object: NibObject, from child: NibElement) {
    guard let kind = NibClass.known[child.name] else { return }
    let layout = declare(child, kind) { "\($0)()" }
    setAttributes(of: layout, from: child)
    if child.isOn("automaticEstimatedItemSize") {
      lines.append(
        "\(layout.expression).estimatedItemSize = UICollectionViewFlowLayout.automaticSize"
      )
    }
    let sizes = ["itemSize", "estimatedItemSize", "headerReferenceSize", "footerReferenceSize"]
    for inner in child.children where inner.name != "connections" {
      let isZero = NibText.number(inner["width"]) == "0" && NibText.number(inner["height"]) == "0"
      if isZero && sizes.contains(inner.key ?? "") { continue }
      setKeyed(of: layout, from: inner)
    }
    lines.append("\(object.expression).collectionViewLayout = \(layout.expression)")
  }
}
