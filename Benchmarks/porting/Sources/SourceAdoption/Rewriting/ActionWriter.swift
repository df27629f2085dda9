// SPDX-License-Identifier: Apache-2.0

/// Writes, for the classes whose methods selectors name, what calls those methods by name.
///
/// Each class gets the conformance to `SelectorTarget` in its first line and one method before its closing
/// brace, on the brace's line, so that no other line moves and a class below it can override the method.
struct ActionWriter {
  let declarations: Declarations
  /// The classes that were given other members before their closing braces, which end with a semicolon.
  let separated: Set<Int>
  /// The classes that were given a conformance.
  let conforming: Set<Int>

  /// A member that has to be called by name.
  struct Named: Hashable {
    let member: Int
    let name: String
  }

  /// What was made of the named members.
  struct Result {
    /// The changes, with the files that they belong to.
    var edits: [(file: Int, edit: Edit)] = []
    /// What nobody calls by name, and why, with the files where it is declared.
    var findings: [(file: Int, finding: Finding)] = []
  }

  /// Writes the changes for all members that selectors of a set name.
  func write(_ named: Set<Named>) -> Result {
    var result = Result()
    var calls: [Int: [String: String]] = [:]
    for item in named.sorted(by: { ($0.member, $0.name) < ($1.member, $1.name) }) {
      let member = declarations.members[item.member]
      switch call(item) {
      case .failure(let reason):
        let message = "'\(item.name)' is called by nobody: \(reason.text)"
        result.findings.append((member.file, Finding(line: member.line, message: message)))
      case .success(let (type, text)):
        calls[type, default: [:]][item.name] = text
      }
    }
    for (type, texts) in calls.sorted(by: { $0.key < $1.key }) {
      let above = declarations.lineage(of: type).dropFirst().contains { calls[$0] != nil }
      result.edits += edits(of: type, texts, overrides: above)
    }
    return result
  }

  private struct Reason: Error {
    let text: String
  }

  /// The class that calls a member, and the statements that do it.
  private func call(_ item: Named) -> Swift.Result<(Int, String), Reason> {
    let member = declarations.members[item.member]
    guard let type = declarations.origin(of: member.type), declarations.types[type].kind == .class
    else {
      return .failure(Reason(text: "it stands in no class of these files"))
    }
    let holder = declarations.types[type]
    guard !declarations.unmatchedFiles.contains(holder.file), holder.closingBrace != nil else {
      return .failure(Reason(text: "the braces of the file do not match"))
    }
    if member.isStatic { return .failure(Reason(text: "it is a method of the class itself")) }
    if member.isPrivate && member.file != holder.file {
      return .failure(Reason(text: "it is private in another file than its class"))
    }
    guard let method = member.method else { return .failure(Reason(text: "it is a property")) }
    if method.isUncallable { return .failure(Reason(text: "it is generic, throws or is async")) }
    if method.types.count > 1 {
      return .failure(
        Reason(text: "it takes \(method.types.count) parameters, an action has a sender")
      )
    }
    let isWeird = method.types.contains {
      $0.hasPrefix("inout") || $0.hasSuffix("...") || $0.contains("->")
    }
    if isWeird { return .failure(Reason(text: "its parameter can be no sender")) }
    return .success((type, statements(member, method)))
  }

  /// Calls a method, with the sender as what the method takes.
  private func statements(_ member: MemberDeclaration, _ method: MemberDeclaration.Method) -> String
  {
    let result = method.returnsValue ? "_ = " : ""
    func call(_ argument: String) -> String {
      let label = method.labels.first.map { $0 == "_" ? "" : "\($0): " } ?? ""
      return
        "\(result)self.`\(member.name)`(\(argument.isEmpty ? "" : label + argument)); return true"
    }
    guard let type = method.types.first else { return call("") }
    switch type {
    case "Any?", "Any!": return call("sender")
    case "Any", "any Any": return call("sender as Any")
    case _ where type.hasSuffix("?") || type.hasSuffix("!"):
      return call("sender as? \(type.dropLast())")
    default: return "if let sender = sender as? \(type) { \(call("sender")) }; return false"
    }
  }

  private func edits(
    of index: Int,
    _ calls: [String: String],
    overrides: Bool
  ) -> [(file: Int, edit: Edit)] {
    let names = calls.keys.sorted()
    let cases = names.map { "case \"\($0)\": \(calls[$0] ?? "")" }.joined(separator: "; ")
    let other = overrides ? "super.callMethod(named: selector, from: sender)" : "false"
    return AddedMethod(
      type: declarations.types[index],
      conformance: "SelectorTarget",
      text: "func callMethod(named selector: Selector, from sender: Any?) -> Bool"
        + " { switch selector.description { \(cases); default: return \(other) } } ",
      kind: .callsByName,
      mark: "calls \(names.joined(separator: ", ")) by name",
      overrides: overrides,
      isSeparated: separated.contains(index),
      isConforming: conforming.contains(index)
    )
    .edits
  }
}
