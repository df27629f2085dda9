// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation

/// Whether two builds are the same machine code, told from the objects that they were linked from.
///
/// The objects of all modules count, since a module may hold copies of another's code. References are
/// compared by what they lead to, so neither the order of files and functions nor the numbers of local
/// symbols matter; what is loaded into memory counts, read-only data and C included, and debugging
/// information does not. A side may have code besides that the other has not, as long as it is code and
/// constants alone which nothing of what both have refers to: then it is never run, and dropped by the
/// linker. Failure mode: fingerprints of 64 bits; of a hundred thousand sections two that differ look
/// alike once in three billion comparisons.
struct CodeComparison {
  /// Compares the objects of two folders, which hold one folder for each module.
  ///
  /// - Throws: ``ToolFailure`` where an object cannot be read.
  static func compare(base: String, head: String) throws(ToolFailure) -> PairDocument.Code {
    var graph = CodeGraph()
    try add(base, to: &graph)
    let border = graph.count
    try add(head, to: &graph)
    let (left, right) = (0..<border, border..<graph.count)
    let content = graph.refined()
    let (one, other) = (graph.entries(of: left, in: content), graph.entries(of: right, in: content))
    let added = other.filter { one[$0.key] == nil }.map(\.value)
    let removed = one.filter { other[$0.key] == nil }.map(\.value)
    if added.isEmpty && removed.isEmpty { return PairDocument.Code(isIdentical: true) }
    let isInert =
      removed.isEmpty && isInert(added, graph.names(of: left))
      || added.isEmpty && isInert(removed, graph.names(of: right))
    if isInert {
      let sections = (added + removed).count { $0.symbol == nil }
      return PairDocument.Code(isIdentical: true, uncalledSectionCount: max(1, sections))
    }
    return PairDocument.Code(
      isIdentical: false,
      differingModules: Set((added + removed).map(\.module)).sorted()
    )
  }

  /// Whether what only one side has is code and constants that the other's names never lead to.
  private static func isInert(_ entries: [CodeGraph.Entry], _ names: Set<String>) -> Bool {
    entries.allSatisfy { entry in
      (entry.section.hasPrefix(".text") || entry.section.hasPrefix(".rodata"))
        && entry.symbol.map { !names.contains($0) } ?? true
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
      throw ToolFailure(exit: .inputMissing, message: "\(folder): there is no such folder")
    }
    let objects = paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".o") }.sorted()
    guard !objects.isEmpty else {
      throw ToolFailure(exit: .badData, message: "\(folder): holds no objects; scripts/relink does")
    }
    for path in objects {
      do throws(ObjectFile.Fault) {
        let module = path.split(separator: "/").first.map(String.init) ?? path
        graph.add(try ObjectFile(try bytes(of: "\(folder)/\(path)")), of: module)
      } catch {
        throw ToolFailure(
          exit: .badData,
          message: "\(folder)/\(path): \(error.reason); link the build again with scripts/relink"
        )
      }
    }
  }
}
