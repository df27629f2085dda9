// SPDX-License-Identifier: Apache-2.0

extension NibBuilder {
  /// Writes what a child says of its parent, but for the views that it holds.
  mutating func setProperty(
    of object: NibObject,
    from child: NibElement,
    in element: NibElement
  ) {
    if Self.isIdle(child) || Self.isContent(child) { return }
    switch child.name {
    case "viewLayoutGuide": addGuide(child, to: object)
    case "layoutGuides":
      for guide in child.children { addGuide(guide, to: object) }
    case "autoresizingMask": setMask(of: object, from: child)
    case "accessibility": setAccessibility(of: object, from: child)
    case "userDefinedRuntimeAttributes": setRuntimeAttributes(of: object, from: child)
    case "textInputTraits":
      setAttributes(
        of: NibObject(
          expression: object.expression,
          type: object.type,
          kind: .textInputTraits,
          isCustom: false
        ),
        from: child
      )
    case "state": setState(of: object, from: child, isConfigured: Self.isConfigured(element))
    case "buttonConfiguration": setConfiguration(of: object, from: child)
    case "segments": addSegments(to: object, from: child, selected: element["selectedSegmentIndex"])
    case "attributedString": setAttributedText(of: object, from: child)
    case "blurEffect": setBlur(of: object, from: child)
    case "dataDetectorType": setDetectors(of: object, from: child)
    case "collectionViewFlowLayout": setLayout(of: object, from: child)
    default: setKeyed(of: object, from: child)
    }
  }

  /// Whether a child says nothing of its parent, or what another part of the writer reads.
  private static func isIdle(_ child: NibElement) -> Bool {
    switch child.name {
    case "subviews", "constraints", "connections", "variation", "nil": true
    case "rect": child.key == "frame" || child.key == "contentStretch"
    case "point": child.key == "canvasLocation"
    case "size": child.key == "customSize"
    case "gestureRecognizers", "prototypes", "sections", "cells", "items", "animations":
      child.children.isEmpty
    default:
      child.name.hasPrefix("simulated") || child.name == "freeformSimulatedSizeMetrics"
    }
  }

  /// Whether an element is the view of a cell, or of an effect, that holds all others.
  static func isContent(_ child: NibElement) -> Bool {
    child.key == "contentView"
      && ["view", "tableViewCellContentView", "collectionViewCellContentView"].contains(child.name)
  }

  private static func isConfigured(_ element: NibElement) -> Bool {
    element.children.contains { $0.name == "buttonConfiguration" }
  }

  /// Makes the views that a view holds, and puts them in.
  mutating func addChildren(of object: NibObject, from element: NibElement) {
    for child in element.children {
      if Self.isContent(child) {
        let content = NibObject(
          expression: object.expression + ".contentView",
          type: "UIView",
          kind: .plainView,
          isCustom: false
        )
        if let id = child.id { objects[id] = content }
        setProperties(of: content, from: child, isHeld: true)
        addChildren(of: content, from: child)
      }
      guard child.name == "subviews" else { continue }
      let isStack = object.kind.inherits("stackView")
      for inner in child.children {
        let view = makeChild(inner)
        guard inner.id.map(plan.excluded.contains) != true else { continue }
        lines.append(
          "\(object.expression).\(isStack ? "addArrangedSubview" : "addSubview")(\(view.expression))"
        )
      }
    }
  }

  /// Makes a view that stands in another; a plain one for what is not here, so that constraints hold.
  mutating func makeChild(_ element: NibElement) -> NibObject {
    if let kind = NibClass.known[element.name], kind.inherits("view") {
      return makeView(element, kind)
    }
    report("<\(element.name)> is not built: a plain view stands in its place", element)
    return makeView(element, .plainView)
  }

  /// Notes, or makes, what constraints of a view can be tied to.
  private mutating func addGuide(_ child: NibElement, to object: NibObject) {
    guard let id = child.id else { return }
    if child.name == "layoutGuide" {
      let wish = plan.names[id] ?? child["userLabel"].flatMap(NibNames.identifier) ?? "guide"
      let guide = names.unique(wish)
      lines.append("let \(guide) = UILayoutGuide()")
      lines.append("\(object.expression).addLayoutGuide(\(guide))")
      guides[id] = guide
      return
    }
    let members = [
      "safeArea": "safeAreaLayoutGuide", "contentLayoutGuide": "contentLayoutGuide",
      "frameLayoutGuide": "frameLayoutGuide", "keyboard": "keyboardLayoutGuide",
      "readableContent": "readableContentGuide", "layoutMargins": "layoutMarginsGuide",
    ]
    guard let key = child.key, let member = members[key] else {
      report("the layout guide '\(child.key ?? "")' is not built", child)
      return
    }
    guides[id] = "\(object.expression).\(member)"
  }

  private mutating func setMask(of object: NibObject, from child: NibElement) {
    let flags = [
      ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
      ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleTopMargin"),
      ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
    ]
    let members = flags.filter { child.isOn($0.0) }.map { "." + $0.1 }
    guard !members.isEmpty else { return }
    lines.append("\(object.expression).autoresizingMask = [\(members.joined(separator: ", "))]")
  }

  private mutating func setAccessibility(of object: NibObject, from child: NibElement) {
    let members = [
      ("label", "accessibilityLabel"), ("hint", "accessibilityHint"),
      ("identifier", "accessibilityIdentifier"), ("value", "accessibilityValue"),
    ]
    for name in child.attributes.keys.sorted()
    where name != "key" && !members.contains(where: { $0.0 == name }) {
      report("'\(name)' of <accessibility> is not built", child)
    }
    for (name, member) in members {
      let text = child[name] ?? child.children.first { $0.key == name }?.string
      if let text { lines.append("\(object.expression).\(member) = \(NibText.literal(text))") }
    }
    for inner in child.children where !members.contains(where: { $0.0 == inner.key }) {
      switch (inner.name, inner.key) {
      case ("bool", "isElement"):
        write(NibText.flag(inner["value"]), to: "isAccessibilityElement", of: object, inner)
      case ("accessibilityTraits", _):
        let names = inner.attributes.filter { $0.value == "YES" }.keys.sorted()
        let traits = names.filter { Self.traits.contains($0) }.map { "." + $0 }
        for name in names where !Self.traits.contains(name) && name != "none" {
          report("the trait '\(name)' is not here", inner)
        }
        lines.append(
          "\(object.expression).accessibilityTraits = [\(traits.joined(separator: ", "))]"
        )
      default: report("<\(inner.name)> of <accessibility> is not built", inner)
      }
    }
  }

  private static let traits: Set<String> = [
    "button", "link", "image", "selected", "staticText", "notEnabled", "updatesFrequently",
    "playsSound", "keyboardKey", "summaryElement", "searchField", "startsMediaSession",
    "allowsDirectInteraction", "causesPageTurn", "tabBar", "adjustable", "header",
  ]
}
