// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable internal import ListThrash

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

/// The list: bytes are what it starts with and what is done then, and after each step it is held
/// against a list that reuses nothing.
@MainActor enum ListTarget {
  /// The most operations of an input, so that each takes a bounded time.
  private static let operationLimit = 24

  static func play(_ bytes: [UInt8]) {
    var source = ByteSource(bytes)
    var thrash = ThrashCase(seed: 1, operationCount: 0)
    thrash.setup = setup(&source, thrash.setup)
    thrash.operations = []
    while !source.isAtEnd, thrash.operations.count < operationLimit {
      thrash.operations.append(operation(&source))
    }
    guard let failure = ThrashPlay.failure(of: thrash) else { return }
    fatalError(Thrash.report(on: thrash, failure))
  }

  private static func setup(_ source: inout ByteSource, _ setup: ThrashSetup) -> ThrashSetup {
    var setup = setup
    setup.heights = source.choice(of: ThrashSetup.Heights.allCases)
    setup.style = source.choice(of: ThrashSetup.Style.allCases)
    setup.standardHeight = source.choice(of: [44, 20, 44.5, 130])
    setup.rowCounts = rowCounts(&source)
    setup.width = source.number(below: 3)
    setup.height = source.number(below: 4)
    return setup
  }

  private static func rowCounts(_ source: inout ByteSource) -> [Int] {
    (0..<source.number(below: 6)).map { _ in source.number(below: 41) }
  }

  private static func operation(_ source: inout ByteSource) -> ThrashOperation {
    switch source.number(below: 22) {
    case 0: .idle
    case 1: .reloadData(rowCounts(&source))
    case 2: .resize(width: source.number(below: 9), height: source.number(below: 9))
    case 3: .textSize(source.number(below: 9))
    case 4: .touch(source.number(below: 1_000))
    case 5: .select(source.number(below: 1_000))
    case 6: .deselect(source.number(below: 1_000))
    case 7: .multipleSelection(source.number(below: 2) == 0)
    case 8: .edit(source.number(below: 2) == 0)
    case 9: .cap(source.choice(of: [-1, 0, 1, 5]))
    case 10, 11:
      .reconfigure((0..<source.number(below: 6)).map { _ in source.number(below: 1_000) })
    case 12: .scrollToRow(source.number(below: 1_000), position: source.number(below: 4))
    case 13: .jump(thousandths: source.number(below: 1_301) - 100)
    case 14: .scroll(quarters: source.number(below: 2_401) - 1_000)
    case 15: .mistake(source.number(below: 1_000), edits(&source))
    case 16: .overscan(source.choice(of: [0, 1, 3]))
    case 17: .positionCache(source.choice(of: [0, 1, 8]))
    case 18: .tableHeader(source.number(below: 3))
    case 19: .tableFooter(source.number(below: 3))
    default: .update(edits(&source), way: source.number(below: 4))
    }
  }

  private static func edits(_ source: inout ByteSource) -> [ThrashEdit] {
    (0..<source.number(below: 7)).map { _ in edit(&source) }
  }

  private static func edit(_ source: inout ByteSource) -> ThrashEdit {
    let (row, section) = (source.number(below: 1_000), source.number(below: 100))
    return switch source.number(below: 8) {
    case 0: .deleteRow(row)
    case 1: .insertRow(section: section, at: row)
    case 2: .moveRow(row, section: section, at: source.number(below: 1_000))
    case 3: .reloadRow(row)
    case 4: .deleteSection(section)
    case 5: .insertSection(at: section, rows: row % 9)
    case 6: .moveSection(section, at: row % 100)
    default: .reloadSection(section, rows: row % 9)
    }
  }
}

/// Numbers out of bytes, which are 0 once there are no more.
private struct ByteSource {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The next number below a bound, out of one byte or, for a bound that needs it, two.
  mutating func number(below bound: Int) -> Int {
    let first = Int(byte())
    return (bound > 256 ? first << 8 | Int(byte()) : first) % bound
  }

  mutating func choice<Value>(of values: [Value]) -> Value { values[number(below: values.count)] }

  private mutating func byte() -> UInt8 {
    guard offset < bytes.count else { return 0 }
    offset += 1
    return bytes[offset - 1]
  }
}
