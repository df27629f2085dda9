// SPDX-License-Identifier: Apache-2.0

extension NibBuilder {
  /// Writes the attributes that an app's author has set by key path.
  mutating func setRuntimeAttributes(of object: NibObject, from element: NibElement) {
    for attribute in element.children {
      guard attribute.name == "userDefinedRuntimeAttribute", let path = attribute["keyPath"] else {
        report("<\(attribute.name)> is no runtime attribute", attribute)
        continue
      }
      let type = attribute["type"] ?? "string"
      let written = runtimeValue(attribute, type)
      if let finding = written.finding { report(finding, attribute) }
      guard let code = written.code else { continue }
      switch target(path, type, of: object) {
      case .member(let member, let isFlag):
        let value = isFlag && type == "number" ? (code == "0" ? "false" : "true") : code
        attributes.append("\(object.expression).\(member) = \(value)")
      case .none(let reason): report("the runtime attribute '\(path)': \(reason)", attribute)
      }
    }
  }

  /// The properties of accessibility, which every view has, with the types of their values.
  private static let accessibility = [
    "accessibilityLabel": "string", "accessibilityIdentifier": "string",
    "accessibilityHint": "string", "accessibilityValue": "string",
    "isAccessibilityElement": "boolean",
  ]

  private enum Target {
    case member(String, isFlag: Bool)
    case none(String)
  }

  /// The expression of a runtime attribute's value.
  private func runtimeValue(_ attribute: NibElement, _ type: String) -> NibWritten {
    let child = attribute.children.first
    let word = attribute["value"] ?? child?["value"]
    let code: String?
    switch type {
    case "boolean": code = NibText.flag(word)
    case "number": code = NibText.number(word)
    case "string", "localizedString": code = NibText.literal(word ?? child?.string ?? "")
    case "image": code = word.map { NibImages.write($0, of: attribute) }
    case "size": code = child.flatMap(NibText.size)
    case "point": code = child.flatMap(NibText.point)
    case "rect": code = child.flatMap(NibText.rect)
    case "nil": code = "nil"
    case "color":
      guard let child, child.name == "color" else { return NibWritten(code: "nil") }
      return colors.write(child)
    default: code = nil
    }
    let path = attribute["keyPath"] ?? ""
    let missing = "the runtime attribute '\(path)' has no value of the type '\(type)'"
    return NibWritten(code: code, finding: code == nil ? missing : nil)
  }

  /// The property that a key path leads to.
  private func target(_ path: String, _ type: String, of object: NibObject) -> Target {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !parts.isEmpty, parts.allSatisfy(NibNames.isType) else {
      return .none("this is no path of properties")
    }
    if parts.count == 2, parts[0] == "layer" { return Self.layerTarget(parts[1], type) }
    if Self.accessibility[path] == type { return .member(path, isFlag: type == "boolean") }
    if parts.count == 1, let property = object.kind.member(path) {
      return Self.known(property, type, before: "")
    }
    if parts.count == 2, let (before, kind) = Self.part(parts[0], of: object.kind),
      let property = kind.member(parts[1])
    {
      return Self.known(property, type, before: before)
    }
    if app.hidden.contains(path) {
      return .none("it is private, and code in another file cannot set it")
    }
    if object.isCustom || app.inspectable.contains(path) { return .member(path, isFlag: false) }
    return .none("a \(object.type) has none of that name here")
  }

  /// The property of a layer that takes a value of a type.
  ///
  /// Where a layer has a color of Core Graphics, one of UIKit that is set by key path does nothing on a phone.
  private static func layerTarget(_ name: String, _ type: String) -> Target {
    let numbers: Set<String> = [
      "cornerRadius", "borderWidth", "shadowOpacity", "shadowRadius", "opacity", "zPosition",
      "rasterizationScale", "contentsScale",
    ]
    let flags = [
      "masksToBounds": "masksToBounds", "shouldRasterize": "shouldRasterize",
      "hidden": "isHidden", "isHidden": "isHidden",
    ]
    if type == "number", numbers.contains(name) { return .member("layer.\(name)", isFlag: false) }
    if type == "boolean" || type == "number", let flag = flags[name] {
      return .member("layer.\(flag)", isFlag: true)
    }
    if type == "size", name == "shadowOffset" {
      return .member("layer.shadowOffset", isFlag: false)
    }
    if type == "string", name == "name" { return .member("layer.name", isFlag: false) }
    if type == "color", ["borderColor", "shadowColor", "backgroundColor"].contains(name) {
      return .none("a layer takes no color of UIKit")
    }
    return .none("a layer has none of that name and type here")
  }

  /// The known view that a part of a key path leads to.
  private static func part(_ name: String, of kind: NibClass) -> (String, NibClass)? {
    let element: String
    switch name {
    case "titleLabel" where kind.inherits("button"): element = "label"
    case "imageView" where kind.inherits("button") || kind.inherits("tableViewCell"):
      element = "imageView"
    case "textLabel" where kind.inherits("tableViewCell"): element = "label"
    case "detailTextLabel" where kind.inherits("tableViewCell"): element = "label"
    case "contentView" where kind.inherits("tableViewCell") || kind.inherits("collectionViewCell"):
      return ("contentView.", .plainView)
    default: return nil
    }
    return NibClass.known[element].map { (name + "?.", $0) }
  }

  private static func known(_ property: NibProperty, _ type: String, before: String) -> Target {
    let isFlag = if case .flag = property.value { true } else { false }
    let fits: Bool
    switch (property.value, type) {
    case (.flag, "boolean"), (.flag, "number"), (.number, "number"), (.whole, "number"),
      (.text, "string"), (.text, "localizedString"), (.text, "nil"), (.color, "color"),
      (.color, "nil"), (.image, "image"), (.image, "nil"), (.size, "size"):
      fits = !property.member.contains("%")
    default: fits = false
    }
    guard fits else { return .none("'\(property.member)' takes no value of the type '\(type)'") }
    return .member(before + property.member, isFlag: isFlag)
  }
}
