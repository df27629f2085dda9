// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// `verify` and `compare`: counters and digests decide.
@Suite(.startsPrograms) struct CompareTests {
  @Test(.optimisedTool) func theSmokeSuiteIsVerified() throws {
    let workplace = try Workplace()
    let ending = try workplace.run("verify --suite smoke").exited(0)
    expectEqual(ending.lines.last, "verified")
    expect(ending.output.contains("caught, as it must be: scroll.steady/subtitle/forgetful/"))
    expect(ending.error.isEmpty)
  }

  /// A change of a document, and how comparing with it ends.
  struct Change: Sendable, CustomTestStringConvertible {
    let name: String
    let pattern: String
    let replacement: String
    let status: Int32
    var exactStatus: Int32?

    var testDescription: String { name }
  }

  static let changes = [
    Change(name: "nothing", pattern: "x^", replacement: "", status: 0),
    Change(
      name: "a counter rises",
      pattern: "\"textLayouts\": ([0-9]+)",
      replacement: "\"textLayouts\": 1$1",
      status: 3
    ),
    Change(
      name: "a counter falls",
      pattern: "\"textLayouts\": [0-9]+",
      replacement: "\"textLayouts\": 1",
      status: 0,
      exactStatus: 3
    ),
    Change(
      name: "fewer hits are worse",
      pattern: "\"reuseHits\": [0-9]+",
      replacement: "\"reuseHits\": 1",
      status: 3
    ),
    Change(
      name: "a digest differs",
      pattern: "\"digest\": \"([0-9a-f]+)([0-9a-f])\",\n      \"facts\"",
      replacement: "\"digest\": \"$10\",\n      \"facts\"",
      status: 3
    ),
    Change(
      name: "a counter is lost",
      pattern: ",\\s*\"textLayouts\": [0-9]+",
      replacement: "",
      status: 4,
      exactStatus: 3
    ),
    Change(
      name: "an interrupted run",
      pattern: "\"isComplete\": true",
      replacement: "\"isComplete\": false",
      status: 4
    ),
    Change(name: "a seed differs", pattern: "\"seed\": 1", replacement: "\"seed\": 2", status: 4),
    Change(
      name: "no case in common",
      pattern: "scroll\\.steady/subtitle/",
      replacement: "scroll.other/subtitle/",
      status: 4
    ),
    Change(
      name: "a newer schema",
      pattern: "\"schemaVersion\": 1",
      replacement: "\"schemaVersion\": 99",
      status: 65
    ),
    Change(
      name: "a counter of words",
      pattern: "\"textLayouts\": [0-9]+",
      replacement: "\"textLayouts\": \"many\"",
      status: 65
    ),
    Change(name: "half of it", pattern: "(?s)\"rankings\".*", replacement: "", status: 65),
    Change(name: "nothing left", pattern: "(?s).*", replacement: "", status: 65),
  ]

  @Test("a document is compared with its changes, and another seed is another measurement")
  func aDocumentIsHeldAgainstItsChanges() throws {
    let workplace = try Workplace()
    // A case that scrolls, for its cells are reused.
    let line = ["run", "--data", "generated", "--output", "a.json", "--suite", "smoke"]
    let filter = ["--filter", "^scroll.steady/subtitle/mutation/100$"]
    try expectEqual(workplace.run(line + filter).status, 0)
    let text = String(decoding: try workplace.bytes(of: "a.json"), as: UTF8.self)
    for change in Self.changes {
      let changed = text.replacingOccurrences(
        of: change.pattern,
        with: change.replacement,
        options: .regularExpression
      )
      expectEqual((changed == text), (change.name == "nothing"), "\(change.name) changes the text")
      try workplace.write(Array(changed.utf8), as: "b.json")
      for isExact in [false, true] {
        let ending = try workplace.run(
          ["compare", "a.json", "b.json"] + (isExact ? ["--exact"] : [])
        )
        let status = isExact ? change.exactStatus ?? change.status : change.status
        expectEqual(ending.status, status, "\(change.name): \(ending.account)")
        expectEqual(ending.error.isEmpty, (status < 64), "\(change.name): \(ending.account)")
      }
      try expectEqual(workplace.bytes(of: "a.json"), Data(text.utf8))
    }
    do {
      let workplace = try Workplace()
      for (name, seed) in [("a.json", "1"), ("b.json", "2")] {
        try workplace.run(
          ["run", "--data", "generated", "--output", name, "--seed", seed] + ToolProcess.card
        )
        .exited(0)
      }
      let ending = try workplace.run("compare a.json b.json").exited(4)
      expect(ending.output.contains("plan.seed is 1 in the base and 2 in the head"))
    }
  }
}
