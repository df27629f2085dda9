// SPDX-License-Identifier: Apache-2.0

extension NibBuilder {
  /// Writes the outlets of an object.
  mutating func writeOutlets(of element: NibElement) {
    let connections = element.group("connections")
    var collections: [(property: String, members: [NibElement])] = []
    for connection in connections {
      switch connection.name {
      case "outlet": writeOutlet(connection, from: element)
      case "outletCollection":
        let property = connection["property"] ?? ""
        if let place = collections.firstIndex(where: { $0.property == property }) {
          collections[place].members.append(connection)
        } else {
          collections.append((property, [connection]))
        }
      case "action": break
      default: report("<\(connection.name)> in <connections> is not built", connection)
      }
    }
    for (property, members) in collections {
      writeCollection(property, members, from: element)
    }
  }

  private static let owner = NibObject(
    expression: "owner",
    type: "Any?",
    kind: NibClass(name: "Any?", noun: "owner"),
    isCustom: true
  )

  /// The object of an element, or of the placeholder of the file's owner.
  private func object(_ id: String?) -> NibObject? {
    guard let id else { return nil }
    return id == "-1" ? Self.owner : objects[id]
  }

  /// The object that a connection leads to.
  private mutating func destination(of connection: NibElement) -> NibObject? {
    let id = connection["destination"]
    if let found = object(id) { return found }
    if let guide = id.flatMap({ guides[$0] }) {
      return NibObject(expression: guide, type: "UILayoutGuide", kind: .plainView, isCustom: false)
    }
    let name = connection["property"] ?? connection["selector"] ?? ""
    report("'\(name)' leads to what is not built", connection)
    return nil
  }

  private mutating func writeOutlet(_ outlet: NibElement, from element: NibElement) {
    guard let property = outlet["property"], let source = object(element.id) else {
      report("the outlet '\(outlet["property"] ?? "")' is of what is not built", outlet)
      return
    }
    guard let target = destination(of: outlet) else { return }
    if let type = source.kind.outletType(property) {
      let value =
        target.expression == "owner"
        ? "owner as? \(type)"
        : type == "UIView" ? target.expression : "(\(target.expression) as Any) as? \(type)"
      lines.append("\(source.expression).\(property) = \(value)")
      return
    }
    guard source.isCustom else {
      report("the outlet '\(property)' of a \(source.type), which has none of that name", outlet)
      return
    }
    let name = NibText.literal(property)
    lines.append("connect(\(source.expression), \(name), \(target.expression))")
  }

  private mutating func writeCollection(
    _ property: String,
    _ members: [NibElement],
    from element: NibElement
  ) {
    guard let source = object(element.id), let first = members.first else {
      for member in members {
        report("the outlet '\(property)' is of what is not built", member)
      }
      return
    }
    let targets = members.compactMap { destination(of: $0) }
    if property == "gestureRecognizers", source.kind.inherits("view") {
      for target in targets {
        lines.append("\(source.expression).addGestureRecognizer(\(target.expression))")
      }
      return
    }
    guard source.isCustom else {
      report("the outlet '\(property)' of a \(source.type), which has none of that name", first)
      return
    }
    let isMixed = Set(targets.map(\.type)).count > 1
    let list = targets.map(\.expression).joined(separator: ", ")
    let name = NibText.literal(property)
    let cast = isMixed ? " as [Any]" : targets.isEmpty ? " as [NSObject]" : ""
    lines.append("connect(\(source.expression), \(name), [\(list)]\(cast))")
  }

  /// Writes the actions of a control or of a gesture recognizer.
  mutating func writeActions(of element: NibElement) {
    for action in element.group("connections") where action.name == "action" {
      guard let selector = action["selector"], let source = objects[element.id ?? ""] else {
        report("the action '\(action["selector"] ?? "")' is of what is not built", action)
        continue
      }
      let isForFirstResponder = action["destination"] == "-2"
      guard let target = isForFirstResponder ? "nil" : destination(of: action)?.expression else {
        continue
      }
      let name = NibText.literal(selector)
      if source.kind.inherits("gesture") {
        writeGesture(source.expression, target, name, action)
      } else if Self.sends(source, action) {
        let event = action["eventType"] ?? "touchUpInside"
        guard Self.events.contains(event) else {
          report("the event '\(event)' is not here", action)
          continue
        }
        lines.append("addTarget(\(source.expression), \(target), \(name), for: .\(event))")
      } else {
        report("a \(source.type) sends no action", action)
      }
    }
  }

  /// Whether an object sends actions: Interface Builder names an event for none that is no control.
  private static func sends(_ source: NibObject, _ action: NibElement) -> Bool {
    if source.kind.inherits("control") { return true }
    let kind = NibClass.known.values.first { $0.name == source.type }
    return kind?.inherits("control") ?? (source.isCustom && action["eventType"] != nil)
  }

  private mutating func writeGesture(
    _ gesture: String,
    _ target: String,
    _ name: String,
    _ action: NibElement
  ) {
    switch target {
    case "nil": report("a gesture recognizer sends nothing to the first responder here", action)
    case "owner":
      lines.append("if let owner { \(gesture).addTarget(owner, action: Selector(\(name))) }")
    default: lines.append("\(gesture).addTarget(\(target), action: Selector(\(name)))")
    }
  }

  private static let events: Set<String> = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
    "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd",
    "editingDidEndOnExit",
  ]
}
