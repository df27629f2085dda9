// SPDX-License-Identifier: Apache-2.0

/// An object that the written code has made.
struct NibObject {
  /// What stands for it in the code.
  let expression: String
  /// The class that the code knows it by.
  let type: String
  let kind: NibClass
  /// Whether the class is the app's own, which takes outlets by name and has properties of its own.
  let isCustom: Bool
}

/// Writes the statements that build the objects of a document, in the order of the file.
struct NibBuilder {
  let document: NibElement
  let colors: NibColors
  /// What outlets and constraints say of each object, by its id.
  let plan: NibPlan
  let app: AppFacts
  /// The statements.
  var lines: [String] = []
  var findings: [Finding] = []
  var names = NibNames()
  /// What was made, by its id.
  var objects: [String: NibObject] = [:]
  /// What constraints can be tied to besides views, by its id.
  var guides: [String: String] = [:]
  /// The constraints that are active from the beginning.
  var constraints: [String] = []
  /// What is set by key path, once all objects are there.
  var attributes: [String] = []

  init(_ document: NibElement, app: AppFacts) {
    self.document = document
    self.app = app
    colors = NibColors(document)
    plan = NibPlan(document)
  }

  /// Writes all statements.
  mutating func build() {
    let elements = document.group("objects")
    var roots: [String] = []
    for element in elements where element.name != "placeholder" {
      if let object = makeRoot(element) { roots.append(object.expression) }
    }
    for element in elements { writeConstraints(of: element) }
    if !constraints.isEmpty {
      lines.append("NSLayoutConstraint.activate([")
      lines += constraints.map { "  \($0)," }
      lines.append("])")
    }
    lines += attributes
    let family = elements.flatMap(\.family)
    for element in family { writeOutlets(of: element) }
    for element in family { writeActions(of: element) }
    for element in family { reportVariations(of: element) }
    lines.append("return [\(roots.joined(separator: ", "))]")
  }

  /// The modules of others that classes of the document are of, as far as they may be imported here.
  mutating func foreignModules() -> [String] {
    var modules: Set<String> = []
    for element in document.family where element["customModuleProvider"] != "target" {
      guard let module = element["customModule"], element["customClass"] != nil else { continue }
      if app.modules.contains(module) {
        modules.insert(module)
      } else {
        report("module \(module)", element)
      }
    }
    return modules.sorted()
  }

  /// Notes what is not built.
  mutating func report(_ message: String, _ element: NibElement) {
    findings.append(Finding(line: element.line, message: message))
  }

  private mutating func makeRoot(_ element: NibElement) -> NibObject? {
    if element.name == "customObject" { return makeCustomObject(element) }
    guard let kind = NibClass.known[element.name], element.name != "collectionViewFlowLayout" else {
      report("<\(element.name)> is not built", element)
      return nil
    }
    guard kind.inherits("gesture") else { return makeView(element, kind) }
    let object = declare(element, kind) { "\($0)()" }
    setProperties(of: object, from: element)
    return object
  }

  /// An object of no class of UIKit, which begins as its class says.
  private mutating func makeCustomObject(_ element: NibElement) -> NibObject? {
    guard let name = element["customClass"], NibNames.isType(name) else {
      report("an object without a class is not built", element)
      return nil
    }
    let kind = NibClass(name: "NSObject", noun: String(name.split(separator: ".").last ?? "object"))
    let object = declare(element, kind) { "\($0)()" }
    for child in element.children where child.name != "connections" {
      if child.name == "userDefinedRuntimeAttributes" {
        setRuntimeAttributes(of: object, from: child)
      } else {
        report("<\(child.name)> of <customObject> is not built", child)
      }
    }
    return object
  }

  /// Makes a view with all that it holds.
  mutating func makeView(_ element: NibElement, _ kind: NibClass) -> NibObject {
    let start = lines.count
    let object = declare(element, kind) { type in
      Self.creation(of: element, type)
    }
    setProperties(of: object, from: element)
    addChildren(of: object, from: element)
    if object.isCustom { decode(object, element, from: start) }
    return object
  }

  /// Has the values of a view of the app's own set while it is made, as if they were read from an archive.
  ///
  /// What stands for other objects goes before it: it holds them by then.
  private mutating func decode(_ object: NibObject, _ element: NibElement, from start: Int) {
    let written = lines[(start + 1)...]
    let own = written.filter { $0.hasPrefix(object.expression + ".") }
    guard !own.isEmpty else { return }
    let others = written.filter { !$0.hasPrefix(object.expression + ".") }
    let call = Self.reuseIdentifier(of: element).map { "made(reuseIdentifier: \($0))" } ?? "made"
    let name = object.expression
    lines.replaceSubrange(start..., with: others)
    lines.append("let \(name) = \(call) { \(object.type)(coder: $0) } decoded: { \(name) in")
    lines += own.map { "  " + $0 }
    lines.append("}")
  }

  /// Writes the variable of an object.
  mutating func declare(
    _ element: NibElement,
    _ kind: NibClass,
    _ creation: (String) -> String
  ) -> NibObject {
    var type = kind.name
    var isCustom = false
    if let custom = element["customClass"], custom != kind.name {
      if NibNames.isType(custom) {
        type = custom
        isCustom = NibClass.known.values.allSatisfy { $0.name != custom }
      } else {
        report("'\(custom)' can be no class in Swift: \(kind.name) stands in its place", element)
      }
    }
    let wish =
      element.id.flatMap { plan.names[$0] }
      ?? element["userLabel"].flatMap(NibNames.identifier) ?? kind.noun
    let object = NibObject(
      expression: names.unique(wish),
      type: type,
      kind: kind,
      isCustom: isCustom
    )
    lines.append("let \(object.expression) = \(creation(type))")
    if let id = element.id { objects[id] = object }
    return object
  }

  /// The expression that makes a view.
  ///
  /// A button's kind and a table's style are said when it is made; a class of the app's own is always made as a
  /// nib makes it.
  private static func creation(of element: NibElement, _ type: String) -> String {
    switch (type, element["buttonType"] ?? element["style"]) {
    case ("UIButton", "roundedRect"), ("UIButton", "system"): return "UIButton(type: .system)"
    case ("UIButton", .some(let word)) where buttonTypes.contains(word):
      return "UIButton(type: .\(word))"
    case ("UITableView", "grouped"), ("UITableView", "insetGrouped"):
      return "UITableView(frame: .zero, style: .\(element["style"] ?? "plain"))"
    default:
      let identifier = reuseIdentifier(of: element).map { "(reuseIdentifier: \($0))" } ?? ""
      return "made(\(type)(coder: coder\(identifier)))"
    }
  }

  /// The literal of a view's reuse identifier; nil if it has none, as where it is empty.
  private static func reuseIdentifier(of element: NibElement) -> String? {
    element["reuseIdentifier"].flatMap { $0.isEmpty ? nil : NibText.literal($0) }
  }

  static let buttonTypes: Set<String> = [
    "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close",
  ]
}
