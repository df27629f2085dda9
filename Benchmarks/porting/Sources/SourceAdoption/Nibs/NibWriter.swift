// SPDX-License-Identifier: Apache-2.0

/// What the writer has to know of an app besides its nibs.
struct AppFacts {
  /// The names of properties that classes show to Interface Builder, which runtime attributes may set on any object.
  var inspectable: Set<String> = []
  /// Those of them that code in another file cannot set.
  var hidden: Set<String> = []
  /// The modules that may be imported, besides UIKit.
  var modules = KnownModules(others: [])
}

/// The Swift code that builds what a .xib file holds.
///
/// The code is compiled with the app's own, so that outlets, classes and colors are checked by the compiler;
/// nothing of the file is read when the app runs.
struct NibWriter {
  /// The name of the class that builds the objects.
  let className: String
  /// The whole file.
  let code: String
  /// What is in the .xib and not built, with its line there.
  let findings: [Finding]
  /// What it asks of the app's classes.
  let connections: NibConnections

  /// Reads a file and writes what builds its objects.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - name: its name without ".xib".
  ///   - app: what is known of the app's own classes.
  /// - Throws: `NibError` for what is no XML, or no .xib for iOS.
  init(
    _ bytes: [UInt8],
    name: String,
    app: AppFacts = AppFacts()
  ) throws(NibError) {
    let document = try NibReader.read(bytes, name: name)
    var builder = NibBuilder(document, app: app)
    builder.build()
    let imports = ["UIKit"] + builder.foreignModules()
    connections = NibConnections(document)
    className = AppSources.nibClassName(name)
    findings = builder.findings.sorted { ($0.line, $0.message) < ($1.line, $1.message) }
    // A name with a line end would end the comment that it stands in.
    let shown = String(name.map { $0.isNewline ? " " : $0 })
    code = """
      // Written by scripts/adopt from \(shown).xib: change the .xib or stop adopting it.

      \(imports.map { "import " + $0 }.joined(separator: "\n"))

      /// What \(shown).xib holds.
      final class \(className): NibContent {
        @MainActor static func makeObjects(owner: Any?) -> [Any] {
      \(builder.lines.map { "    " + $0 }.joined(separator: "\n"))
        }
      }

      """
  }
}
