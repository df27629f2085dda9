// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

/// Signals in the middle of a run: a valid document, an honest exit, nothing left behind.
@Suite(.startsPrograms) struct InterruptTests {
  /// Draws a moment, as a share of a span.
  private static func fraction(_ seed: UInt64) -> Double {
    var generator = SplitMix64(seed: seed)
    return .random(in: 0..<1, using: &generator)
  }

  /// Two groups, each with a control that is measured in a process of its own; quiet, for a busy machine
  /// takes so long that the tool would say how far it is.
  private static let line =
    ["run", "--suite", "smoke", "--strategy", "mutation,no-reuse", "--data", "generated"]
    + ["--rows", "30", "--filter", "^reconfigure.fields.0of9(.fresh)?/card/"]
    + ["--output", "a.json", "--quiet"]

  /// How many seconds the moments are spread over; the line takes about as long.
  private static let span = 2.5

  @Test("at any moment of a signal documents and limits are whole")
  func atAnyMomentTheDocumentIsValid() throws {
    for signal in [SIGINT, SIGTERM] as [Int32] {
      for seed in (0..<6 as Range<UInt64>) {
        let workplace = try Workplace()
        try workplace.write(Array("old".utf8), as: "a.json")
        let process = try ToolProcess(Self.line, in: workplace)
        let isWatching = try process.waitUntilWatching(signal)
        expect(isWatching, "seed \(seed): the process ended before it watched for signals")
        usleep(UInt32(Self.fraction(seed) * Self.span * 1e6))
        process.send(signal)
        // The end is that of all processes that were started, for each holds the pipes of the first.
        let ending = try process.ending()
        let document = try StableDocument(path: workplace.file("a.json"))
        expectEqual(document.schemaVersion, 1, "seed \(seed)")
        let isFinished = document.plan.isComplete && ending.status == 0
        expect(isFinished || ending.status == 128 + signal, "seed \(seed), \(ending.account)")
        expectEqual(document.plan.isComplete, (document.cases.count == 4), "seed \(seed)")
        expect([0, 2, 4].contains(document.cases.count), "seed \(seed): whole groups only")
        let isSaid = document.warnings.contains { $0.code == "interrupted" }
        expectEqual(isSaid, !document.plan.isComplete, "seed \(seed)")
        for found in document.cases {
          expect(!found.samples.frameWallNanoseconds.isEmpty, "seed \(seed)")
          expect(!found.samples.configureNanoseconds.isEmpty, "seed \(seed)")
        }
        try expect(workplace.names().allSatisfy { !$0.hasSuffix(".partial") }, "seed \(seed)")
        expect(ending.error.isEmpty, "seed \(seed), \(ending.account)")
      }
    }
    part: do {
      let workplace = try Workplace()
      try workplace.run(Self.line + ["--html", "a.html"]).exited(0)
      let (old, page) = (try workplace.bytes(of: "a.json"), try workplace.bytes(of: "a.html"))
      let process = try ToolProcess(Self.line + ["--html", "a.html"], in: workplace)
      try expect(process.waitUntilWatching(SIGINT))
      usleep(300_000)
      process.send(SIGINT)
      let ending = try process.ending()
      // A machine that was busy for a while may have been done before.
      guard ending.status != 0 else { break part }
      expectEqual(ending.status, 130, "\(ending.account)")
      try expectEqual(workplace.bytes(of: "a.json"), old)
      try expectEqual(workplace.bytes(of: "a.html"), page)
      let beside = try StableDocument(path: workplace.file("a.unfinished.json"))
      expect(!beside.plan.isComplete)
      try expect(workplace.names().contains("a.unfinished.html"))
      expect(
        ending.error.contains("a.json is of a finished one, which stays")
          && ending.error.contains("a.unfinished.json"),
        "\(ending.account)"
      )
    }
    for seed in (0..<4 as Range<UInt64>) {
      let workplace = try Workplace()
      let process = try ToolProcess(
        ["run", "--data", "generated", "--output", "a.json", "--quiet"] + ToolProcess.tiny
          + ["--limits", "limits.json", "--update-limits"],
        in: workplace
      )
      try expect(process.waitUntilWatching(SIGTERM))
      usleep(UInt32(Self.fraction(seed + 100) * Self.span * 1e6))
      process.send(SIGTERM)
      let ending = try process.ending()
      expect(ending.status == 143 || ending.status == 0, "seed \(seed), \(ending.account)")
      expect(!ending.error.contains("a case did not show"), "seed \(seed), \(ending.account)")
      try expectEqual(
        workplace.names().contains("limits.json"),
        (ending.status == 0),
        "seed \(seed)"
      )
    }
    for seed in (0..<6 as Range<UInt64>) {
      let workplace = try Workplace()
      let old = Data("old".utf8)
      try workplace.write(old, as: "a.json")
      let process = try ToolProcess(Self.line, in: workplace)
      usleep(UInt32(Self.fraction(seed) * 50_000))
      // Not SIGINT: what runs in the background may have been told to ignore that one.
      process.send(SIGTERM)
      let ending = try process.ending()
      if ending.signal == SIGTERM {
        try expectEqual(workplace.bytes(of: "a.json"), old, "seed \(seed)")
      } else {
        expectEqual(ending.status, 143, "seed \(seed), \(ending.account)")
        try expect(!StableDocument(path: workplace.file("a.json")).plan.isComplete)
      }
      try expect(workplace.names().allSatisfy { !$0.hasSuffix(".partial") }, "seed \(seed)")
    }
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aPairStopsWithItsBuilds(_ signal: Int32) throws {
    let workplace = try Workplace()
    // A build that answers what it has, and then measures for ever.
    let slow = try workplace.writeScript(
      """
      read request
      case "$request" in
        *describe*)
          echo '{"protocolVersion":1,"cases":["\(ToolProcess.tinyCase)"]}'
          exit ;;
      esac
      sleep 1000
      """,
      as: "slow"
    )
    let process = try ToolProcess(
      ["pair", "--base", slow, "--head", slow, "--pairs", "8", "--output", "pair.json"]
        + ToolProcess.tiny,
      in: workplace
    )
    try expect(process.waitUntilWatching(signal))
    usleep(300_000)
    process.send(signal)
    try process.ending().exited(128 + signal)
    try expect(!workplace.names().contains("pair.json"))
  }
}
