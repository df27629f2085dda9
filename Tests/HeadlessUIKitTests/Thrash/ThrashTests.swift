// SPDX-License-Identifier: Apache-2.0

import Foundation
import ListThrash
import TestSupport
import Testing

@Suite("Thrash") @MainActor struct ThrashTests {
  @Test("L1 L4 L5 R33 R34: after each of 2,000 operations a table is what a naive list is")
  func operations() {
    if let report = Thrash.report(operations: 2_000, firstSeed: 0) { Issue.record("\(report)") }
  }

  @Test(
    "L4 L5: each planted bug is found, and told by its seed and a short list of operations",
    arguments: ThrashFault.allCases
  )
  func plantedBug(fault: ThrashFault) throws {
    let report = try require(
      Thrash.report(operations: 500, firstSeed: 1, planting: fault, attempts: 50),
      "\(fault) was not found"
    )
    expect(report.hasPrefix("seed "), "\(report)")
    let lines = report.split(separator: "\n")
    let list = lines.filter { $0.hasPrefix("  ") }
    expect(list.count <= 12, "\(report)")
    // What is printed can be played again, and fails again.
    let printed = try require(lines.last).drop { $0 != "{" }.dropLast()
    let thrash = try ThrashCase(printed: String(printed))
    expectEqual(thrash.operations.count, list.count)
    expect(ThrashPlay.failure(of: thrash, planting: fault) != nil)
    expect(ThrashPlay.failure(of: thrash) == nil, "without the bug nothing is wrong")
  }

  @Test("L4: each operation, each update and each mistake is drawn")
  func reach() throws {
    var names: Set<String> = []
    for seed in 0..<UInt64(100) {
      let thrash = ThrashCase(seed: seed, operationCount: Thrash.operationsPerCase)
      expectEqual((thrash.setup.heights == .constraints), (seed % 10 == 0), "seed \(seed)")
      expect(thrash.setup.rowCounts.reduce(0, +) <= 300, "seed \(seed)")
      names.insert(thrash.setup.heights.rawValue)
      names.insert(thrash.setup.style.rawValue)
      for operation in thrash.operations {
        let words = "\(operation)".prefix { $0 != "(" }
        names.insert(String(words))
        guard case .update(let edits, _) = operation else { continue }
        for edit in edits { names.insert(String("\(edit)".prefix { $0 != "(" })) }
      }
    }
    let expected: Set<String> = [
      "idle", "scroll", "jump", "scrollToRow", "resize", "textSize", "touch", "select", "deselect",
      "multipleSelection", "edit", "cap", "overscan", "positionCache",
      "tableHeader", "tableFooter", "reloadData", "reconfigure",
      "update", "mistake",
      "deleteRow", "insertRow", "moveRow", "reloadRow", "deleteSection", "insertSection",
      "moveSection", "reloadSection",
      "fixed", "asked", "estimated", "fitted", "constraints", "plain", "grouped", "insetGrouped",
    ]
    expectEqual(names, expected, "missing \(expected.subtracting(names))")
  }

  @Test("L4: a case that is printed is the case that is read")
  func printing() throws {
    for seed in 0..<UInt64(50) {
      let thrash = ThrashCase(seed: seed, operationCount: 40)
      try expectEqual(ThrashCase(printed: thrash.printed), thrash, "seed \(seed)")
    }
    #expect(throws: DecodingError.self) { try ThrashCase(printed: "{}") }
  }

  @Test("a failing case is cut down to the operations that it takes to fail")
  func shrinking() {
    // Fails where a reconfigure comes after a scroll of at least 100 quarters.
    func fails(_ thrash: ThrashCase) -> Bool {
      var isScrolled = false
      for operation in thrash.operations {
        if case .scroll(let quarters) = operation, quarters >= 100 { isScrolled = true }
        if case .reconfigure = operation, isScrolled { return true }
      }
      return false
    }
    var failing = 0
    for seed in 0..<UInt64(40) {
      let thrash = ThrashCase(seed: seed, operationCount: 60)
      guard fails(thrash) else { continue }
      failing += 1
      let shortest = ThrashShrinker.shrink(thrash, while: fails)
      expectEqual(shortest.operations.count, 2, "seed \(seed): \(shortest.operations)")
      expectEqual(shortest.operations.last, .reconfigure([]), "seed \(seed)")
      expectEqual(shortest.operations.first, .scroll(quarters: 100), "seed \(seed)")
    }
    expect(failing > 20)
  }
}

