// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The command `scripts/adopt`: copies an app's files and rewrites what is mechanical.
public enum AdoptTool {
  /// What a call printed, and how it ended.
  public struct Ending: Equatable, Sendable {
    /// The exit status.
    public let status: Int32
    /// What goes to standard output.
    public let output: String
    /// What goes to standard error.
    public let error: String
  }

  /// Does what the words behind the program's name say.
  public static func run(_ words: [String]) -> Ending {
    do {
      let options = try AdoptOptions(words)
      if options.showsHelp { return Ending(status: 0, output: AdoptOptions.help, error: "") }
      let rows = try adopt(options)
      let isHeld = rows.allSatisfy { $0.refusal == nil && ($0.stops ?? []).isEmpty }
      let table = AdoptionTable(target: options.target, rows: rows)
      return Ending(status: isHeld ? 0 : 65, output: table.text, error: "")
    } catch {
      let hint = error.exitStatus == 64 ? "\nscripts/adopt --help says what there is.\n" : "\n"
      return Ending(status: error.exitStatus, output: "", error: "adopt: \(error)\(hint)")
    }
  }

  private static func adopt(_ options: AdoptOptions) throws(AdoptionError) -> [AdoptionTable.Row] {
    let sources = try AppSources(options.sources)
    try TargetFolder.checkApart(options.target, from: options.sources)
    let target = try TargetFolder(options.target)
    let declared = try DeclaredNames(checkout: options.checkout)
    var rows: [AdoptionTable.Row] = []
    var originals: [(copy: String, bytes: [UInt8])] = []
    var nibs = AdoptedNibs()
    for file in sources.files {
      let bytes = try AppSources.bytes(of: file.path)
      if let name = file.nibName {
        nibs.add(bytes, name: name, copy: file.copy, translations: sources.translations(of: name))
      } else if let place = bytes.firstBadByte {
        rows.append(.init(file: file.copy, refusal: "byte \(place + 1) is no UTF-8"))
      } else {
        originals.append((file.copy, bytes))
      }
    }
    let modules = KnownModules(others: declared.modules.union(options.modules))
    nibs.write(beside: originals.map(\.bytes), modules: modules)
    let adoption = Adoption(
      originals.map(\.bytes),
      nibs: nibs.connections,
      declared: declared.names,
      modules: modules
    )
    let copies = zip(originals, adoption.files).map { (path: $0.copy, bytes: $1.bytes) }
    try target.write(copies + nibs.copies, overwriting: options.overwrites)
    rows += nibs.rows
    for (original, file) in zip(originals, adoption.files) {
      rows.append(.init(file: original.copy, changes: file.changes, findings: file.findings))
    }
    if options.checks { try check(options, into: &rows) }
    return rows.sorted { $0.file < $1.file }
  }

  /// Adds to the rows what stops the compiler; files of the user's own get rows of their own.
  private static func check(
    _ options: AdoptOptions,
    into rows: inout [AdoptionTable.Row]
  ) throws(AdoptionError) {
    let check = CompilerCheck(products: options.products, mode: options.mode)
    let folder = URL(fileURLWithPath: options.target).standardizedFileURL.path
    var found = try check.findings(in: folder)
    for place in rows.indices where rows[place].refusal == nil {
      rows[place].stops = found.removeValue(forKey: folder + "/" + rows[place].file) ?? []
    }
    for (path, findings) in found {
      let name = path.hasPrefix(folder + "/") ? path.dropFirst(folder.count + 1) : path[...]
      rows.append(.init(file: String(name), stops: findings, isOwn: true))
    }
  }
}
