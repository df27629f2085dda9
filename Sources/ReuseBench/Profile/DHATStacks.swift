// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation

/// The stacks of a DHAT file, by how many blocks each allocated (format version 2).
enum DHATStacks {
  /// What the file holds of that.
  private struct Document: Decodable {
    struct Point: Decodable {
      /// The blocks in total.
      let tbk: Int
      /// The stack, as places in the table of functions, the innermost first.
      let fs: [Int]
    }
    let dhatFileVersion: Int
    let pps: [Point]
    let ftbl: [String]
  }

  /// The functions that hand out memory for others; the stacks end with whoever asked them.
  private static let allocators: Set<String> = [
    "malloc", "calloc", "realloc", "memalign", "posix_memalign", "aligned_alloc",
    "swift_slowAlloc", "swift_slowAllocTyped", "swift_allocObject", "_swift_allocObject_",
    "swift::swift_slowAllocTyped",
  ]

  /// Reads all stacks.
  ///
  /// - Throws: ``ToolFailure`` for a file that is none of the format.
  static func read(_ text: String) throws(ToolFailure) -> [FoldedStack] {
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    } catch {
      throw unreadable("\(error)")
    }
    guard document.dhatFileVersion == 2 else {
      throw unreadable("found version \(document.dhatFileVersion), expected 2")
    }
    let names = document.ftbl.map(name)
    var stacks: [FoldedStack] = []
    for point in document.pps where point.tbk > 0 {
      guard point.fs.allSatisfy(names.indices.contains) else {
        throw unreadable("a stack names a function that is not in the table")
      }
      let frames = point.fs.map { names[$0] }
      let asking = frames.drop { allocators.contains($0) || isOperatorNew($0) }
      let shown = asking.isEmpty ? frames[...] : asking
      guard !shown.isEmpty else { continue }
      stacks.append(FoldedStack(shown.reversed(), weight: point.tbk))
    }
    return stacks
  }

  /// The name in `address: name (where)`.
  private static func name(_ entry: String) -> String {
    guard let colon = entry.range(of: ": ") else { return entry }
    let rest = entry[colon.upperBound...]
    // Where it is: a library, or a file and line.
    let place = rest.range(of: " (in ") ?? rest.range(of: " (", options: .backwards)
    let name = place.map { rest[..<$0.lowerBound] } ?? rest
    return name == "???" ? MeasuredProfile.nameless : String(name)
  }

  private static func isOperatorNew(_ name: String) -> Bool {
    name.hasPrefix("operator new") || name.hasPrefix("_Znw") || name.hasPrefix("_Zna")
  }

  private static func unreadable(_ reason: String) -> ToolFailure {
    ToolFailure(
      exit: .inputOutput,
      message: "what DHAT wrote cannot be read: \(reason); Valgrind 3.17 and newer are known"
    )
  }
}
