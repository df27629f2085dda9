// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import Foundation

/// Whether two builds are the same machine code, told from the objects that they were linked from.
///
/// The objects of all modules count, since a module may hold copies of another's code. References are
/// compared by what they lead to, so neither the order of functions nor the numbers of local symbols
/// matter; of several definitions of a name the one counts that the linker takes, and so the order of
/// files as far as it decides that. What is loaded into memory counts, read-only data and C included,
/// and debugging information does not. A side may have code and constants besides which nothing of what
/// both have refers to, and which no library can call: then nothing runs them. Failure mode: fingerprints of
/// 64 bits; of a hundred thousand sections two that differ look alike once in three billion comparisons.
struct CodeComparison {
  /// Compares the objects of two folders, which hold one folder for each module.
  static func compare(base: String, head: String) throws(ToolFailure) -> PairDocument.Code {
    var graph = CodeGraph()
    try add(base, to: &graph)
    let border = graph.border
    try add(head, to: &graph)
    let left = CodeGraph.Side(nodes: 0..<border.nodes, definitions: 0..<border.definitions)
    let right = graph.side(after: border)
    let content = graph.refined()
    let (one, other) = (graph.entries(of: left, in: content), graph.entries(of: right, in: content))
    let added = Self.surplus(of: other, over: one)
    let removed = Self.surplus(of: one, over: other)
    if added.isEmpty && removed.isEmpty { return PairDocument.Code(isIdentical: true) }
    let isInert =
      removed.isEmpty && isInert(added, graph.names(of: left.nodes))
      || added.isEmpty && isInert(removed, graph.names(of: right.nodes))
    if isInert {
      let sections = (added + removed).count { $0.symbol == nil }
      return PairDocument.Code(isIdentical: true, uncalledSectionCount: max(1, sections))
    }
    return PairDocument.Code(
      isIdentical: false,
      differingModules: Set((added + removed).map(\.module)).sorted()
    )
  }

  /// What one side has and the other has not, or not as often where being there does something.
  private static func surplus(
    of one: [CodeGraph.Fingerprint: CodeGraph.Entry],
    over other: [CodeGraph.Fingerprint: CodeGraph.Entry]
  ) -> [CodeGraph.Entry] {
    one.compactMap { fingerprint, entry in
      let count = other[fingerprint]?.count ?? 0
      let isThere =
        entry.symbol != nil || CodeGraph.isCodeOrConstant(entry.section)
        ? count > 0 : count >= entry.count
      return isThere ? nil : entry
    }
  }

  /// Whether what only one side has is code and constants that the other's names never lead to.
  private static func isInert(_ entries: [CodeGraph.Entry], _ names: Set<String>) -> Bool {
    entries.allSatisfy { entry in
      CodeGraph.isCodeOrConstant(entry.section) && entry.isOwn
        && entry.symbol.map { !names.contains($0) } ?? true
    }
  }

  /// The objects in the order in which they are linked; nil where no list says it.
  private static func linked(_ objects: [String], in folder: String) -> [String]? {
    let list = (folder as NSString).deletingLastPathComponent + "/link.list"
    guard let bytes = FileManager.default.contents(atPath: list) else { return nil }
    let name = (folder as NSString).lastPathComponent + "/"
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .map { line in
        let path = line.trimmingCharacters(in: ["\""])
          .replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
        return path.hasPrefix(name) ? String(path.dropFirst(name.count)) : path
      }
  }

  private static func bytes(of path: String) throws(ObjectFile.Fault) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw ObjectFile.Fault(reason: "cannot be read: \(error.localizedDescription)")
    }
  }

  private static func add(_ folder: String, to graph: inout CodeGraph) throws(ToolFailure) {
    let manager = FileManager.default
    guard let paths = manager.enumerator(atPath: folder) else {
      throw ExitCode.inputMissing.failure("\(folder): there is no such folder")
    }
    let found = paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".o") }.sorted()
    // In the order of the linker, where that is known.
    let objects = linked(found, in: folder) ?? found
    guard !objects.isEmpty else {
      throw ExitCode.badData.failure("\(folder): holds no objects; scripts/maintain/relink does")
    }
    for path in objects {
      do throws(ObjectFile.Fault) {
        let module = path.split(separator: "/").first.map(String.init) ?? path
        graph.add(try ObjectFile(try bytes(of: "\(folder)/\(path)")), of: module)
      } catch {
        throw ExitCode.badData.failure(
          "\(folder)/\(path): \(error.reason); link it again with scripts/maintain/relink"
        )
      }
    }
  }
}
