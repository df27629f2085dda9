// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation
import TestSupport
import Testing

@testable import ReuseBench

/// `list --counters` and the article that is made of the same catalogue.
@Suite(.startsPrograms) struct CounterListTests {
  private struct Entry: Decodable {
    let name: String
    let unit: String
    let source: String
    let worse: String
    let isExact: Bool
    let warnedPercent: Double?
    let worsePercent: Double?
    let differsBy: String?
    let definition: String
    let meaning: String
  }

  private static let page = "Sources/ReuseBench/ReuseBench.docc/Counters.md"

  private static func page(in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: page), encoding: .utf8)
  }

  private static func list(
    _ options: [String],
    in workplace: borrowing Workplace
  ) throws -> ToolProcess.Ending {
    try workplace.run(["list", "--counters"] + options)
  }

  @Test("counters are listed as lines, JSON and the article of the catalogue")
  func eachCounterHasALineBelowItsHeadings() throws {
    let workplace = try Workplace()
    let ending = try Self.list([], in: workplace)
    expect(ending.status == 0 && ending.error.isEmpty, "\(ending.account)")
    let lines = ending.lines
    let names = lines.dropFirst().compactMap { $0.split(separator: " ").first.map(String.init) }
    expectEqual(names, CounterCatalogue.all.map(\.name))
    let heading = try require(lines.first)
    let titles = ["counter", "source", "counts", "worse", "tolerated", "differs by", "meaning"]
    for title in titles {
      let place = try require(heading.range(of: title)?.lowerBound)
      let offset = heading.distance(from: heading.startIndex, to: place)
      for line in lines {
        let cell = line.dropFirst(offset)
        expect(cell.first != " ", "\(title): \(line)")
        expect(offset == 0 || line.dropFirst(offset - 2).hasPrefix("  "), "\(title): \(line)")
      }
    }
    expect(lines.allSatisfy { !$0.hasSuffix(" ") })
    do {
      let workplace = try Workplace()
      let ending = try Self.list(["--json"], in: workplace)
      expect(ending.status == 0 && ending.error.isEmpty, "\(ending.account)")
      let entries = try JSONDecoder().decode([Entry].self, from: Data(ending.output.utf8))
      expectEqual(entries.map(\.name), CounterCatalogue.all.map(\.name))
      expect(entries.allSatisfy { !$0.unit.isEmpty && $0.meaning.hasSuffix(".") })
      func entry(_ name: String) throws -> Entry {
        try require(entries.first { $0.name == name })
      }
      let instructions = try entry("instructions")
      expect(instructions.warnedPercent == 0.1 && instructions.worsePercent == 1)
      expect(instructions.isExact && instructions.source == "instructions")
      let hits = try entry("reuseHits")
      expect(hits.worse == "fewer" && hits.warnedPercent == nil && hits.source == "engine")
      let retains = try entry("retains")
      expect(retains.differsBy == "content" && retains.definition == "calls")
      let frees = try entry("frees")
      expect(frees.worse == "neither" && !frees.isExact && frees.differsBy == nil)
    }
    for (line, sentence) in [
      ("list --counters --suite smoke", "leave out"), ("list --counters --rows 100", "leave out"),
      ("list --markdown a.md", "--counters"),
      ("run --counters", "--counters is an option of 'list'"),
    ] as [(String, String)] {
      let workplace = try Workplace()
      let ending = try workplace.run(line.split(separator: " ").map(String.init))
      expect(ending.status == 64 && ending.output.isEmpty, "\(ending.account)")
      expect(ending.error.contains(sentence), "\(ending.account)")
      try expect(workplace.names().allSatisfy { $0.hasPrefix(".talk-") })
    }
    let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let written = try Self.page(in: package)
    expectEqual(
      written,
      CounterList().article,
      """
      \(Self.page) is not what the catalogue says; type: \
      swift run reuse-bench list --counters --markdown \(Self.page)
      """
    )
    for counter in CounterCatalogue.all {
      let rows = written.split(separator: "\n").filter { $0.hasPrefix("| `\(counter.name)` |") }
      expectEqual(rows.count, 1, "\(counter.name)")
    }
    do {
      let workplace = try Workplace()
      let ending = try Self.list(["--markdown", "Counters.md"], in: workplace)
      expect(ending.status == 0 && !ending.output.isEmpty, "\(ending.account)")
      let written = try String(contentsOfFile: workplace.file("Counters.md"), encoding: .utf8)
      expectEqual(written, CounterList().article)
    }
  }
}
