// SPDX-License-Identifier: Apache-2.0

/// A set of files rewritten together, since a selector in one may name a method in another.
struct Adoption {
  /// What became of one file.
  struct File {
    /// The copy.
    let bytes: [UInt8]
    /// How often each thing was changed.
    let changes: [String: Int]
    /// What is missing still, in the order of lines.
    let findings: [Finding]
  }

  /// The files, in the order in which they came.
  let files: [File]

  /// Rewrites files.
  ///
  /// - Parameters:
  ///   - originals: the bytes of each file.
  ///   - nibs: what the nibs of the set ask of its classes.
  ///   - declared: what UIKit here declares.
  ///   - modules: what may be imported.
  init(
    _ originals: [[UInt8]],
    nibs: NibConnections = NibConnections(),
    declared: Set<String>,
    modules: KnownModules
  ) {
    let sources = originals.map { LexedSource($0) }
    let declarations = DeclarationReader.read(sources)
    let resolver = SelectorResolver(declarations: declarations)
    var edits: [[Edit]] = []
    var findings: [[Finding]] = []
    var named: Set<ActionWriter.Named> = []
    for (file, source) in sources.enumerated() {
      var rewriter = FileRewriter(source, file: file, resolver: resolver, modules: modules)
      rewriter.run()
      edits.append(Self.bringingUIKit(rewriter.edits, in: source, declared))
      findings.append(rewriter.findings)
      named.formUnion(rewriter.namedMembers.map { .init(member: $0.member, name: $0.name) })
    }
    named.formUnion(Self.actions(of: nibs, resolver))
    let members = Self.newMembers(declarations, nibs, named)
    for (file, edit) in members.edits { edits[file].append(edit) }
    for (file, finding) in members.findings { findings[file].append(finding) }
    let own = Set(
      declarations.types.filter { $0.kind != .extension }.flatMap { [$0.path.last ?? ""] }
    )
    let aliases = sources.flatMap { DeclaredNames.aliases($0) }
    let missing = MissingNames(declared: declared.union(own).union(aliases))
    files = sources.indices.map { file in
      var all = findings[file] + missing.find(in: sources[file])
      if declarations.unmatchedFiles.contains(file) {
        all.append(
          Finding(line: 1, message: "the braces do not match: no class calls methods by name")
        )
      }
      return File(
        bytes: EditedText(sources[file], edits: edits[file]).bytes,
        changes: Dictionary(
          edits[file].compactMap { edit in edit.kind.name.map { ($0, 1) } },
          uniquingKeysWith: +
        ),
        findings: all.sorted { ($0.line, $0.message) < ($1.line, $1.message) }
      )
    }
  }
}

extension Adoption {
  /// What classes are given: overrides, then what sets outlets, then what calls methods by name.
  ///
  /// Of what is put in at one place all but the last ends with a semicolon.
  private static func newMembers(
    _ declarations: Declarations,
    _ nibs: NibConnections,
    _ named: Set<ActionWriter.Named>
  ) -> (edits: [(file: Int, edit: Edit)], findings: [(file: Int, finding: Finding)]) {
    let overrides = OverrideWriter(declarations: declarations).write()
    let outlets = OutletWriter(
      declarations: declarations,
      connections: nibs,
      separated: overrides.types
    )
    .write()
    let actions = ActionWriter(
      declarations: declarations,
      separated: overrides.types.union(outlets.types),
      conforming: outlets.types
    )
    .write(named)
    return (
      overrides.edits + outlets.edits + actions.edits,
      overrides.findings + outlets.findings + actions.findings
    )
  }

  /// The methods that nibs have controls call, with the names that they call them by.
  private static func actions(
    of nibs: NibConnections,
    _ resolver: SelectorResolver
  ) -> [ActionWriter.Named] {
    guard !nibs.actions.isEmpty else { return [] }
    let members = resolver.declarations.members
    return members.indices.compactMap { index in
      guard members[index].attributes.contains("@IBAction"), let name = resolver.name(of: index),
        nibs.actions.contains(name)
      else { return nil }
      return ActionWriter.Named(member: index, name: name)
    }
  }

  /// Imports UIKit in the place of a module that is not here, where a file names types of UIKit and nothing else
  /// that it imports shows them: a module of an app's hands on what it imports with `@_exported`, and so do
  /// frameworks that are built on UIKit.
  private static func bringingUIKit(
    _ edits: [Edit],
    in source: LexedSource,
    _ declared: Set<String>
  ) -> [Edit] {
    let imported = source.tokens.indices.filter { source.word(at: $0) == "import" }
      .map { source.word(at: $0 + 1) }
    guard Set(imported).isDisjoint(with: ["UIKit", "SwiftUI", "QuartzCore"]),
      let place = edits.firstIndex(where: { $0.isDroppedImport }),
      case .dropsImport(let module) = edits[place].kind,
      source.tokens.contains(where: { token in
        let word = source.word(token)
        return token.kind == .word && word.hasPrefix("UI") && declared.contains(word)
      })
    else { return edits }
    let range = edits[place].range
    let end = source.bytes[range.upperBound - 1] == UInt8(ascii: ";") ? ";" : ""
    var changed = edits
    changed[place] = Edit(
      range: range,
      replacement: Array("import UIKit\(end)".utf8) + edits[place].replacement,
      kind: .addsImport("UIKit"),
      mark: "import of \(module) made that of UIKit, which it may bring"
    )
    return changed
  }
}

extension Edit {
  /// Whether an import is taken away, and no other put in its place.
  fileprivate var isDroppedImport: Bool {
    guard case .dropsImport = kind else { return false }
    return replacement.allSatisfy(\.isLineEnd)
  }
}

extension Edit.Kind {
  /// The name under which the table counts it; nil for what belongs to another change.
  var name: String? {
    switch self {
    case .dropped(let name), .replaced(let name): name
    case .dropsImport(let module), .addsImport(let module): "import \(module)"
    case .callsByName: "SelectorTarget"
    case .setsOutlets: "OutletTarget"
    case .conforms, .overrides, .renames: nil
    }
  }
}
