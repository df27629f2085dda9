// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchStatistics
import Foundation

/// One side of a comparison: a build, or several links of one build that differ in where code lies.
struct PairSide {
  struct Layout {
    let path: String
    /// What the order of its functions was drawn from; nil for a build as it came.
    let seed: Int?
  }

  /// How the name of a layout ends, before its seed.
  private static let mark = ".layout-"
  /// The folder of objects beside layouts.
  private static let objectsName = "objects"

  let path: String
  /// The links in the order of their seeds, at least one.
  let layouts: [Layout]
  /// The folder of the objects that they were linked from; nil where there is none.
  let objects: String?
  /// Whether libraries or resources lie beside the layouts.
  let hasLibraries: Bool
  /// How they were linked; nil where that is not known.
  let linkWords: Data?

  /// Finds the executables: the path itself, or in a folder all that `scripts/maintain/relink` made.
  init(_ path: String) throws(ToolFailure) {
    self.path = path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else {
      layouts = [Layout(path: path, seed: nil)]
      objects = nil
      hasLibraries = false
      linkWords = nil
      return
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw ExitCode.inputMissing.failure("\(path): the folder cannot be read: \(error)")
    }
    layouts = names.compactMap { Self.layout(named: $0, in: path) }
      .sorted { ($0.seed ?? 0) < ($1.seed ?? 0) }
    guard !layouts.isEmpty else {
      throw ExitCode.badData.failure(
        "\(path): is a folder without a layout of a build; scripts/maintain/relink writes "
          + "them, or give the executable itself"
      )
    }
    let folder = path + "/" + Self.objectsName
    // What lies beside may run too, and is not compared.
    hasLibraries = names.contains { name in
      [".so", ".resources", ".bundle"].contains { name.hasSuffix($0) }
    }
    linkWords = FileManager.default.contents(atPath: path + "/link.words")
    objects = FileManager.default.fileExists(atPath: folder) ? folder : nil
  }

  private static func layout(named name: String, in folder: String) -> Layout? {
    guard let end = name.range(of: mark, options: .backwards),
      let seed = Int(name[end.upperBound...])
    else { return nil }
    return Layout(path: "\(folder)/\(name)", seed: seed)
  }
}

struct PairSides {
  let base: PairSide
  let head: PairSide

  /// Whether nothing but their objects can differ between both: the words that link them are the same,
  /// and nothing that runs lies beside them.
  var areLinkedAlike: Bool {
    base.linkWords != nil && base.linkWords == head.linkWords && !base.hasLibraries
      && !head.hasLibraries
  }

  /// Finds the executables of both.
  init(_ options: PairOptions) throws(ToolFailure) {
    base = try PairSide(options.base)
    head = try PairSide(options.head)
    let counts = (base.layouts.count, head.layouts.count)
    guard counts.0 == counts.1 else {
      throw ExitCode.badData.failure(
        "\(base.path) has \(counts.0) \(counts.0 == 1 ? "layout" : "layouts") and "
          + "\(head.path) \(counts.1); give as many of both, as scripts/maintain/relink writes them"
      )
    }
  }
}

/// Draws layouts like cards: none comes again before all were there.
///
/// So with as many layouts as a series has pairs, these are independent of each other in their layouts
/// too, and what the sign test assumes holds for builds and not for two files; with twice as many the
/// series that confirms has layouts of its own.
struct LayoutDeck {
  private let count: Int
  private var left: [Int] = []

  init(count: Int) {
    self.count = count
  }

  mutating func draw(using generator: inout SeededGenerator) -> Int {
    guard count > 1 else { return 0 }
    if left.isEmpty { left = generator.shuffled(0..<count) }
    return left.removeLast()
  }
}

/// The two builds of a comparison, as they describe themselves.
struct PairBuilds {
  let base: PairDocument.Build
  let head: PairDocument.Build

  /// Takes the descriptions, or fails where the builds differ in what must be equal to compare them.
  init(
    _ description: PairSession.Description,
    _ options: PairOptions,
    _ sides: PairSides
  ) throws(ToolFailure) {
    base = Self.build(options.baseName, sides.base, description.base)
    head = Self.build(options.headName, sides.head, description.head)
    try check("compiler", base.toolchain, head.toolchain)
    try check(
      "build configuration",
      base.buildConfiguration?.rawValue,
      head.buildConfiguration?.rawValue
    )
  }

  /// Notes the cases that only one build has, of those that match.
  func noteMembership(
    of description: PairSession.Description,
    keeping filter: CaseFilter?,
    in document: inout PairDocument
  ) {
    let base = Self.kept(description.base.cases, by: filter)
    let head = Self.kept(description.head.cases, by: filter)
    document.appeared = head.subtracting(base).sorted()
    document.vanished = base.subtracting(head).sorted()
  }

  private static func kept(_ names: [String]?, by filter: CaseFilter?) -> Set<String> {
    Set(filter.map { $0.matching(names ?? []) } ?? names ?? [])
  }

  /// A field that one of the builds does not tell is not held against it.
  private func check(_ field: String, _ base: String?, _ head: String?) throws(ToolFailure) {
    guard let base, let head, base != head else { return }
    throw ExitCode.sessionVoid.failure(
      "the \(field) of the base is \(base), of the head \(head); build both with the same"
    )
  }

  private static func build(
    _ name: String?,
    _ side: PairSide,
    _ reply: DriverReply
  ) -> PairDocument.Build {
    var build = PairDocument.Build(name: name ?? side.path, path: side.path)
    let seeds = side.layouts.compactMap(\.seed)
    if !seeds.isEmpty { build.layoutSeeds = seeds }
    build.version = reply.version
    build.toolchain = reply.toolchain
    build.buildConfiguration = reply.buildConfiguration
    build.counterDefinitionVersion = reply.counterDefinitionVersion
    build.callDefinitionVersion = reply.callDefinitionVersion
    return build
  }
}
