// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchResults

@Suite("A history file is text that a person reads and a program refuses when it is torn")
struct HistoryTextTests {
  /// The file of the sample document, written by hand from the rules of the format.
  private static let expected = """
    reuse-bench history 2
    commit 0123456789abcdef0123456789abcdef01234567
    committed 2026-03-04T00:00:00Z
    measured 2026-03-04T05:06:07Z
    machine Linux | 2 processors
    suite default
    dataset unicode
    seed 42
    pace tight
    rounds 2
    toolchain Swift 6.3.1 on Linux x86-64
    architecture x86_64
    configuration release
    flags none
    counter-definition 3
    call-definition 1
    time-definition 2
    counter al allocations
    counter cC cellsCreated
    counter id idle
    time cM configureMinimum
    time cP5 configureP50
    time cP90 configureP90
    time cP99 configureP99
    time fM frameMinimum
    time fP5 frameP50
    time fP90 frameP90
    time fP99 frameP99
    by 1 mutation
    by 2 configuration mutation
    rows 1 00ff

    group 1 scroll.steady/card/*/100
    of 1 - -
    al -
    cC 7
    cM 500
    cP5 800
    fM fP5 2500

    group 2 scroll.steady/news/*/100
    of 1 - -
    al 9 12
    cC 7
    cM 500
    cP5 800
    fM fP5 2500

    end 3

    """

  private func entry(_ document: ResultDocument = .kept()) throws -> HistoryEntry {
    try HistoryEntry(document, name: "a.json", committedAt: "2026-03-04T00:00:00Z")
  }

  private func text() throws -> String {
    String(decoding: try entry().encoded(name: "a.json"), as: UTF8.self)
  }

