// SPDX-License-Identifier: Apache-2.0

import BenchMistakes
import Foundation
import TestSupport
import Testing

/// Advice as it is asked for: each mistake by its name, and nothing of what is right.
@Suite("Advice", .startsPrograms) struct AdviceTests {
  /// The remarks of a run by their cases: the names in the brackets.
  static func marks(_ ending: ToolProcess.Ending) -> [String: [String]] {
    var marks: [String: [String]] = [:]
    for line in ending.lines.dropLast(2) {
      guard let colon = line.firstIndex(of: ":"), let open = line.lastIndex(of: "(") else {
        continue
      }
      let names = line[line.index(after: open)...].dropLast()
      let parts = line[..<colon].split(separator: "/")
      marks["\(parts[1])/\(parts[2])", default: []].append(String(names))
    }
    return marks
  }

  @Test("each mistake of the suite is told by its name, and no cure has a remark", .optimisedTool)
  @MainActor func mistakes() throws {
    let ending = try Workplace().run(["advise", "--suite", "mistakes", "--quiet"]).exited(0)
    let marks = Self.marks(ending)
    for mistake in MistakeCatalogue.all {
      let found = marks["\(mistake.name)/\(Mistake.mistaken)"] ?? []
      expect(found.count == 1 && found[0].contains(mistake.name), "\(mistake.name): \(found)")
    }
    expect(marks.keys.allSatisfy { $0.hasSuffix("/\(Mistake.mistaken)") }, "\(marks.keys)")
  }

  @Test("the suite's own cells have no remark, whichever way they are filled", .optimisedTool)
  func builtIn() throws {
    let ending = try Workplace().run(["advise", "--quiet"]).exited(0)
    expect(
      ending.lines.count == 1
        && ending.lines[0].contains(" of 6 lists looked at, none with a remark")
    )
  }

  @Test("cases are told in lines and in JSON, and what cannot be played is no advice")
  func controls() throws {
    let workplace = try Workplace()
    let line = [
      "advise", "--cell", "subtitle", "--rows", "200", "--quiet", "--strategy",
      "mutation,no-reuse,unique-identifier,replaced-content-view",
    ]
    let first = try workplace.run(line).exited(0)
    expectEqual(
      Self.marks(first),
      [
        "subtitle/no-reuse": ["cells-unpooled"],
        "subtitle/unique-identifier": ["identifier-per-row"],
        "subtitle/replaced-content-view": ["configuration-flip"],
      ]
    )
    let second = try workplace.run(line)
    expectEqual(second.output, first.output)
    let ending =
      try Workplace()
      .run(
        [
          "advise", "--cell", "subtitle", "--rows", "120", "--strategy", "mutation,no-reuse",
          "--json",
        ])
      .exited(0)
    let object = try JSONSerialization.jsonObject(with: Data(ending.output.utf8))
    let document = try require(object as? [String: Any])
    expectEqual(document["schemaVersion"] as? Int, 1)
    let cases = try require(document["cases"] as? [[String: Any]])
    expectEqual(
      cases.compactMap { $0["id"] as? String },
      ["scroll.fling/subtitle/mutation/120", "scroll.fling/subtitle/no-reuse/120"]
    )
    let marks = cases.map { ($0["remarks"] as? [[String: String]])?.compactMap { $0["mark"] } }
    expect(
      marks == [[], ["cells-unpooled"]] && (document["failures"] as? [String])?.isEmpty == true
    )
    do {
      let workplace = try Workplace()
      for (words, status, said) in [
        (["--filter", "nothing"], 5, "the selection matches no case"),
        (["--sute", "mistakes"], 64, "--suite"),
        (["--cell", "card", "--rows", "0"], 64, "--rows"),
        (["--data", "missing.csv"], 66, "missing.csv"),
      ] as [([String], Int32, String)] {
        let ending = try workplace.run(["advise", "--quiet"] + words)
        expectEqual(ending.status, status, "\(words): \(ending.account)")
        expect(ending.error.contains(said), "\(ending.account)")
        expect(ending.output.isEmpty)
      }
    }
  }
}
