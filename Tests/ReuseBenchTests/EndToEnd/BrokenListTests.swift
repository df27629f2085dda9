// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Lists of a program's own whose code ends the process that plays them, or never returns: they end
/// nothing but their own cases.
@Suite(.serialized, .awaitsPrograms) struct BrokenListTests {
  private static let program: String = {
    let tool = URL(fileURLWithPath: ToolProcess.path)
    return tool.deletingLastPathComponent().appendingPathComponent("verify-fixtures").path
  }()

  /// Seconds of silence; a frame of an unoptimised build on a busy machine takes less.
  private static let limit = ["REUSE_BENCH_TURN_LIMIT": "4"]

  /// How a process of this program that was ended by a trap ends: by what the processor has for that.
  private static var trap: Regex<Substring> {
    #/was ended by signal \d+ \(.+\); what it said stands above/#
  }

  private static func played(_ strategy: String, _ list: String) -> String {
    "\(list)/\(strategy)/1000: the process that played the strategy \(strategy) of the list \(list)"
  }

  @Test("what ends or hangs is named, and all else is measured and verified", .optimisedTool)
  func run() async throws {
    let workplace = try Workplace()
    let ending =
      try await ToolProcess.runAwaited(
        [
          "run", "--suite", "smoke", "--filter", "^scroll.steady/broken/|^load.first-frame/broken/",
          "--output", "a.json", "--quiet",
        ],
        of: Self.program,
        in: workplace,
        environment: Self.limit
      )
      .exited(3)
    let document = try StableDocument(path: workplace.file("a.json"))
    expect(document.plan.isComplete)
    expectEqual(
      document.cases.map(\.id),
      [
        "scroll.steady/broken/right/1000", "scroll.steady/broken/prints/1000",
        "load.first-frame/broken/right/1000", "load.first-frame/broken/prints/1000",
      ]
    )
    expect(document.cases.allSatisfy { !$0.samples.frameWallNanoseconds.isEmpty })
    expectEqual(Set(document.rankings.map(\.group)).count, 2)
    let told = document.warnings.filter { $0.code == "list-ended" }.map(\.message)
    // What hangs is tried once, what ends the process in each group.
    try require(told.count == 5, "\(told)")
    for (place, workload) in [(0, "scroll.steady/"), (3, "load.first-frame/")] {
      expect(told[place].hasPrefix(workload + Self.played("traps", "broken") + " was ended"))
      expect(told[place].contains(Self.trap))
    }
    expectEqual(
      told[1],
      "scroll.steady/" + Self.played("never-returns", "broken")
        + " gave no sign of life for 4 s; the strategy is left out of what follows"
    )
    expectEqual(told[2], "scroll.steady/" + Self.played("exits", "broken") + " exited with 0")
    expectEqual(told[4], "load.first-frame/" + Self.played("exits", "broken") + " exited with 0")
    expect(ending.lines.first?.hasPrefix("Not measured: scroll.steady/broken/traps/1000: ") == true)
    // What cells print is talk, and no answer of the process that plays them.
    expect(ending.error.contains("\nshows 17\n") && !ending.output.contains("shows 17"))
    do {
      let workplace = try Workplace()
      try await ToolProcess.runAwaited(
        [
          "run", "--filter", "^reconfigure.fields.1of1.*/broken/(right|traps|exits)/", "--output",
          "a.json", "--quiet",
        ],
        of: Self.program,
        in: workplace,
        environment: Self.limit
      )
      .exited(3)
      let document = try StableDocument(path: workplace.file("a.json"))
      let groups = ["", "+setter-comparison-off"].map { "reconfigure.fields+1of1\($0)/broken/" }
      expectEqual(document.cases.map(\.id), groups.map { $0 + "right/1000" })
      let told = document.warnings.filter { $0.code == "list-ended" }.map(\.message)
      let expected = ["traps", "exits"].flatMap { name in groups.map { "\($0)\(name)/1000: " } }
      expectEqual(told.count, expected.count)
      for (sentence, opening) in zip(told, expected) { expect(sentence.hasPrefix(opening)) }
    }
    do {
      let ending =
        try await ToolProcess.runAwaited(
          ["verify", "--suite", "smoke", "--filter", "^scroll.steady/broken/", "--quiet"],
          of: Self.program,
          in: Workplace(),
          environment: Self.limit
        )
        .exited(3)
      let failures = ending.lines.filter { $0.hasPrefix("FAILED ") }
      try require(failures.count == 3, "\(failures)")
      for (failure, strategy) in zip(failures, ["traps", "never-returns", "exits"]) {
        expect(failure.hasPrefix("FAILED scroll.steady/" + Self.played(strategy, "broken")))
      }
      expect(failures[0].contains(Self.trap))
      expect(ending.output.hasPrefix("2 cases, "))
      expectEqual(ending.lines.last, "3 failed")
    }
    do {
      let workplace = try Workplace()
      try await ToolProcess.runAwaited(
        ["run", "--suite", "smoke", "--filter", "/broken-rows/", "--output", "a.json", "--quiet"],
        of: Self.program,
        in: workplace,
        environment: Self.limit
      )
      .exited(3)
      let document = try StableDocument(path: workplace.file("a.json"))
      expectEqual(document.cases.map(\.id), ["load.first-frame/broken-rows/right/1000"])
      let told = document.warnings.filter { $0.code == "list-ended" }.map(\.message)
      expect(
        told.first?
          .hasPrefix("broken-rows: the process that made rows of the list broken-rows was ended")
          == true
      )
      expectEqual(told.count, 3, "\(told)")
    }
    do {
      let start = Date()
      let ending = try await ToolProcess.runAwaited(
        ["verify", "--suite", "smoke", "--filter", "^scroll.steady/slow/", "--quiet"],
        of: Self.program,
        in: Workplace(),
        environment: ["REUSE_BENCH_TURN_LIMIT": "2"]
      )
      expectEqual(ending.status, 0, "\(ending.output) \(ending.account)")
      // Two thousand fills of three milliseconds.
      expect(-start.timeIntervalSinceNow > 5)
    }
  }

