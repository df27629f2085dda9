// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation
import TestSupport
import Testing

/// `profile`: what the tools of the system see of a case, and what it says where they cannot.
@Suite(.startsPrograms) struct ProfileTests {
  private static let folder = "out"

  static func has(_ tool: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { access("\($0)/\(tool)", X_OK) == 0 }
  }

  /// Whether perf may sample here, which containers often forbid.
  static let perfWorks: Bool = {
    guard has("perf"), let workplace = try? Workplace() else { return false }
    let ending = try? workplace.run(
      ["-c", "perf record -q -e cpu-clock -o perf.data -- true"],
      of: "/bin/sh"
    )
    return ending?.status == 0
  }()

  private static func stacks(_ workplace: borrowing Workplace, _ name: String) throws
    -> FoldedStacks
  {
    try FoldedStacks(path: workplace.file(name))
  }

  /// The weight of the measured frames of each phase.
  private static func phases(_ stacks: FoldedStacks) -> [ProfilePhase: Int] {
    PhaseCost.all(of: stacks).reduce(into: [:]) { $0[$1.phase] = $1.total }
  }

  @Test(
    "Callgrind counts the same instructions twice, all phases of a table among them",
    .optimisedTool,
    .enabled(if: has("valgrind"), "there is no 'valgrind' on PATH")
  )
  func callgrind() throws {
    let workplace = try Workplace()
    let name = "scroll.steady/card/configuration-diffing/100"
    for folder in ["a", "b"] {
      let ending =
        try workplace.run(["profile", name, "--event", "callgrind", "--output", folder]).exited(0)
      expect(ending.output.contains("100% of them in measured frames"), "\(ending.output)")
    }
    try expectEqual(workplace.bytes(of: "a/stacks.folded"), workplace.bytes(of: "b/stacks.folded"))
    try expectEqual(workplace.bytes(of: "a/flame.svg"), workplace.bytes(of: "b/flame.svg"))
    let stacks = try Self.stacks(workplace, "a/stacks.folded")
    let phases = Self.phases(stacks)
    for phase in ProfilePhase.allCases where phase != .harness && phase != .broken {
      expect((phases[phase] ?? 0) > 0, "no stack is in \(phase)")
    }
    expect(stacks.stacks.allSatisfy { $0.frames.allSatisfy { !$0.hasPrefix("$s") } })
    // The same frames counted one by one, by another way through another reader.
    try workplace.run(
      ["run", "--suite", "full", "--rows", "100", "--filter", "^\(name)$"]
        + ["--instructions", "callgrind", "--quiet", "--output", "run.json"]
    )
    .exited(0)
    let counted = try require(
      try RulerDocument(path: workplace.file("run.json")).cases[0].counters["instructions"]
    )
    let profiled = stacks.below(ProfilePhase.measuredFrame).total
    expect(abs(Double(profiled) / Double(counted) - 1) < 0.01, "\(profiled) and \(counted)")
  }

  @Test(
    "DHAT sees the allocations that the hooks count",
    .optimisedTool,
    .enabled(if: has("valgrind"), "there is no 'valgrind' on PATH")
  )
  func allocations() throws {
    let workplace = try Workplace()
    // Tables of their own, so that it does not matter which rounds were played before.
    let name = "load.first-frame/subtitle/mutation/8"
    try workplace.run(["profile", name, "--event", "allocations", "--output", Self.folder])
      .exited(0)
    try workplace.run(
      ["run", "--suite", "full", "--rows", "8", "--filter", "^\(name)$", "--quiet"]
        + ["--output", "run.json"]
    )
    .exited(0)
    let counted = try require(
      try RulerDocument(path: workplace.file("run.json")).cases[0].counters["allocations"]
    )
    let profiled = try Self.stacks(workplace, Self.folder + "/stacks.folded").total
    expectEqual(profiled, counted)
  }

