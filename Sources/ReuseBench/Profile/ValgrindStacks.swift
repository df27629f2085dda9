// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import Foundation

/// The stacks of a Callgrind file that was written with `--separate-callers`.
///
/// There each function stands once for each chain of callers, as `leaf'caller'…'root`; a number in
/// the chain tells how deep a function calls itself. Of what it cost, calls of others apart, the
/// lines below its name tell. The format is that of the Callgrind manual, version 1.
enum CallgrindStacks {
  /// Reads all stacks with their instructions.
  ///
  /// - Throws: `HarnessError.callgrindOutput(line:found:)` for a line that is none of the format.
  static func read(_ text: String) throws(HarnessError) -> [FoldedStack] {
    var reader = Reader()
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      do throws(Fault) {
        try reader.read(line)
      } catch {
        throw .callgrindOutput(line: number, found: String(line.prefix(80)))
      }
    }
    return reader.stacks
  }

  private struct Fault: Error {}

  private struct Reader {
    private var names: [Substring: [String]] = [:]
    private var costs: [Substring: Int] = [:]
    private var current: Substring?
    /// Whether the next line tells what a call cost, which belongs to the function that was called.
    private var skipsCost = false
    private var column = 0
    /// What fell on all functions up to here.
    private var total = 0

    var stacks: [FoldedStack] {
      costs.compactMap { identifier, cost in
        names[identifier].map { FoldedStack($0, weight: cost) }
      }
    }

    mutating func read(_ line: Substring) throws(Fault) {
      guard let first = line.utf8.first else { return }
      switch first {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "*"):
        try readCost(line)
      default: try readWords(line)
      }
    }

    private mutating func readWords(_ line: Substring) throws(Fault) {
      if line.hasPrefix("fn=") {
        current = try identifier(line.dropFirst(3))
      } else if line.hasPrefix("cfn=") {
        _ = try identifier(line.dropFirst(4))
      } else if line.hasPrefix("calls=") {
        skipsCost = true
      } else if line.hasPrefix("events:") {
        let events = line.dropFirst(7).split(separator: " ")
        guard let place = events.firstIndex(of: "Ir") else { throw Fault() }
        column = place
      }
    }

    /// The number of a name; where it is new, the name follows it.
    private mutating func identifier(_ text: Substring) throws(Fault) -> Substring {
      guard text.first == "(", let end = text.firstIndex(of: ")") else { throw Fault() }
      let identifier = text[...end]
      let name = text[text.index(after: end)...].drop { $0 == " " }
      guard !name.isEmpty else { return identifier }
      let frames = Self.frames(of: name)
      // A chain of numbers alone names nobody.
      guard !frames.isEmpty else { throw Fault() }
      names[identifier] = frames
      return identifier
    }

    /// The functions of a chain, the outermost first.
    private static func frames(of chain: Substring) -> [String] {
      chain.split(separator: "'").filter { Int($0) == nil }.reversed().map(name)
    }

    private static func name(_ text: Substring) -> String {
      // Functions without a symbol stand as "???" or as an address.
      text.hasPrefix("???") || text.hasPrefix("0x") ? MeasuredProfile.nameless : String(text)
    }

    private mutating func readCost(_ line: Substring) throws(Fault) {
      guard !skipsCost else {
        skipsCost = false
        return
      }
      // The place in the source comes first, then a number for each event that was counted.
      let words = line.split(separator: " ")
      guard let current, words.count > 1 else { throw Fault() }
      guard column + 1 < words.count else { return }
      guard let cost = Int(words[column + 1]), cost >= 0 else { throw Fault() }
      total = total.addingReportingOverflow(cost).partialValue
      guard (0...FoldedStacks.largestTotal).contains(total) else { throw Fault() }
      costs[current, default: 0] += cost
    }
  }
}

/// The stacks of a DHAT file, by how many blocks each allocated (format version 2).
enum DHATStacks {
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
    var total = 0
    for point in document.pps where point.tbk > 0 {
      guard point.fs.allSatisfy(names.indices.contains) else {
        throw unreadable("a stack names a function that is not in the table")
      }
      let frames = point.fs.map { names[$0] }
      let asking = frames.drop { allocators.contains($0) || isOperatorNew($0) }
      let shown = asking.isEmpty ? frames[...] : asking
      guard !shown.isEmpty else { continue }
      total = total.addingReportingOverflow(point.tbk).partialValue
      guard (0...FoldedStacks.largestTotal).contains(total) else {
        throw unreadable("its stacks have more blocks than can be counted")
      }
      stacks.append(FoldedStack(shown.reversed(), weight: point.tbk))
    }
    return stacks
  }

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
    ExitCode.inputOutput.failure(
      "what DHAT wrote cannot be read: \(reason); Valgrind 3.17 and newer are known"
    )
  }
}