  @Test(
    "a baseline that ends its process is one case too: the others are not held against it",
    .optimisedTool,
    arguments: ["", "right/", "right-guarded/"]
  )
  func baseline(_ chosen: String) async throws {
    let workplace = try Workplace()
    let line = [
      "--suite", "smoke", "--filter", "^scroll.steady/broken-baseline/\(chosen)", "--quiet",
    ]
    let verified =
      try await ToolProcess.runAwaited(["verify"] + line, of: Self.program, in: workplace).exited(3)
    let failures = verified.lines.filter { $0.hasPrefix("FAILED ") }
    expectEqual(failures.count, 1, "\(failures)")
    let told = "scroll.steady/" + Self.played("traps", "broken-baseline") + " was ended by signal "
    expect(failures.first?.hasPrefix("FAILED " + told) == true)
    expect(failures.first?.hasSuffix("; others have no ratio without it") == true)
    expect(verified.output.hasPrefix(chosen.isEmpty ? "2 cases, " : "1 case, "))
    try await ToolProcess.runAwaited(
      ["run", "--output", "a.json"] + line,
      of: Self.program,
      in: workplace
    )
    .exited(3)
    let document = try StableDocument(path: workplace.file("a.json"))
    expectEqual(document.cases.count, chosen.isEmpty ? 2 : 1)
    expect(document.rankings.isEmpty)
    let warnings = document.warnings.filter { $0.code == "list-ended" }
    expect(warnings.count == 1 && warnings.first?.message.hasPrefix(told) == true)
  }

