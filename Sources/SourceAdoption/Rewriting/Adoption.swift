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
  ///   - declared: what UIKit here declares.
  ///   - modules: what may be imported.
  init(_ originals: [[UInt8]], declared: Set<String>, modules: KnownModules) {
    let sources = originals.map { LexedSource($0) }
    let declarations = DeclarationReader.read(sources)
    let resolver = SelectorResolver(declarations: declarations)
    var edits: [[Edit]] = []
    var findings: [[Finding]] = []
    var named: Set<ActionWriter.Named> = []
    for (file, source) in sources.enumerated() {
      var rewriter = FileRewriter(source, file: file, resolver: resolver, modules: modules)
      rewriter.run()
      edits.append(rewriter.edits)
      findings.append(rewriter.findings)
      named.formUnion(rewriter.namedMembers.map { .init(member: $0.member, name: $0.name) })
    }
    let actions = ActionWriter(declarations: declarations).write(named)
    for (file, edit) in actions.edits { edits[file].append(edit) }
    for (file, finding) in actions.findings { findings[file].append(finding) }
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

extension Edit.Kind {
  /// The name under which the table counts it; nil for what belongs to another change.
  var name: String? {
    switch self {
    case .dropped(let name), .replaced(let name): name
    case .dropsImport(let module), .addsImport(let module): "import \(module)"
    case .callsByName: "SelectorTarget"
    case .conforms: nil
    }
  }
}