  @Test func goldenAndRoundTripAndTruncation() throws {
    // One line for each figure of a group, one value where all agree.
    do {
      var expected = Self.expected
      let definition = try entry().definition
      for (key, value) in [
        ("suite default", "suite \(definition.suite)"), ("seed 42", "seed \(definition.seed)"),
        ("toolchain Swift 6.3.1 on Linux x86-64", "toolchain \(definition.toolchain)"),
        ("flags none", "flags \(definition.flags)"),
        ("counter-definition 3", "counter-definition \(definition.counterDefinition)"),
        ("call-definition 1", "call-definition \(definition.callDefinition)"),
      ] {
        expected = expected.replacing(key, with: value)
      }
      try expectEqual(text(), expected)
    }
    // What is read is what was written.
    do {
      let entry = try entry()
      let parsed = try HistoryParser.parse(entry.encoded(name: "a.json"), path: "x")
      expectEqual(parsed, entry)
      expectEqual(parsed.date, "2026-03-04T00:00:00Z")
      let undated = try HistoryEntry(.kept(), name: "a.json")
      try expectEqual(HistoryParser.parse(undated.encoded(name: "a.json"), path: "x"), undated)
      expectEqual(undated.date, "2026-03-04T05:06:07Z")
    }
    // Cut off at any byte it is refused, with its place.
    do {
      let bytes = try entry().encoded(name: "a.json")
      for length in 0..<bytes.count {
        let error = #expect(throws: HistoryError.self, "length \(length)") {
          try HistoryParser.parse(Array(bytes[..<length]), path: "cut")
        }
        expect(error?.description.hasPrefix("cut:") == true)
      }
    }
  }

  @Test("Any byte replaced never crashes, and is refused with its place or read")
  func mutation() throws {
    let bytes = try entry().encoded(name: "a.json")
    let others: [UInt8] = [0x00, 0x0A, 0x20, 0x2A, 0x2D, 0x30, 0x39, 0x61, 0xC3, 0xFF]
    for offset in bytes.indices {
      var changed = bytes
      changed[offset] = others[offset % others.count]
      do throws(HistoryError) {
        _ = try HistoryParser.parse(changed, path: "changed")
      } catch {
        expect(error.description.contains("changed"), "offset \(offset)")
      }
    }
  }

  @Test(
    "A wrong line is named by its number, what it has and what it should have",
    arguments: [
      ("reuse-bench history 2", "reuse-bench histoire 1", 1), ("commit 0", "commit X", 2),
      ("measured 2026-", "measured 26-", 4), ("seed ", "seed x", 8),
      ("pace tight", "pace loose", 9),
      ("counter cC cellsCreated", "counter al cellsCreated", 19),
      ("time cM configureMinimum", "time cM configureLeast", 21),
      ("by 1 mutation\n", "by 1 mutation mutation\n", 29), ("by 1", "by 2", 29),
      ("group 1", "group 3", 33), ("group 1", "group 0", 33), ("group 1", "group +1", 33),
      ("group 1 scroll", "group scroll", 33), ("al -", "al nan", 35),
      ("cC 7", "cC 7.5", 36), ("cM 500", "cM nan", 37), ("cM 500", "cM inf", 37),
      ("cM 500", "cM -5", 37), ("cM 500", "cM 1e9", 37), ("cP5 800", "cX 800", 38),
      ("cP5 800", "cP5 800 800", 38), ("cP5 800", "cC 800", 38), ("end 3", "end 4", 49),
      ("end 3\n", "end 3\n\n", 50), ("rows 1", "rows 2", 31), ("rows 1 00ff", "rows 1", 31),
      ("of 1 - -", "of 2 - -", 34), ("of 1 - -", "of 1 - 1", 34), ("of 1 - -", "of 1 -", 34),
      ("rows 1 00ff", "rows 1 00ff\nsource 1 xx Valgrind", 32),
      ("rows 1 00ff", "rows 1 00ff\nsource 2 al Valgrind", 32),
    ]
  )
  func wrongLines(_ found: String, _ replacement: String, _ line: Int) throws {
    let text = try text()
    let range = try require(text.range(of: found))
    let changed = text.replacingCharacters(in: range, with: replacement)
    let error = #expect(throws: HistoryError.self) {
      try HistoryParser.parse(Array(changed.utf8), path: "bad")
    }
    guard case .wrongLine("bad", line, _, _) = error else {
      Issue.record("\(found) as \(replacement): \(String(describing: error))")
      return
    }
    expect(error?.description.hasPrefix("bad:\(line): found ") == true)
  }

  @Test("A group that stands for more figures than a file may come to is named by its line")
  func tooManyFigures() throws {
    // Of twenty thousand and fifty cases 99 counters and times are 1,984,950 figures; with the digest of each they
    // are 2,005,000. In a file that is short enough to be looked at.
    let plain = try text()
    let known = plain.split(separator: "\n")
      .count {
        $0.hasPrefix("counter ") || $0.hasPrefix("time ")
      }
    let strategies = (0..<20_050).map { "s" + String($0, radix: 36) }.joined(separator: " ")
    let counters = (known..<99).map { "counter q\($0) extra\($0)\n" }.joined()
    let text = plain.replacing("by 2 ", with: "by 2 \(strategies) ")
      .replacing("time cM ", with: counters + "time cM ")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let group = try require(lines.firstIndex { $0.hasPrefix("group 2 ") })
    let error = #expect(throws: HistoryError.self) {
      try HistoryParser.parse(Array(text.utf8), path: "bad")
    }
    guard case .wrongLine("bad", group + 1, _, _) = error else {
      Issue.record("\(error.map { String("\($0)".prefix(200)) } ?? "nothing")")
      return
    }
    expect(error?.description.contains("at most 2000000 figures") == true)
  }

  @Test func workloadsAndFirstFormat() throws {
    // Rows, scenarios and sources are of the case, and what is read is what was written.
    do {
      var document = ResultDocument.kept()
      document.plan.dataset.digests = ["100": "aa11", "900": "bb22"]
      for index in document.cases.indices {
        document.cases[index].scenarioDigest = "5ce\(index)"
        document.cases[index].sources = ["allocations": "Valgrind 3.\(index)", "other": "x"]
      }
      document.cases[1].rows = 900
      let entry = try entry(document)
      let bytes = try entry.encoded(name: "a.json")
      try expectEqual(HistoryParser.parse(bytes, path: "x"), entry)
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      expectEqual(
        lines.filter { ["rows", "source", "of"].contains($0.prefix { $0 != " " }) },
        [
          "rows 1 aa11", "rows 2 bb22", "source 1 al Valgrind 3.1", "source 2 al Valgrind 3.0",
          "of 1 5ce2 -", "of 2 5ce1 1", "of 1 5ce0 2",
        ]
      )
    }
    // A file of format 1 does not say what times mean, and means the first thing.
    do {
      let former = try text().replacing("reuse-bench history 2", with: "reuse-bench history 1")
        .replacing("time-definition 2\n", with: "")
      let read = try HistoryParser.parse(Array(former.utf8), path: "x")
      expectEqual(read.definition.timeDefinition, 1)
      let now = try HistoryParser.parse(Array(try text().utf8), path: "x")
      expectEqual(now.definition.timeDefinition, 2)
      expectEqual(now.definition.differences(from: read.definition), ["time definition 1 → 2"])
    }
  }

  @Test("A newer format says so before anything else; a group that stands twice is refused")
  func newerAndRepeatedCase() throws {
    // A newer format says so before anything else.
    do {
      let changed = try text().replacing("reuse-bench history 2", with: "reuse-bench history 3")
      #expect(throws: HistoryError.newerFormat(path: "x", found: 3, known: 2)) {
        try HistoryParser.parse(Array(changed.utf8), path: "x")
      }
    }
    // A group that stands twice is refused.
    do {
      let text = try text()
      let start = try require(text.range(of: "group 1 scroll.steady/card"))
      let end = try require(text.range(of: "group 2 scroll.steady/news"))
      let changed = text.replacing("end 3", with: text[start.lowerBound..<end.lowerBound] + "end 4")
      let error = #expect(throws: HistoryError.self) {
        try HistoryParser.parse(Array(changed.utf8), path: "x")
      }
      guard case .wrongLine = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test("Codes are short, each is its figure's own, and they follow from the names alone")
  func codes() {
    let names = [
      "allocatedBytes", "allocations", "cellsCreated", "cellsDequeued", "cellsDisplayed", "a",
      "aB", "dataSourceCellCalls", "dataSourceCountCalls", "configureP50", "configureP90",
      "configureP99", "discards", "displays",
    ]
    let codes = HistoryCodes.codes(for: names)
    expectEqual(Set(codes).count, names.count)
    expectEqual(codes, HistoryCodes.codes(for: names))
    expectEqual(Array(codes.prefix(5)), ["aBy", "al", "cC", "cDe", "cDi"])
    expect(codes.allSatisfy { HistoryText.isName($0) })
  }
}