  @Test(
    "perf's samples lie in measured frames, with names",
    .enabled(if: perfWorks, "perf is missing or may not sample here")
  )
  func perf() throws {
    let workplace = try Workplace()
    try workplace.run(
      ["profile", "scroll.fling/heavy/mutation/1000", "--event", "cpu-clock:u", "--seconds", "1"]
        + ["--output", Self.folder]
    )
    .exited(0)
    let stacks = try Self.stacks(workplace, Self.folder + "/stacks.folded")
    let frames = stacks.below(ProfilePhase.measuredFrame)
    expect(stacks.total > 300, "of some 2,000 a second")
    expect(Double(frames.total) > 0.9 * Double(stacks.total))
    expect((Self.phases(stacks)[.configure] ?? 0) > 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: workplace.file(Self.folder))
    expectEqual(names.sorted(), ["flame.svg", "perf.data", "stacks.folded"])
  }

  @Test(
    "two strategies are profiled in one call and compared",
    .optimisedTool,
    .enabled(if: has("valgrind"), "there is no 'valgrind' on PATH")
  )
  func strategies() throws {
    let workplace = try Workplace()
    let ending =
      try workplace.run(
        ["profile", "scroll.steady/subtitle/mutation/100", "--event", "callgrind"]
          + ["--strategy", "mutation,configuration-diffing", "--output", Self.folder]
      )
      .exited(0)
    expect(ending.output.contains("configuration-diffing/100 against mutation"))
    let base = try Self.stacks(workplace, Self.folder + "/mutation/stacks.folded")
    let head = try Self.stacks(workplace, Self.folder + "/configuration-diffing/stacks.folded")
    expect(base != head)
    let picture = try workplace.bytes(of: Self.folder + "/difference.svg")
    expect(String(decoding: picture, as: UTF8.self).contains("</svg>"))
    // The other one again, against the stacks of the first: the same difference.
    try workplace.run(
      ["profile", "scroll.steady/subtitle/configuration-diffing/100", "--event", "callgrind"]
        + ["--base", Self.folder + "/mutation/stacks.folded", "--output", "again"]
    )
    .exited(0)
    try expectEqual(Self.stacks(workplace, "again/stacks.folded"), head)
  }

  @Test("missing and bad tools are told with a remedy")
  func missingTools() throws {
    let workplace = try Workplace()
    let lines = [
      (["--event", "cpu-clock"], "apt-get install linux-perf"),
      (["--event", "callgrind"], "apt-get install valgrind"),
      (["--event", "allocations"], "apt-get install valgrind"),
    ]
    _ = try workplace.writeScript("exit 1", as: "swift")
    for (options, remedy) in lines {
      let ending =
        try workplace.run(
          ["profile", ToolProcess.cardCase, "--output", Self.folder] + options,
          environment: ["PATH": workplace.path]
        )
        .exited(69)
      expect(ending.error.contains(remedy), "\(ending.account)")
      try expect(Self.left(in: workplace).isEmpty)
    }
    for (lines, status, remedy) in [
      ("echo 'Error: unknown option `control=fifo' >&2; exit 129", 69, "too old"),
      ("echo 'perf_event_open: Operation not permitted' >&2; exit 255", 69, "sysctl"),
      ("echo 'event syntax error: x' >&2; exit 129", 64, "perf list"),
      ("exit 3", 69, "it said nothing"), ("echo rubbish", 69, "could not record"),
    ] as [(String, Int32, String)] {
      let workplace = try Workplace()
      _ = try workplace.writeScript(
        "[ \"$1\" = version ] && { echo 'perf version 6.1'; exit 0; }\n\(lines)",
        as: "perf"
      )
      _ = try workplace.writeScript("cat", as: "swift")
      let ending =
        try workplace.run(
          ["profile", ToolProcess.cardCase, "--event", "cpu-clock", "--output", Self.folder],
          environment: ["PATH": workplace.path + ":/usr/bin:/bin"]
        )
        .exited(status)
      expect(ending.error.contains(remedy), "\(ending.account)")
      try expect(Self.left(in: workplace).isEmpty)
    }
  }

