// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What `run` measures, writes and prints.
@Suite(.startsPrograms) struct RunTests {
  private static func run(
    _ options: [String] = [],
    in workplace: borrowing Workplace,
    output: String = "a.json",
    redirection: String = "",
    environment: [String: String] = [:]
  ) throws -> ToolProcess.Ending {
    try workplace.run(
      ["run", "--output", output, "--data", "generated"] + ToolProcess.tinyPair + options,
      redirection: redirection,
      environment: environment
    )
  }

  @Test("a run counts and prints the same each time, without tools or reader too")
  func twoRunsCountAndShowTheSame() throws {
    let workplace = try Workplace()
    let first = try Self.run(in: workplace, output: "a.json")
    let second = try Self.run(in: workplace, output: "b.json")
    expect(first.status == 0 && second.status == 0, "\(first.account) \(second.account)")
    let (a, b) = (
      try StableDocument(path: workplace.file("a.json")),
      try StableDocument(path: workplace.file("b.json"))
    )
    for document in [a, b] {
      expectEqual(document.schemaVersion, 1)
      expect(document.plan.isComplete)
      expectEqual(document.plan.budgetNanoseconds, 1_000_000_000 / 60)
      expectEqual(document.cases.map(\.strategy), ["mutation", "configuration"])
      expectEqual(Set(document.rankings.map(\.phase)), ["configure", "frame"])
    }
    for (one, other) in zip(a.cases, b.cases) {
      expectEqual(one.counters, other.counters)
      expectEqual(one.digest, other.digest)
      expect(!one.counters.isEmpty)
      expectEqual(one.counters["staleCells"], 0)
      let samples = one.samples
      let kinds = [
        samples.frameWallNanoseconds, samples.frameCPUNanoseconds, samples.configureNanoseconds,
      ]
      expect(kinds.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0 >= 0 } })
    }
    expectEqual(a.cases[0].digest, a.cases[1].digest, "both strategies show the same")
    expect(a.generator.gitCommit == nil, "the folder is in no repository")
    do {
      let workplace = try Workplace()
      let ending = try Self.run(["--full"], in: workplace, environment: ["COLUMNS": "80"])
      expectEqual(ending.status, 0)
      expect(ending.error.isEmpty, "no bar where nobody watches: \(ending.account)")
      expect(!ending.output.contains("\u{1B}"), "no colours where nobody watches")
      expect(!ending.output.contains("\r"))
      expect(ending.output.hasPrefix("reuse-bench "))
      expect(ending.output.contains("written to a.json"))
      for line in ending.lines { expect(line.count <= 80, "\(line)") }
    }
    do {
      let workplace = try Workplace()
      // The reader is gone before the first line comes.
      let ending = try Self.run(in: workplace, redirection: "| true; exit 0")
      expectEqual(ending.status, 0)
      expect(ending.error.isEmpty, "\(ending.account)")
      try expect(StableDocument(path: workplace.file("a.json")).plan.isComplete)
    }
    do {
      let workplace = try Workplace()
      let ending =
        try Self.run(
          in: workplace,
          output: "grüße.json",
          environment: ["PATH": "", "LC_ALL": "C", "HOME": "/nonexistent"]
        )
        .exited(0)
      expect(ending.output.utf8.allSatisfy { $0 < 0x80 }, "ASCII where the locale is ASCII")
      let document = try StableDocument(path: workplace.file("grüße.json"))
      expect(document.generator.gitCommit == nil)
    }
    do {
      let workplace = try Workplace()
      try Self.run(["--seed", String(Int64.max)], in: workplace).exited(0)
      try expectEqual(StableDocument(path: workplace.file("a.json")).plan.seed, Int.max)
    }
  }

  @Test(
    .optimisedTool,
    arguments: [
      ("--color always", [:], true), ("--color always", ["NO_COLOR": "1"], true),
      ("--color never", [:], false), ("--quiet", [:], false), ("--quiet", ["NO_COLOR": "1"], false),
    ]
  )
  func coloursAreAsAsked(
    _ options: String,
    _ environment: [String: String],
    _ isColoured: Bool
  ) throws {
    let workplace = try Workplace()
    let ending =
      try Self.run(
        options.split(separator: " ").map(String.init),
        in: workplace,
        environment: environment
      )
      .exited(0)
    expectEqual(ending.output.contains("\u{1B}["), isColoured)
    expect(ending.error.isEmpty)
  }

  /// A terminal gets a bar, which is gone in the end, and colours, unless they are not wanted.
  @Test(arguments: [([:], true), (["NO_COLOR": "1"], false), (["TERM": "dumb"], false)])
  func aTerminalGetsABarAndColours(_ environment: [String: String], _ isColoured: Bool) throws {
    let workplace = try Workplace()
    let script = "/usr/bin/script"
    guard FileManager.default.isExecutableFile(atPath: script) else { return }
    let inner =
      "'\(ToolProcess.path)' run --output a.json --data generated --suite smoke --filter '\(ToolProcess.tinyFilter)'"
    let ending = try workplace.run(
      [],
      preparation: "\(script) -qec \"\(inner)\" /dev/null; exit 0;",
      environment: ["TERM": "xterm", "COLUMNS": "80"].merging(environment) { $1 }
    )
    expect(ending.output.contains("\r"), "\(ending.account)")
    expectEqual(ending.output.contains("\u{1B}["), isColoured)
    expect(ending.output.contains("written to a.json"))
  }

  @Test(
    .optimisedTool,
    arguments: [
      (["--budget", "16"], 16_000_000), (["--budget", "0.001"], 1_000),
      (["--refresh", "1000"], 1_000_000), (["--refresh", "59.94"], 16_683_350),
      (["--refresh", "120"], 8_333_333),
    ]
  )
  func theBudgetIsWhatWasAskedFor(_ options: [String], _ nanoseconds: Int) throws {
    let workplace = try Workplace()
    try Self.run(options, in: workplace).exited(0)
    let document = try StableDocument(path: workplace.file("a.json"))
    expectEqual(document.plan.budgetNanoseconds, nanoseconds)
  }
}
