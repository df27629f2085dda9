// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The options by which frames are judged and paced: what they do, and what they refuse.
@Suite(.startsPrograms) struct RulerOptionTests {
  private static func run(
    _ line: String,
    in workplace: borrowing Workplace,
    environment: [String: String] = [:]
  ) throws -> ToolProcess.Ending {
    try workplace.run(
      ["run", "--output", "a.json", "--data", "generated", "--quiet"] + ToolProcess.card
        + line.split(separator: " ").map(String.init),
      environment: environment
    )
  }

  @Test("options of the frame budget are refused where they cannot be obeyed")
  func whatCannotBeObeyedIsRefusedInOneSentence() throws {
    for (line, sentence) in [
      ("--app-share 0", "--app-share takes a share from 0.001 to 1, such as 0.5; found '0'"),
      ("--app-share 1.000001", "--app-share takes a share from 0.001 to 1"),
      ("--app-share 50%", "found '50%'"), ("--app-share -0.5", "--app-share"),
      ("--app-share nan", "found 'nan'"), ("--app-share 1e-1", "found '1e-1'"),
      ("--app-share", "--app-share needs a value"),
      ("--slowdown 0", "--slowdown takes a factor from 0.001 to 1000, such as 2.5; found '0'"),
      ("--slowdown 1000.1", "--slowdown takes a factor from 0.001 to 1000"),
      ("--slowdown x2", "found 'x2'"), ("--slowdown inf", "found 'inf'"),
      ("--slowdown 2 --slowdown 2", "--slowdown stands twice"),
      ("--pace brisk", "--pace takes tight, paced; found 'brisk'"),
      ("--pace", "--pace needs a value"),
      ("--instructions perf", "--instructions takes auto, callgrind; found 'perf'"),
      (
        "--instructions callgrind --instruction-rate 0",
        "--instruction-rate takes instructions per nanosecond from 0.001 to 1000, such as 3"
      ),
      ("--instruction-rate 3", "--instructions callgrind"),
      ("--instruction-rate 3 --instructions auto", "--instructions callgrind"),
      ("--budget 16 --app-share 0.5", "--refresh"),
    ] {
      let workplace = try Workplace()
      let ending = try Self.run(line, in: workplace).exited(64)
      expect(ending.output.isEmpty)
      expect(ending.error.hasPrefix("reuse-bench: "))
      expect(ending.error.contains(sentence), "\(ending.account)")
      try expect(workplace.names().allSatisfy { $0.hasPrefix(".talk-") })
    }
    for option in ["--app-share", "--slowdown", "--pace", "--instructions", "--instruction-rate"]
      as [String]
    {
      let workplace = try Workplace()
      for verb in ["list", "verify"] {
        let ending = try workplace.run([verb, option, "1"]).exited(64)
        expect(ending.error.contains("\(option) is an option of 'run'"), "\(ending.account)")
      }
    }
  }