@Suite("Thrash replays") @MainActor struct ThrashReplayTests {
  nonisolated private static let cases: [(fault: String, printed: String)] = [
    (
      "an inserted section that turned out lower than estimated took the offset below 0",
      #"{"operations":[{"update":{"_0":[{"insertRow":{"at":0,"section":0}},{"insertRow":{"at":0,"section":0}}],"way":1}},{"update":{"_0":[{"insertSection":{"at":0,"rows":1}}],"way":1}}],"seed":2,"setup":{"height":1,"heights":"estimated","rowCounts":[0],"standardHeight":44.5,"style":"insetGrouped","width":2}}"#
    ),
    (
      "rows that came were measured around a row of a moved section",
      #"{"operations":[{"update":{"_0":[{"insertSection":{"at":0,"rows":0}},{"insertRow":{"at":0,"section":0}},{"insertRow":{"at":0,"section":0}}],"way":1}},{"update":{"_0":[{"insertSection":{"at":38,"rows":1}}],"way":1}},{"update":{"_0":[{"deleteSection":{"_0":0}}],"way":1}},{"update":{"_0":[{"moveSection":{"_0":0,"at":9}},{"reloadSection":{"_0":0,"rows":5}}],"way":0}}],"seed":2,"setup":{"height":1,"heights":"estimated","rowCounts":[0],"standardHeight":44.5,"style":"insetGrouped","width":2}}"#
    ),
    (
      "where all heights are asked for, a reloaded row off the screen kept its former height",
      #"{"operations":[{"update":{"_0":[{"reloadRow":{"_0":489}}],"way":2}}],"seed":4,"setup":{"height":3,"heights":"asked","rowCounts":[2],"standardHeight":130,"style":"plain","width":1}}"#
    ),
    (
      "a row that the content's start had kept from its place was not brought nearer to it",
      #"{"operations":[{"update":{"_0":[{"insertRow":{"at":0,"section":0}},{"deleteSection":{"_0":0}}],"way":2}}],"seed":28,"setup":{"height":0,"heights":"estimated","rowCounts":[4,1,2],"standardHeight":44.5,"style":"insetGrouped","width":1}}"#
    ),
    (
      "rows that shrank when they were reconfigured took the offset below 0",
      #"{"operations":[{"update":{"_0":[{"insertRow":{"at":0,"section":5}}],"way":3}},{"update":{"_0":[{"moveSection":{"_0":21,"at":0}}],"way":0}},{"update":{"_0":[{"moveSection":{"_0":0,"at":29}}],"way":0}},{"update":{"_0":[{"insertSection":{"at":1,"rows":1}}],"way":0}},{"update":{"_0":[{"insertRow":{"at":0,"section":37}},{"insertRow":{"at":0,"section":0}},{"reloadSection":{"_0":1,"rows":6}}],"way":1}},{"mistake":{"_0":169,"_1":[{"insertRow":{"at":907,"section":11}}]}},{"update":{"_0":[{"deleteSection":{"_0":68}},{"insertRow":{"at":362,"section":1}},{"insertRow":{"at":631,"section":9}}],"way":0}},{"resize":{"height":5,"width":0}},{"update":{"_0":[{"reloadRow":{"_0":373}}],"way":0}},{"update":{"_0":[{"moveSection":{"_0":0,"at":13}},{"insertRow":{"at":0,"section":81}},{"reloadRow":{"_0":293}},{"insertRow":{"at":0,"section":9}}],"way":3}},{"update":{"_0":[{"deleteRow":{"_0":775}}],"way":1}},{"reconfigure":{"_0":[341,74,622,383]}}],"seed":114,"setup":{"height":3,"heights":"asked","rowCounts":[0,42],"standardHeight":44,"style":"grouped","width":1}}"#
    ),
    (
      "a row that left while the table widened came back in the same frame with its former height",
      #"{"operations":[{"update":{"_0":[{"reloadRow":{"_0":0}}],"way":2}},{"overscan":{"_0":1}},{"resize":{"height":2,"width":0}}],"seed":930,"setup":{"height":0,"heights":"constraints","rowCounts":[1,1],"standardHeight":130,"style":"insetGrouped","width":2}}"#
    ),
    (
      "an offset that was held at the content's start was not given back by rows that grew later",
      #"{"operations":[{"reloadData":{"_0":[1,1,0,0,1,1,1,1,1]}},{"tableHeader":{"_0":1}},{"update":{"_0":[{"reloadSection":{"_0":55,"rows":4}}],"way":0}}],"seed":1894,"setup":{"height":1,"heights":"estimated","rowCounts":[1,1,1,1,1,1,1,1],"standardHeight":130,"style":"plain","width":2}}"#
    ),
  ]

  @Test("L4: what failed once does not fail again", arguments: cases.indices)
  func replay(number: Int) throws {
    let (fault, printed) = Self.cases[number]
    let thrash = try ThrashCase(printed: printed)
    if let failure = ThrashPlay.failure(of: thrash) {
      Issue.record("\(fault): \(failure.words.joined(separator: "; ")): \(failure.fault)")
    }
  }
}

@Suite @MainActor struct ListCorpusTests {
  @Test("Every stored input of the list, held against the list that reuses nothing")
  func inputs() throws {
    let fuzz = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fuzz").standardizedFileURL
    var count = 0
    for folder in ["Corpus/list", "Findings/list"].map({ fuzz.appending(path: $0) })
    where FileManager.default.fileExists(atPath: folder.path) {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
        ListTarget.play([UInt8](try Data(contentsOf: folder.appending(path: name))))
        count += 1
      }
    }
    expect(count >= 5)
  }
}
