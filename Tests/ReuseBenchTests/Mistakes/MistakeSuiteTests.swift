// SPDX-License-Identifier: Apache-2.0

import BenchMistakes
import BenchResults
import Foundation
import TestSupport
import Testing

/// The suite of mistakes as it is typed.
@Suite("Suite of mistakes", .startsPrograms) @MainActor struct MistakeSuiteTests {
  @Test("it lists each mistake and its cures, and no other suite has them")
  func list() throws {
    let workplace = try Workplace()
    let listed = try workplace.run("list --suite mistakes").exited(0)
    let cells = Set(listed.lines.map { $0.split(separator: "/")[1] })
    expectEqual(cells, Set(MistakeCatalogue.all.map { Substring($0.name) }))
    let full = try workplace.run("list --suite full")
    expect(full.lines.allSatisfy { !cells.contains($0.split(separator: "/")[1]) })
  }

  @Test("each mistake shows what its cure does, in every frame", .optimisedTool)
  nonisolated func verify() throws {
    let workplace = try Workplace()
    let ending = try workplace.run("verify --suite mistakes --quiet")
    expectEqual(ending.status, 0, "\(ending.account)")
    expect(ending.lines.first?.contains("held against a fresh cell") == true)
  }

  @Test("a run of some ends with a line for each, and its document names them", .optimisedTool)
  nonisolated func run() throws {
    let workplace = try Workplace()
    let ending =
      try workplace.run(
        "run --suite mistakes --filter /(date-formatter|reload-for-one|views-added)/ --output run.json --markdown run.md --quiet"
      )
      .exited(0)
    let document = try ResultDocument(contentsOf: workplace.file("run.json"))
    let names = ["date-formatter", "views-added", "reload-for-one"]
    expectEqual(document.mistakes?.map(\.cell), names)
    for name in names {
      expectEqual(ending.lines.count { $0.hasPrefix(name + " ") }, 1, "\(ending.account)")
    }
    expect(ending.lines.contains { $0.hasPrefix("views-added") && $0.contains(" views, ") })
    // What grows by count grows in memory, and its cure does not.
    let held = document.cases.filter { $0.cell == "views-added" }
      .reduce(into: [String: Int]()) { $0[$1.strategy] = $1.observations?["heldBytes"] }
    expect((held["mistake"] ?? 0) > 20_000 && abs(held["cured"] ?? .max) < 4_096, "\(held)")
    let markdown = try String(contentsOfFile: workplace.file("run.md"), encoding: .utf8)
    for mistake in document.mistakes ?? [] {
      expect(markdown.contains(mistake.what) && markdown.contains(mistake.cure), "\(mistake)")
    }
  }
}