  @Test("share, slowdown and pace change the deadline, and are labelled")
  func aShareOfThePeriodIsTheDeadline() throws {
    let workplace = try Workplace()
    try Self.run("--refresh 120 --app-share 0.25", in: workplace).exited(0)
    let document = try RulerDocument(path: workplace.file("a.json"))
    // A quarter of 1/120 s, rounded down.
    expectEqual(document.plan.budgetNanoseconds, 1_000_000_000 / 480)
    expectEqual(document.plan.appShare, 0.25)
    expectEqual(document.cases[0].frames?.deadlineNanoseconds, 1_000_000_000 / 480)
    // Vsyncs stay those of the display.
    let frames = try require(document.cases[0].frames)
    expectEqual(frames.durationNanoseconds, frames.intervalCount * 1_000_000_000 / 120)
    do {
      let workplace = try Workplace()
      try Self.run("--slowdown 1000 --refresh 1000", in: workplace).exited(0)
      let document = try RulerDocument(path: workplace.file("a.json"))
      expectEqual(document.plan.slowdown, "1000")
      expect(document.plan.instructionRate == nil)
      let found = document.cases[0]
      let frames = try require(found.frames)
      expect(frames.label.contains("1000"), "\(frames.label)")
      // The samples are as measured; the judgement is of a thousand times as much.
      let disturbed = Set(found.interference.wallFrames)
      let work = found.samples.frameWallNanoseconds.enumerated()
        .filter { !disturbed.contains($0.offset) }
        .map { $0.element * 1_000 }
      expectEqual(frames.frameCount, work.count)
      expectEqual(frames.lateCount, work.count { $0 > 1_000_000 })
      expectEqual(frames.latenessNanoseconds, work.reduce(0) { $0 + max(0, $1 - 1_000_000) })
      expectEqual(frames.overrunNanoseconds["max"], (work.max() ?? 0) - 1_000_000)
      let missed = work.reduce(0) { $0 + max(0, ($1 - 1) / 1_000_000) }
      expectEqual(frames.missedVsyncCount, missed)
      expect(found.modelled == nil)
    }
    do {
      let workplace = try Workplace()
      try Self.run("--slowdown 1.000 --app-share 1", in: workplace).exited(0)
      let document = try RulerDocument(path: workplace.file("a.json"))
      expect(document.plan.slowdown == nil)
      expectEqual(document.plan.appShare, 1)
      expect(document.cases[0].samples.wakeUpNanoseconds == nil)
      expect(document.cases[0].samples.frameInstructions == nil)
    }
  }

  @Test("paced frames wait for their vsyncs, and counts repeat")
  func pacedFramesWaitForTheirVsyncsAndAreAsMany() throws {
    let workplace = try Workplace()
    // A display of 1,000 Hz keeps the test short.
    try Self.run("--pace paced --refresh 1000", in: workplace).exited(0)
    let document = try RulerDocument(path: workplace.file("a.json"))
    expectEqual(document.plan.pace, "paced")
    let samples = document.cases[0].samples
    let wakeUps = try require(samples.wakeUpNanoseconds)
    expect(wakeUps.count >= samples.frameWallNanoseconds.count)
    expect(wakeUps.allSatisfy { $0 >= 0 })
    try Self.run("--pace tight", in: workplace).exited(0)
    try expectEqual(RulerDocument(path: workplace.file("a.json")).plan.pace, "tight")
    do {
      let workplace = try Workplace()
      try workplace.run(
        [
          "run", "--output", "a.json", "--data", "generated", "--quiet", "--suite", "full",
          "--pace",
          "paced",
        ]
          + ["--refresh", "1000", "--filter", "^scroll.steady/subtitle/(mutation|no-reuse)/1000$"]
      )
      .exited(0)
      let document = try RulerDocument(path: workplace.file("a.json"))
      expectEqual(document.cases.count, 2)
      for found in document.cases {
        let wakeUps = try require(found.samples.wakeUpNanoseconds, "a case was measured tight")
        expect(wakeUps.count >= found.samples.frameWallNanoseconds.count)
        // As many frames as the plan of paced frames asks for, in both processes.
        expectEqual(
          found.samples.frameWallNanoseconds.count,
          document.cases[0].samples.frameWallNanoseconds.count
        )
      }
    }
    do {
      let workplace = try Workplace()
      var found: [[String: Int]] = []
      for run in 0..<5 {
        // Neither the hash seed nor the size of the environment reaches the counts.
        try Self.run(
          "",
          in: workplace,
          environment: ["PADDING": String(repeating: "x", count: 1_000 * run)]
        )
        .exited(0)
        let document = try RulerDocument(path: workplace.file("a.json"))
        let counters = document.cases[0].counters
        for name in ["allocations", "retains", "bridgeRetains", "objectAllocations"] {
          expect(counters[name] != nil, "\(name)")
          expectEqual(document.cases[0].sources[name], "patched call slots")
        }
        expect((counters["retains"] ?? 0) > 0)
        // What is not seen in full is for reading, and says so.
        expect(counters["releases"] == nil && counters["frees"] == nil)
        expect(document.cases[0].observations["releases"] != nil)
        expect(document.cases[0].sources["releases"]?.contains("not seen") == true)
        found.append(counters)
      }
      expectEqual(Set(found).count, 1)
    }
  }
}
