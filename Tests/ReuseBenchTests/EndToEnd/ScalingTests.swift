// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// `verify --scaling`: the exponent of every counter over the row count.
@Suite(.startsPrograms) struct ScalingTests {
  private static func verify(
    _ strategy: String,
    _ options: [String] = [],
    in workplace: borrowing Workplace
  ) throws -> ToolProcess.Ending {
    try workplace.run(
      ["verify", "--scaling", "--suite", "smoke", "--cell", "subtitle", "--strategy", strategy]
        + options
    )
  }

  @Test("the engine has exponent nothing, and a planted look-up is found", .optimisedTool)
  func theCorrectEngineHasExponentNothing() throws {
    let workplace = try Workplace()
    let ending = try Self.verify("mutation", in: workplace).exited(0)
    let traces = ending.lines.filter { $0.hasPrefix("scroll.") }
    // Steady, fling, jump, two oscillations and two rungs, along two traces each.
    expectEqual(traces.count, 14)
    for trace in traces { expect(trace.hasSuffix("counters, exponent 0"), "\(trace)") }
    do {
      let workplace = try Workplace()
      let ending =
        try Self.verify(
          "linear-lookup",
          ["--filter", "^scroll.jump(.window)?/subtitle/linear-lookup/"],
          in: workplace
        )
        .exited(3)
      let failures = ending.lines.filter { $0.hasPrefix("FAILED ") }
      expect(
        failures.contains { $0.contains("jump+window/subtitle/linear-lookup: retains is ") },
        "\(failures)"
      )
      expect(failures.allSatisfy { !$0.contains("cellsCreated") && !$0.contains("recycles") })
    }
  }

  @Test func itIsAnOptionOfVerifyAndNeedsTheRows() throws {
    let workplace = try Workplace()
    try workplace.run("run --scaling").exited(64)
    let file = try workplace.write(Array("{\"title\":\"one\"}\n".utf8), as: "rows.ndjson")
    let few = try Self.verify("mutation", ["--data", file], in: workplace).exited(64)
    expect(few.error.contains("100_000") || few.error.contains("100000"), "\(few.account)")
  }
}
