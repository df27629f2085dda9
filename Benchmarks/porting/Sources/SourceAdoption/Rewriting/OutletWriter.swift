// SPDX-License-Identifier: Apache-2.0

/// Writes, for the classes whose outlets nibs set, what sets those outlets by name.
///
/// As with methods, each class gets a conformance in its first line, to `OutletTarget`, and a method before its
/// closing brace.
struct OutletWriter {
  let declarations: Declarations
  let connections: NibConnections
  /// The classes that were given other members before their closing braces, which end with a semicolon.
  let separated: Set<Int>

  /// What was made of the outlets.
  struct Result {
    /// The changes, with the files that they belong to.
    var edits: [(file: Int, edit: Edit)] = []
    /// The outlets that nothing sets, with the files where they are declared.
    var findings: [(file: Int, finding: Finding)] = []
    /// The classes that set outlets, whose new member ends with a semicolon.
    var types: Set<Int> = []
  }

  /// Writes the changes for all outlets of the set.
  func write() -> Result {
    var result = Result()
    var outlets: [Int: [String]] = [:]
    let wanted = wantedOutlets()
    for member in declarations.members where member.attributes.contains("@IBOutlet") {
      if let type = declarations.origin(of: member.type), canHold(type, member),
        wanted[type]?.contains(member.name) == true
      {
        outlets[type, default: []].append(member.name)
      } else {
        let message = "outlet: no nib among these files sets it, so code has to"
        result.findings.append((member.file, Finding(line: member.line, message: message)))
      }
    }
    for (type, names) in outlets.sorted(by: { $0.key < $1.key }) {
      let isBelow = declarations.lineage(of: type).dropFirst().contains { outlets[$0] != nil }
      result.types.insert(type)
      result.edits += edits(of: type, names.sorted(), overrides: isBelow)
    }
    return result
  }

  /// The names that nibs set in each class, those of the classes below it with them.
  private func wantedOutlets() -> [Int: Set<String>] {
    var wanted: [Int: Set<String>] = [:]
    let names = Dictionary(grouping: connections.outlets, by: \.holder)
    for (index, type) in declarations.types.enumerated() where type.kind == .class {
      guard let outlets = type.path.last.flatMap({ names[$0] }) else { continue }
      for above in declarations.lineage(of: index) {
        wanted[above, default: []].formUnion(outlets.map(\.name))
      }
    }
    return wanted
  }

  private func canHold(_ index: Int, _ member: MemberDeclaration) -> Bool {
    let type = declarations.types[index]
    return type.kind == .class && type.closingBrace != nil
      && !declarations.unmatchedFiles.contains(type.file)
      && !(member.isPrivate && member.file != type.file)
      && (member.file == type.file
        ? member.conditions == type.conditions : member.conditions.isEmpty)
  }

  private func edits(
    of index: Int,
    _ names: [String],
    overrides: Bool
  ) -> [(file: Int, edit: Edit)] {
    let cases = names.map { "case \"\($0)\": return setOutlet(&self.`\($0)`, to: object)" }
      .joined(separator: "; ")
    let other = overrides ? "super.connect(object, toOutlet: name)" : "false"
    return AddedMethod(
      type: declarations.types[index],
      conformance: "OutletTarget",
      text: "func connect(_ object: Any?, toOutlet name: String) -> Bool"
        + " { switch name { \(cases); default: return \(other) } }; ",
      kind: .setsOutlets,
      mark: "sets \(names.joined(separator: ", ")) by name",
      overrides: overrides,
      isSeparated: separated.contains(index),
      isConforming: false
    )
    .edits
  }
}
