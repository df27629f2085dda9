// SPDX-License-Identifier: Apache-2.0

/// Brings overrides that stand in extensions into their classes, where Swift alone lets them be.
///
/// With Objective-C an extension of a class may override what the class inherits. Here the class gets an override
/// that hands on to what stands in the extension, which takes another name: no line moves, and what it calls with
/// `super` is the same.
struct OverrideWriter {
  let declarations: Declarations

  /// What was made of the overrides.
  struct Result {
    /// The changes, with the files that they belong to.
    var edits: [(file: Int, edit: Edit)] = []
    /// What stays where it cannot stand, with the files where it is declared.
    var findings: [(file: Int, finding: Finding)] = []
    /// The classes that were given overrides, which end before their closing braces.
    var types: Set<Int> = []
  }

  /// Writes the changes for all overrides in extensions.
  func write() -> Result {
    var result = Result()
    var texts: [Int: [(name: String, text: String)]] = [:]
    for member in declarations.members {
      guard declarations.types[member.type].kind == .extension,
        member.modifiers.contains("override")
      else { continue }
      guard let type = holder(of: member), let override = member.override,
        stands(override, beside: type, inFileOf: member), !Self.unmoved.contains(member.name)
      else {
        let message =
          "override of '\(member.name)' in an extension: it has to stand in the class"
        result.findings.append((member.file, Finding(line: member.line, message: message)))
        continue
      }
      texts[type, default: []].append((member.name, text(member, override)))
      result.edits += renaming(member, override).map { (member.file, $0) }
    }
    result.findings += overriddenExtensions()
    for (type, members) in texts.sorted(by: { $0.key < $1.key }) {
      let declared = declarations.types[type]
      guard let brace = declared.closingBrace else { continue }
      result.types.insert(type)
      let names = Set(members.map(\.name)).sorted().joined(separator: ", ")
      let all = members.map { $0.text + "; " }.joined()
      let edit = Edit(
        range: brace..<brace,
        replacement: Array(((declared.needsSeparator ? "; " : "") + all).utf8),
        kind: .overrides,
        mark: "overrides \(names) for an extension"
      )
      result.edits.append((declared.file, edit))
    }
    return result
  }

  /// Overrides of what a class above has in an extension, which Objective-C alone finds there.
  private func overriddenExtensions() -> [(file: Int, finding: Finding)] {
    declarations.members.filter { $0.modifiers.contains("override") }
      .compactMap { member in
        guard let type = declarations.origin(of: member.type) else { return nil }
        let above = Set(declarations.lineage(of: type).dropFirst())
        let base = declarations.members(named: member.name).lazy
          .map { declarations.members[$0] }
          .first { other in
            declarations.types[other.type].kind == .extension
              && !other.modifiers.contains("override")
              && other.method?.labels == member.method?.labels
              && declarations.origin(of: other.type).map(above.contains) == true
          }
        guard base != nil else { return nil }
        let message =
          "override of '\(member.name)', which stands in an extension: it has to stand in its class"
        return (member.file, Finding(line: member.line, message: message))
      }
  }

  /// The class that an extension's member belongs to; nil if it is not in the set, or cannot see the member.
  private func holder(of member: MemberDeclaration) -> Int? {
    guard let type = declarations.origin(of: member.type), declarations.types[type].kind == .class,
      declarations.types[type].closingBrace != nil, !member.isPrivate,
      !declarations.unmatchedFiles.contains(declarations.types[type].file)
    else { return nil }
    return type
  }

  /// What `NSObject` has for every thread, where a class of views would have it for one.
  private static let unmoved: Set<String> = ["description", "debugDescription", "hash", "isEqual"]

  /// Whether a class is compiled whenever what stands in its extension is.
  private func stands(
    _ override: MemberDeclaration.Override,
    beside type: Int,
    inFileOf member: MemberDeclaration
  ) -> Bool {
    let holder = declarations.types[type]
    return holder.file == member.file
      ? holder.conditions == override.conditions : override.conditions.isEmpty
  }

  /// The name of the class keeps a subclass's apart, whose extension may override the same.
  private func newName(of member: MemberDeclaration) -> String {
    let type = declarations.types[member.type].path.joined()
    return "\(member.name)InExtensionOf\(type)"
  }

  /// The override in the class.
  private func text(
    _ member: MemberDeclaration,
    _ override: MemberDeclaration.Override
  ) -> String {
    let modifiers = ["open", "public", "nonisolated", "static", "class"]
      .filter(member.modifiers.contains)
    let head = (["override"] + modifiers + [override.head]).joined(separator: " ")
    return "\(head) { \(override.effects)\(newName(of: member))\(override.call) }"
  }

  /// The changes that give the extension's member another name.
  private func renaming(
    _ member: MemberDeclaration,
    _ override: MemberDeclaration.Override
  ) -> [Edit] {
    [
      Edit(
        range: override.keyword,
        replacement: [],
        kind: .dropped("override in an extension"),
        mark: "the class overrides it"
      ),
      Edit(
        range: override.name,
        replacement: Array(newName(of: member).utf8),
        kind: .renames,
        mark: "the class overrides it"
      ),
    ]
  }
}
