// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchResults

/// Traces as JSON: what the trace-event format asks for, read by another parser.
@Suite struct TraceDocumentTests {
  private static func events(_ events: [TraceEvent]) throws -> [[String: Any]] {
    let bytes = TraceDocument(events, facts: ["case": "a \"b\" <c>\n\u{1}"]).bytes
    let tree = try require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    expectEqual(tree["displayTimeUnit"] as? String, "ms")
    expectEqual((tree["otherData"] as? [String: String])?["case"], "a \"b\" <c>\n\u{1}")
    return try require(tree["traceEvents"] as? [[String: Any]])
  }

  @Test func kindsAndOrder() throws {
    // Times are microseconds with their fractions, and each kind has its letter.
    let found = try Self.events([
      TraceEvent(
        .complete(durationNanoseconds: 1_234),
        "f",
        category: "c",
        at: 5_001,
        clock: .measured,
        track: 3,
        arguments: ["n": .count(7), "s": .text("\\"), "d": .figure(0.5)]
      ),
      TraceEvent(.instant, "i", category: "c", at: 6_000, clock: .modelled, track: 1),
      TraceEvent(.counter, "c", category: "c", at: 7_000, clock: .measured, track: 1),
    ])
    expectEqual(found.map { $0["ph"] as? String }, ["X", "i", "C"])
    expectEqual(found.map { $0["ts"] as? Double }, [5.001, 6, 7])
    expectEqual(found[0]["dur"] as? Double, 1.234)
    expect(found.map { $0["pid"] as? Int } == [1, 2, 1] && found[0]["tid"] as? Int == 3)
    let arguments = try require(found[0]["args"] as? [String: Any])
    expect(arguments["n"] as? Int == 7 && arguments["s"] as? String == "\\")
    expectEqual(found[1]["s"] as? String, "t")
    // Names come first, then events by time, a caller before what begins with it.
    func slice(_ name: String, _ start: Int, _ length: Int) -> TraceEvent {
      TraceEvent(
        .complete(durationNanoseconds: length),
        name,
        category: "",
        at: start,
        clock: .measured,
        track: 1
      )
    }
    let name = TraceEvent(
      .metadata,
      "process_name",
      category: "",
      at: 0,
      clock: .measured,
      track: 0
    )
    let order = try Self.events([
      slice("late", 9, 1), slice("inner", 2, 3), slice("outer", 2, 6), slice("first", 0, 2), name,
    ])
    expectEqual(
      order.compactMap { $0["name"] as? String },
      ["process_name", "first", "outer", "inner", "late"]
    )
  }
}
