// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation
import TestSupport
import Testing

/// `agree` by the executable itself: its exits, and what it says of each input.
@Suite(.startsPrograms) struct AgreeTests {
  /// A document of two strategies with 30 equal rounds each, in nanoseconds a cell.
  private static func document(
    _ name: String,
    mutation: Int,
    diffing: Int,
    digest: String = "00fe"
  ) throws -> [UInt8] {
    let times = ["mutation": mutation, "configuration-diffing": diffing]
    let cases = times.sorted { $0.key > $1.key }
      .map { strategy, nanoseconds in
        var measured = KeptDocument.measured(batches: Array(repeating: nanoseconds * 10, count: 30))
        measured.strategy = strategy
        measured.id = "scroll.steady/news/\(strategy)/100"
        return measured
      }
    return
      try KeptDocument.make(1, cases: cases) {
        $0.generator.name = name
        $0.plan.dataset.digests = ["100": digest]
      }
      .encoded()
  }

  private static func write(in workplace: borrowing Workplace) throws {
    let documents: [(name: String, bytes: [UInt8])] = [
      ("ours.json", try document("reuse-bench", mutation: 500, diffing: 900)),
      ("device.json", try document("device-kit", mutation: 50, diffing: 70)),
      ("turned.json", try document("device-kit", mutation: 70, diffing: 50)),
      ("other.json", try document("device-kit", mutation: 50, diffing: 70, digest: "beef")),
      ("half.json", try document("device-kit", mutation: 50, diffing: 70).dropLast(40)),
      ("rubbish.json", Array("no document".utf8)),
      ("prices.json", Array(#"{"format": "reuse-bench-prices", "schemaVersion": 1}"#.utf8)),
    ]
    for (name, bytes) in documents { try workplace.write(bytes, as: name) }
  }

  @Test("each input has its exit, and the report is Markdown too")
  func eachInputHasItsExit() throws {
    for (words, status, sentence) in [
      (["device.json", "ours.json"], 0, "The ranking holds: none of 1 pair in 1 group"),
      (["ours.json", "ours.json"], 4, "both are one document, measured"),
      (["ours.json", "device.json"], 4, "the second document was written by device-kit"),
      (["prices.json", "ours.json"], 65, "a file of prices, for `reuse-bench run --prices`"),
      (
        ["turned.json", "ours.json"], 3,
        "The device turns the ranking round: 1 pair of 1 is decided"
      ),
      (
        ["other.json", "ours.json"], 4,
        "digest beef (unicode) on the device and 00fe (unicode) in ours"
      ),
      (["device.json"], 64, "'agree' needs OURS.json"),
      (["device.json", "ours.json", "ours.json"], 64, "ours.json"),
      (["device.json", "ours.json", "--exact"], 64, "--exact"),
      (["half.json", "ours.json"], 65, "half.json: ends after"),
      (["rubbish.json", "ours.json"], 65, "rubbish.json:1:2: found \"o\", expected `null`"),
      (["device.json", "missing.json"], 66, "missing.json: there is no such file"),
      (
        ["device.json", "ours.json", "--markdown", "ours.json"], 64,
        "would replace the file of OURS"
      ),
      (["device.json", "ours.json", "--markdown", "no/a.md"], 73, "the output cannot be created"),
    ] as [([String], Int32, String)] {
      let workplace = try Workplace()
      try Self.write(in: workplace)
      let ending = try workplace.run(["agree"] + words).exited(status)
      let said = status < 64 ? ending.output : ending.error
      let oneLine = said.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      expect(oneLine.contains(sentence), "\(said)")
      expectEqual(ending.error.isEmpty, (status < 64), "\(ending.account)")
    }
    let workplace = try Workplace()
    try Self.write(in: workplace)
    let line = ["agree", "turned.json", "ours.json", "--markdown", "a.md"]
    try expectEqual(workplace.run(line).status, 3)
    let page = String(decoding: try workplace.bytes(of: "a.md"), as: UTF8.self)
    expect(page.hasPrefix("**The device turns the ranking round"))
    expect(page.contains("reuse-bench agree turned.json ours.json"))
  }
}