  @Test("a bad base, and options that make no sense together, are refused")
  func badBase() throws {
    for (name, status, sentence) in [
      ("missing.folded", 66, "missing.folded"), ("rubbish.folded", 65, "line 1"),
      ("other.folded", 65, "none of its 1 stacks"), ("out/stacks.folded", 64, "--base"),
    ] as [(String, Int32, String)] {
      let workplace = try Workplace()
      try workplace.write(Array("rubbish\n".utf8), as: "rubbish.folded")
      try workplace.write(Array("main;f 3\n".utf8), as: "other.folded")
      try FileManager.default.createDirectory(
        atPath: workplace.file("out"),
        withIntermediateDirectories: true
      )
      let frames = "\(ProfilePhase.measuredFrame);f 3\n"
      try workplace.write(Array(frames.utf8), as: "out/stacks.folded")
      let ending =
        try workplace.run(
          ["profile", ToolProcess.cardCase, "--event", "callgrind"]
            + ["--base", name, "--output", Self.folder]
        )
        .exited(status)
      expect(ending.error.contains(sentence), "\(ending.account)")
      try expectEqual(workplace.bytes(of: "out/stacks.folded"), Data(frames.utf8))
    }
    let workplace = try Workplace()
    let name = "\u{202E}a\u{1B}[31m.folded"
    try workplace.write(Array("\u{1B}[31m\u{7}\0\rb\u{202E}\n".utf8), as: name)
    let ending =
      try workplace.run(["profile", ToolProcess.cardCase, "--event", "callgrind", "--base", name])
      .exited(65)
    expect(ending.error.contains("line 1: found"))
    expect(!ending.error.unicodeScalars.contains { $0 != "\n" && PrintableText.steers($0) })
    for (options, sentence) in [
      (["--event", "callgrind", "--seconds", "3"], "--seconds is about samples"),
      (["--event", "allocations", "--call-graph", "fp"], "--call-graph is about samples"),
      (["--strategy", "mutation"], "two strategies"),
      (["--strategy", "mutation,mutation"], "mutation"),
      (["--strategy", "mutation,configuration", "--base", "a"], "--base"),
      (["--event", "a,b"], "callgrind, allocations or one event of perf"),
      (["--frequency", "0"], "a whole number from 1"), (["--call-graph", "lbr"], "fp"),
    ] as [([String], String)] {
      let workplace = try Workplace()
      let ending = try workplace.run(["profile", ToolProcess.cardCase] + options)
      expectEqual(ending.status, 64, "\(ending.account)")
      expect(ending.error.contains(sentence), "\(ending.account)")
    }
  }

  @Test("a signal while a tool runs leaves no file behind", arguments: [SIGINT, SIGTERM])
  func interruption(_ signal: Int32) throws {
    let workplace = try Workplace()
    _ = try workplace.writeScript(
      """
      [ "$1" = version ] && { echo 'perf version 6.1'; exit 0; }
      : >"$(dirname "$0")/started"; exec sleep 1000
      """,
      as: "perf"
    )
    _ = try workplace.writeScript("cat", as: "swift")
    let process = try ToolProcess(
      ["profile", ToolProcess.cardCase, "--event", "cpu-clock", "--output", Self.folder],
      in: workplace,
      environment: ["PATH": workplace.path + ":/usr/bin:/bin"]
    )
    for _ in 0..<600 {
      if try workplace.names().contains("started") { break }
      usleep(100_000)
    }
    process.send(signal)
    try process.ending().exited(128 + signal)
    try expect(Self.left(in: workplace).isEmpty)
  }

  /// What lies in the folder of the profile.
  private static func left(in workplace: borrowing Workplace) throws -> [String] {
    let path = workplace.file(folder)
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: path)
  }
}
