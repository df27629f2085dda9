// SPDX-License-Identifier: Apache-2.0

extension NibBuilder {
  /// Writes the constraints that a view and all below it hold.
  ///
  /// - Parameters:
  ///   - element: the view.
  ///   - parent: the expression of the view above, for a content view without an id.
  mutating func writeConstraints(of element: NibElement, below parent: String? = nil) {
    let holder =
      element.id.flatMap { objects[$0]?.expression }
      ?? (Self.isContent(element) ? parent.map { $0 + ".contentView" } : parent)
    for child in element.children {
      guard child.name == "constraints" else {
        writeConstraints(of: child, below: holder)
        continue
      }
      for constraint in child.children {
        writeConstraint(constraint, holder: holder, holderID: element.id)
      }
    }
  }

  private mutating func writeConstraint(
    _ element: NibElement,
    holder: String?,
    holderID: String?
  ) {
    guard element.name == "constraint" else {
      report("<\(element.name)> is no constraint", element)
      return
    }
    for name in element.attributes.keys.sorted() where !Self.constraintWords.contains(name) {
      report("'\(name)' of <constraint> is not built", element)
    }
    // What only keeps Interface Builder content is taken out when a nib is compiled.
    if element.isOn("placeholder") { return }
    let isExcluded = element.id.map(plan.excluded.contains) ?? false
    let isConnected = element.id.map(plan.connected.contains) ?? false
    if isExcluded && !isConnected { return }
    // What is not installed has no view in common with what is.
    let ends = [element["firstItem"] ?? holderID, element["secondItem"]].compactMap { $0 }
    let isLoose = Set(ends.map { plan.excludedRoot(of: $0) }).count > 1
    if isLoose && !isConnected { return }
    guard let code = expression(of: element, holder: holder) else { return }
    guard let name = variable(of: element, code, isConnected: isConnected) else {
      constraints.append(code)
      return
    }
    if !isExcluded && !isLoose { constraints.append(name) }
  }

  private static let constraintWords: Set<String> = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
    "constant", "priority", "id", "identifier", "placeholder", "symbolic", "symbolType",
    "userLabel", "installed", "colorLabel",
  ]

  /// The expression that makes a constraint; nil if it cannot be made, which is reported.
  private mutating func expression(of element: NibElement, holder: String?) -> String? {
    guard let rule = NibConstraintRule(element) else {
      report("a relation or a number of a constraint is not known", element)
      return nil
    }
    guard let first = end(element["firstItem"], holder, element["firstAttribute"]) else {
      report("a constraint is tied to what is not built", element)
      return nil
    }
    let word = element["secondAttribute"]
    var code: String?
    if word == nil || word == "notAnAttribute" {
      code = rule.code(first)
    } else if let second = end(element["secondItem"], holder, word) {
      code = rule.code(first, second)
    } else {
      report("a constraint is tied to what is not built", element)
      return nil
    }
    if code == nil { report("the ends of a constraint cannot be compared", element) }
    return code
  }

  private func end(_ id: String?, _ holder: String?, _ word: String?) -> NibConstraintEnd? {
    guard let word else { return nil }
    if let id, let guide = guides[id] { return NibConstraintEnd(guide, isGuide: true, word) }
    guard let item = id.map({ objects[$0]?.expression }) ?? holder else { return nil }
    return NibConstraintEnd(item, isGuide: false, word)
  }

  /// Writes the variable of a constraint that more is said of than where it is; nil if there is no need of one.
  private mutating func variable(
    of element: NibElement,
    _ code: String,
    isConnected: Bool
  ) -> String? {
    let priority = element["priority"].flatMap { $0 == "1000" ? nil : $0 }
    let identifier = element["identifier"]
    guard isConnected || priority != nil || identifier != nil else { return nil }
    let wish = element.id.flatMap { plan.names[$0] } ?? "constraint"
    let name = names.unique(wish)
    lines.append("let \(name) = \(code)")
    if let priority {
      if let number = NibText.number(priority) {
        lines.append("\(name).priority = UILayoutPriority(\(number))")
      } else {
        report("the priority '\(priority)' of a constraint is not known", element)
      }
    }
    if let identifier { lines.append("\(name).identifier = \(NibText.literal(identifier))") }
    if let id = element.id {
      objects[id] = NibObject(
        expression: name,
        type: "NSLayoutConstraint",
        kind: NibClass(name: "NSLayoutConstraint", noun: "constraint"),
        isCustom: false
      )
    }
    return name
  }

  /// Reports what an element has in some size classes alone.
  mutating func reportVariations(of element: NibElement) {
    guard element.name == "variation", let key = element.key else { return }
    if key != "default" {
      report("what differs for '\(key)' is not built", element)
      return
    }
    let isMore =
      element.attributes.count > 1 || element.children.contains { $0.name != "mask" }
    if isMore { report("more than a mask in the default variation is not built", element) }
  }
}
