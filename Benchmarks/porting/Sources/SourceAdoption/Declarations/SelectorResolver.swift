// SPDX-License-Identifier: Apache-2.0

/// Finds what `#selector` and `#keyPath` name, among the declarations of a set of files.
struct SelectorResolver {
  let declarations: Declarations

  /// What was found.
  enum Meaning: Equatable {
    /// The Objective-C name, and the members that have it; none for a method of UIKit's own.
    case name(String, members: [Int])
    /// Why there is no name.
    case unknown(String)
  }

  /// The methods of UIKit that apps name most, in Objective-C as its headers spell them.
  private static let appleNames: [String: String] = [
    "endEditing(_:)": "endEditing:", "resignFirstResponder()": "resignFirstResponder",
    "becomeFirstResponder()": "becomeFirstResponder", "setNeedsLayout()": "setNeedsLayout",
    "layoutIfNeeded()": "layoutIfNeeded", "setNeedsDisplay()": "setNeedsDisplay",
    "removeFromSuperview()": "removeFromSuperview", "reloadData()": "reloadData",
    "copy(_:)": "copy:", "cut(_:)": "cut:", "paste(_:)": "paste:", "selectAll(_:)": "selectAll:",
  ]

  /// Finds what an expression at a byte of a file names.
  func find(_ expression: SelectorExpression, at byte: Int, in file: Int) -> Meaning {
    let around = declarations.type(around: byte, in: file)
    let holders: [Int]
    switch expression.qualifier {
    case [], ["self"], ["Self"]:
      guard let around else { return .unknown("it stands in no type") }
      holders = expression.qualifier.isEmpty ? typesAround(around) : [around]
    case let path:
      let scope = around.map { declarations.types[$0].path } ?? []
      let named = declarations.types(named: path, from: scope)
      holders = named.isEmpty ? declarations.extensions(ofOutside: path) : named
      if named.count > 1 {
        return .unknown("two types are called \(path.joined(separator: "."))")
      }
    }
    for holder in holders {
      guard let origin = declarations.origin(of: holder) ?? extensionsAlone(holder) else {
        continue
      }
      for type in declarations.lineage(of: origin) + declarations.extensionsAbove(origin) {
        let found = candidates(for: expression, in: type)
        if !found.isEmpty { return name(of: found, setter: expression.accessor == .setter) }
      }
    }
    return appleMethod(expression)
      ?? .unknown("no method of this name stands in the class, or above it in these files")
  }

  /// A type and those around it, the innermost first.
  private func typesAround(_ type: Int) -> [Int] {
    var path = declarations.types[type].path
    var list = [type]
    while path.count > 1 {
      path.removeLast()
      list += declarations.types(named: path, from: [])
    }
    return list
  }

  /// An extension of a type that is not in these files, whose own members are all that is known.
  private func extensionsAlone(_ type: Int) -> Int? {
    let path = declarations.types[type].path
    return declarations.types(named: path, from: []).isEmpty ? type : nil
  }

  /// The members of a type that an expression can mean; those shown to Objective-C if any is.
  private func candidates(for expression: SelectorExpression, in type: Int) -> [Int] {
    let path = declarations.types[type].path
    let all = declarations.members(named: expression.base)
      .filter { index in
        let member = declarations.members[index]
        let isOfType =
          declarations.origin(of: member.type) == type
          || declarations.types[member.type].path == path
            && declarations.types[type].kind == .extension
        guard isOfType else { return false }
        guard let method = member.method else { return expression.accessor != nil }
        guard expression.accessor == nil else { return false }
        if let labels = expression.labels, labels != method.labels { return false }
        if let types = expression.types, types.count != method.types.count { return false }
        return true
      }
    let exposed = all.filter { declarations.members[$0].isExposed }
    let best = exposed.isEmpty ? all : exposed
    guard best.count > 1, let types = expression.types else { return best }
    let exact = best.filter { declarations.members[$0].method?.types == types }
    return exact.isEmpty ? best : exact
  }

  /// The one name that members have.
  private func name(of members: [Int], setter: Bool) -> Meaning {
    var names: Set<String> = []
    for index in members {
      guard let name = name(of: index) else {
        return .unknown("it overrides a method that is not in these files, or throws or is async")
      }
      names.insert(setter ? ObjectiveCName.setter(name) : name)
    }
    guard let name = names.first, names.count == 1 else {
      return .unknown("it can be \(names.sorted().joined(separator: " or "))")
    }
    return .name(name, members: members)
  }

  /// The Objective-C name of a member; nil where the files do not say it.
  func name(of index: Int) -> String? {
    let member = declarations.members[index]
    if let name = member.givenName { return name }
    if member.modifiers.contains("override") {
      guard let origin = declarations.origin(of: member.type) else { return nil }
      for type in declarations.lineage(of: origin).dropFirst() {
        let former = declarations.members(named: member.name)
          .first { other in
            declarations.origin(of: declarations.members[other].type) == type
              && declarations.members[other].method?.labels == member.method?.labels
          }
        if let former { return name(of: former) }
      }
      let key = member.name + "(" + (member.method?.labels.map { $0 + ":" }.joined() ?? "") + ")"
      return Self.appleNames[key]
    }
    guard let method = member.method else { return member.name }
    return method.isUncallable ? nil : ObjectiveCName.method(member.name, labels: method.labels)
  }

  /// A method of UIKit's own that is in the list.
  private func appleMethod(_ expression: SelectorExpression) -> Meaning? {
    let isOfApple = expression.qualifier.allSatisfy { $0 == "self" || $0.hasPrefix("UI") }
    guard expression.accessor == nil, isOfApple else { return nil }
    let named = Self.appleNames.filter { key, _ in
      guard key.hasPrefix(expression.base + "(") else { return false }
      guard let labels = expression.labels else { return true }
      return key == expression.base + "(" + labels.map { $0 + ":" }.joined() + ")"
    }
    return named.count == 1 ? named.first.map { .name($0.value, members: []) } : nil
  }

  /// The key path that the components of `#keyPath` spell, nil where a component is not known.
  ///
  /// A type in front is left out. A property has to stand in these files: one of UIKit's may have
  /// another name in Objective-C.
  func keyPath(_ components: [String]) -> String? {
    var rest = components[...]
    while let first = rest.first, first.first?.isUppercase == true, rest.count > 1 {
      rest.removeFirst()
    }
    var keys: [String] = []
    for component in rest {
      let found = declarations.members(named: component).map { declarations.members[$0] }
        .filter { $0.method == nil }
      let names = Set(found.map { $0.givenName ?? $0.name })
      if names.count == 1, let name = names.first {
        keys.append(name)
      } else if names.isEmpty && Self.appleKeys.contains(component) {
        keys.append(component)
      } else {
        return nil
      }
    }
    return keys.isEmpty ? nil : keys.joined(separator: ".")
  }

  /// Properties of UIKit and Core Animation whose key is their Swift name.
  private static let appleKeys: Set<String> = [
    "alpha", "backgroundColor", "bounds", "center", "contentInset", "contentOffset", "contentSize",
    "cornerRadius", "frame", "opacity", "path", "position", "text", "title", "transform",
  ]
}
