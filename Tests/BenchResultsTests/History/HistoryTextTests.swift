// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchResults

@Suite("A history file is one line of JSON that a program refuses when it is torn or wrong")
struct HistoryTextTests {
  private func entry(_ document: ResultDocument = .kept()) throws -> HistoryEntry {
    try HistoryEntry(document, name: "a.json", committedAt: "2026-03-04T00:00:00Z")
  }

  private func text() throws -> String {
    String(decoding: try entry().encoded(name: "a.json"), as: UTF8.self)
  }

  @Test func goldenAndRoundTrip() throws {
    // It has the commit, the machine, the names once, and the values of each case in their order.
    let text = try text()
    expect(text.hasSuffix("}\n") && text.split(separator: "\n").count == 1)
    let card =
      #"{"counters":[null,7,0],"id":"scroll.steady/card/mutation/100","strategy":"mutation","#
      + #""times":[500.0,800.0,null,null,2500.0,2500.0,null,null],"#
      + #""workload":{"rows":"00ff","sources":{}}}"#
    for part in [
      #"{"cases":["# + card, #""commit":"0123456789abcdef0123456789abcdef01234567""#,
      #""committedAt":"2026-03-04T00:00:00Z""#, #""measuredAt":"2026-03-04T05:06:07Z""#,
      #""counterNames":["allocations","cellsCreated","idle"]"#, #""kind":"history""#,
      #""machine":"Linux | 2 processors""#, #""rounds":2"#, #""schemaVersion":1"#,
      #""timeNames":["configureMinimum","configureP50","configureP90","configureP99","#
        + #""frameMinimum","frameP50","frameP90","frameP99"]"#,
    ] { expect(text.contains(part), "\(part)\n\(text)") }
    // Entries are read as they were written: dated or not, with rows, scenarios and sources.
    var document = ResultDocument.kept()
    document.plan.dataset.digests = ["100": "aa11", "900": "bb22"]
    for index in document.cases.indices {
      document.cases[index].scenarioDigest = "5ce\(index)"
      document.cases[index].sources = ["allocations": "Valgrind 3.\(index)", "other": "x"]
    }
    document.cases[1].rows = 900
    let undated = try HistoryEntry(.kept(), name: "a.json")
    for entry in try [entry(), undated, entry(document)] {
      try expectEqual(HistoryEntry(bytes: entry.encoded(name: "a.json"), path: "x"), entry)
    }
    try expectEqual(entry().date, "2026-03-04T00:00:00Z")
    expectEqual(undated.date, "2026-03-04T05:06:07Z")
    let workloads = try entry(document).cases.map(\.workload)
    expectEqual(workloads.map(\.rows), ["aa11", "bb22", "aa11"])
    expectEqual(workloads.map(\.scenario), ["5ce2", "5ce1", "5ce0"])
    expectEqual(workloads.map { $0.sources["allocations"] }, [nil, "Valgrind 3.1", "Valgrind 3.0"])
  }

  @Test func damageAndWrongValues() throws {
    // Cut off at any byte it is refused; any byte replaced never crashes; both name the file.
    let bytes = try entry().encoded(name: "a.json")
    for length in 0..<bytes.count - 1 {
      let error = #expect(throws: HistoryError.self, "length \(length)") {
        try HistoryEntry(bytes: Array(bytes[..<length]), path: "cut")
      }
      expect(error?.description.hasPrefix("cut:") == true)
    }
    let others: [UInt8] = [0x00, 0x0A, 0x20, 0x2A, 0x2D, 0x30, 0x39, 0x61, 0xC3, 0xFF]
    for offset in bytes.indices {
      var changed = bytes
      changed[offset] = others[offset % others.count]
      do throws(HistoryError) {
        _ = try HistoryEntry(bytes: changed, path: "changed")
      } catch { expect(error.description.contains("changed"), "offset \(offset)") }
    }
    // A wrong value is named by its place, what it is and what it should be.
    let text = try text()
    for (found, replacement, sentence) in [
      ("\"schemaVersion\":1", "\"schemaVersion\":3", "has schemaVersion 3, expected 1"),
      ("\"kind\":\"history\"", "\"kind\":\"pair\"", "`kind` is \"pair\""),
      ("\"commit\":\"0", "\"commit\":\"X", "`commit` is \"X"),
      ("\"measuredAt\":\"2026-", "\"measuredAt\":\"26-", "`measuredAt` is \"26-"),
      ("\"committedAt\":\"2026-", "\"committedAt\":\"26-", "`committedAt` is \"26-"),
      ("\"machine\":\"Linux", "\"machine\":\"\\n", "`machine` is \"\\n"),
      ("\"pace\":\"tight\"", "\"pace\":\"loose\"", "`definition.pace` is the string \"loose\""),
      ("\"seed\":", "\"seed\":\"x\",\"is\":", "`definition.seed` is the string \"x\""),
      ("\"idle\"]", "\"allocations\"]", "`counterNames` is repeated"),
      ("\"idle\"]", "\"i d\"]", "`counterNames` is \"i d\""),
      ("\"idle\"]", "\"idle\",\"more\"]", "`cases[0].counters` is 3 values long, expected 4"),
      (
        "\"configureMinimum\"", "\"configureLeast\"",
        "`timeNames[0]` is the string \"configureLeast\""
      ),
      ("[null,7,0]", "[null,7.5,0]", "`cases[0].counters[1]` is"),
      ("[null,7,0]", "[nan,7,0]", "x:1:"), ("500.0,800.0", "-5,800.0", "`cases[0].times` is -5"),
      ("500.0,800.0", "1e16,800.0", "`cases[0].times` is 1e+16"),
      ("500.0,800.0", "500.0", "`cases[0].times` is 7 values long, expected 8"),
      ("/card/mutation/100", "/news/mutation/100", "mutation/100\", expected each case once"),
      ("\"id\":\"scroll", "\"id\":\"s c", "`cases.id` is \"s c"),
      ("\"rows\":\"00ff\"", "\"row\":1", "has no field `cases[0].workload.rows`"),
      ("}\n", "}\n{}\n", "x:2:1: found"),
    ] {
      let range = try require(text.range(of: found), "\(found)")
      let changed = text.replacingCharacters(in: range, with: replacement)
      let error = #expect(throws: HistoryError.self, "\(found) as \(replacement)") {
        try HistoryEntry(bytes: Array(changed.utf8), path: "x")
      }
      expect(error?.description.contains(sentence) == true, "\(sentence): \(error as Any)")
    }
  }
}