  @Test("a program without lists, fields or a limit, or that prints, is told so")
  func withoutFields() async throws {
    let ending =
      try await ToolProcess.runAwaited(
        ["list", "--suite", "smoke", "--cell", "broken-rows"],
        of: Self.program,
        in: Workplace()
      )
      .exited(0)
    expect(ending.lines.contains("scroll.steady/broken-rows/right/1000"))
    expect(!ending.output.contains("reconfigure"))
    do {
      let ending = try await ToolProcess.runAwaited(
        ["list"],
        of: Self.program,
        in: Workplace(),
        environment: ["VERIFY_FIXTURES": "nothing"]
      )
      expectEqual(ending.status, 64)
      expect(
        ending.error.hasPrefix("verify-fixtures: no list is registered: "),
        "\(ending.account)"
      )
    }
    do {
      let ending =
        try await ToolProcess.runAwaited(
          ["verify", "--suite", "smoke", "--filter", "^floor.empty/", "--quiet"],
          of: Self.program,
          in: Workplace(),
          environment: ["VERIFY_FIXTURES": "prints"]
        )
        .exited(0)
      expect(ending.output.hasSuffix("verified\n"))
      expectEqual(ending.error, "the main file prints\n")
    }
    for text in ["0", "0.9", "-1", "soon", "nan", "1e9", ""] as [String] {
      let ending = try await ToolProcess.runAwaited(
        ["verify", "--filter", "^floor.empty/", "--quiet"],
        of: Self.program,
        in: Workplace(),
        environment: ["REUSE_BENCH_TURN_LIMIT": text]
      )
      expectEqual(ending.status, 64)
      expectEqual(
        ending.error,
        "verify-fixtures: REUSE_BENCH_TURN_LIMIT is '\(text)', expected seconds from 1 to 86400\n"
      )
    }
  }

  @Test(
    "whatever ends a program, the process that it has play for ever ends with it",
    arguments: [("run", SIGINT), ("run", SIGTERM), ("run", SIGKILL), ("verify", SIGTERM)]
  )
  func interrupted(_ verb: String, _ signal: Int32) async throws {
    let workplace = try Workplace()
    let mark = "planted-\(UUID().uuidString)"
    let process = try ToolProcess(
      [verb, "--suite", "smoke", "--filter", "^scroll.steady/broken/never-returns/", "--quiet"]
        + (verb == "run" ? ["--output", "a.json"] : []),
      of: Self.program,
      in: workplace,
      environment: ["VERIFY_FIXTURES": mark]
    )
    let isWatching = try process.waitUntilWatching(SIGTERM)
    expect(isWatching)
    let deadline = Date(timeIntervalSinceNow: 60)
    while Self.processCount(mark) < 2, Date() < deadline {
      try await Task.sleep(for: .milliseconds(10))
    }
    expectEqual(Self.processCount(mark), 2, "one process asks, and one plays")
    // It reaches the fill that never returns.
    try await Task.sleep(for: .milliseconds(300))
    process.send(signal)
    let ending = try await process.endingAwaited()
    if signal == SIGKILL {
      expectEqual(ending.signal, SIGKILL)
    } else {
      expectEqual(ending.status, 128 + signal, "\(ending.account)")
    }
    if verb == "run", signal != SIGKILL {
      let document = try StableDocument(path: workplace.file("a.json"))
      expect(!document.plan.isComplete && document.cases.isEmpty)
      expect(document.warnings.contains { $0.code == "interrupted" })
    }
    // A killed process is there for a moment still.
    while Self.processCount(mark) > 0, Date() < deadline { usleep(10_000) }
    expectEqual(Self.processCount(mark), 0)
  }

  /// How many processes have the mark in their environment, those that are dead already left out.
  private static func processCount(_ mark: String) -> Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.count { name in
      guard Int(name) != nil,
        let environment = FileManager.default.contents(atPath: "/proc/\(name)/environ")
      else { return false }
      return environment.range(of: Data(mark.utf8)) != nil
    }
  }
}
