// SPDX-License-Identifier: Apache-2.0

/// The nibs of a set of files: their code, what they ask of the set's classes, and their rows of the table.
struct AdoptedNibs {
  private(set) var connections = NibConnections()
  /// The code of each nib by its path in the target folder.
  private(set) var copies: [(path: String, bytes: [UInt8])] = []
  private(set) var rows: [AdoptionTable.Row] = []
  private var files: [(bytes: [UInt8], name: String, copy: String, translations: [String])] = []

  /// Adds the bytes of a nib, where its code goes, and where it stands in other languages.
  mutating func add(_ bytes: [UInt8], name: String, copy: String, translations: [String] = []) {
    files.append((bytes, name, copy, translations))
  }

  /// Writes the code of all nibs, or rows that say why there is none.
  ///
  /// - Parameters:
  ///   - sources: the Swift files, whose classes may show properties to Interface Builder.
  ///   - modules: what may be imported.
  mutating func write(beside sources: [[UInt8]], modules: KnownModules) {
    guard !files.isEmpty else { return }
    let app = DeclarationReader.facts(of: sources, modules)
    for file in files {
      do throws(NibError) {
        let writer = try NibWriter(file.bytes, name: file.name, app: app)
        connections.formUnion(writer.connections)
        copies.append((file.copy, Array(writer.code.utf8)))
        rows.append(
          AdoptionTable.Row(
            file: file.copy,
            changes: ["\(file.name).xib": 1],
            findings: file.translations.map {
              Finding(line: 1, message: "\($0): in another language, and left out")
            } + writer.findings
          )
        )
      } catch {
        rows.append(AdoptionTable.Row(file: file.copy, refusal: error.description))
      }
    }
  }
}

extension DeclarationReader {
  /// What files show to Interface Builder, whose values nibs set.
  fileprivate static func facts(of files: [[UInt8]], _ modules: KnownModules) -> AppFacts {
    let shown = read(files.map { LexedSource($0) }).members
      .filter { $0.attributes.contains("@IBInspectable") }
    return AppFacts(
      inspectable: Set(shown.map(\.name)),
      hidden: Set(shown.filter(\.isPrivate).map(\.name)),
      modules: modules
    )
  }
}
