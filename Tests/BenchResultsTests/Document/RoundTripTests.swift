// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchResults

@Suite("A document that was written reads back as it was")
struct RoundTripTests {
  @Test func roundTripAndFoundationReadsAndReadsFoundation() throws {
    // The text reads back equal.
    let text = try ResultDocument.example.encoded()
    try expectEqual(ResultDocument(bytes: text, name: "example"), .example)
    // Foundation reads the text as the same document.
    try expectEqual(JSONDecoder().decode(ResultDocument.self, from: Data(text)), .example)
    // Text that Foundation wrote reads as the same document.
    let theirs = [UInt8](try JSONEncoder().encode(ResultDocument.example))
    try expectEqual(ResultDocument(bytes: theirs, name: "example"), .example)
    // The same document always gives the same bytes.
    try expectEqual(ResultDocument(bytes: text, name: "example").encoded(), text)
  }

  @Test("Samples take one line, table rows take one line, keys are sorted")
  func layout() throws {
    let text = String(decoding: try ResultDocument.example.encoded(), as: UTF8.self)
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    expect(lines.contains("\"frameWallNanoseconds\": [30000,31000,0],"))
    expect(
      lines.contains(
        """
        {"changedFieldCount": 0, "fieldCount": 8, "high": 0.3, "low": 0.2, "ratio": 0.25, "verdict": "cheaper"},
        """
      )
    )
    expect(lines.contains("\"arguments\": [\"run\", \"--filter\", \"card\"],"))
    let top = text.split(separator: "\n").filter { $0.hasPrefix("  \"") }
      .compactMap { $0.split(separator: "\"").dropFirst().first }
    expect(top == top.sorted() && top.count == 18)
    expect(text.hasSuffix("}\n"))
  }

  @Test func unknownKeysAndGroup() throws {
    // Keys that nobody knows are ignored at every place.
    let tree = try PlainJSON(try ResultDocument.example.encoded())
    var widened = tree.replacing([.key("new")], with: .array([.object(["deep": .null])]))
    for (path, value) in tree.places() where !value.members.isEmpty {
      guard path.last?.isFreeForm != true else { continue }
      widened = widened.replacing((path + [.key("new")])[...], with: .string("ignored"))
    }
    try expectEqual(ResultDocument(bytes: try widened.bytes, name: "widened"), .example)
    // Every integer survives.
    for value in [Int.min, -1, 0, 1, 9, 10, 99, 100, Int.max] as [Int] {
      var document = ResultDocument.example
      document.plan.seed = value
      document.cases[0].samples.configureNanoseconds = [value, 7, value]
      let text = try document.encoded()
      expect(String(decoding: text, as: UTF8.self).contains("[\(value),7,\(value)]"))
      try expectEqual(ResultDocument(bytes: text, name: "example"), document)
    }
    // Every finite number survives, a whole one too.
    for value in [0, -0.0, 60, 59.94, 1e-7, .pi, 1e300, .leastNonzeroMagnitude] as [Double] {
      var document = ResultDocument.example
      document.plan.refreshHertz = value
      let read = try ResultDocument(bytes: try document.encoded(), name: "example")
      expectEqual(read.plan.refreshHertz.bitPattern, value.bitPattern)
    }
    // A number that JSON lacks is refused with its field.
    for value in [Double.nan, .infinity] as [Double] {
      var document = ResultDocument.example
      document.rankings[0].entries[1].low = value
      #expect(
        throws: DocumentError.notRepresentable(
          field: "rankings[0].entries[1].low",
          found: "\(value)"
        )
      ) {
        try document.encoded()
      }
    }
    // The group of a case is its name without the strategy.
    expectEqual(ResultDocument.Case.mutation.group, "reconfigure.fields+4of8/card/1000")
    var odd = ResultDocument.Case.mutation
    odd.id = "mutation/card/mutation/10"
    expectEqual(odd.group, "mutation/card/10")
    odd.id = "elsewhere"
    expectEqual(odd.group, "elsewhere")
  }
}
