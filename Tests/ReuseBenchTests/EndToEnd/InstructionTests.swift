// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Instructions by Callgrind: refused where it is missing, exact and repeatable where it is not.
@Suite(.startsPrograms) struct InstructionTests {
  private static let line =
    ["run", "--data", "generated", "--quiet", "--instructions", "callgrind"] + ToolProcess.card

  /// Whether Valgrind can be started from the PATH that the tool gets.
  private static let hasValgrind = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").contains { access("\($0)/valgrind", X_OK) == 0 }

  @Test("a missing or failing Valgrind is named, and nothing is measured")
  func withoutValgrindItSaysHowToInstallItAndMeasuresNothing() throws {
    let workplace = try Workplace()
    for path in ["", workplace.path, "/nonexistent:relative"] {
      let ending =
        try workplace.run(Self.line + ["--output", "a.json"], environment: ["PATH": path])
        .exited(69)
      expect(ending.error.contains("apt-get install valgrind"), "\(ending.account)")
      expect(ending.output.isEmpty)
      try expect(!workplace.names().contains("a.json"))
    }
    do {
      let workplace = try Workplace()
      for program in ["/bin/false", "/bin/echo"] {
        let link = workplace.file("valgrind")
        if try workplace.names().contains("valgrind") {
          try FileManager.default.removeItem(atPath: link)
        }
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: program)
        let ending = try workplace.run(
          Self.line + ["--output", "a.json"],
          environment: ["PATH": workplace.path, "TMPDIR": workplace.path]
        )
        expect(ending.status != 0 && ending.status != nil, "\(ending.account)")
        expect(ending.error.contains("valgrind"), "\(ending.account)")
        try expect(workplace.names().allSatisfy { !$0.hasPrefix(".reuse-bench-work-") })
      }
    }
  }

  @Test(.optimisedTool, .enabled(if: hasValgrind, "there is no 'valgrind' on PATH"))
  func twoRunsCountTheSameInstructions() throws {
    let workplace = try Workplace()
    var counts: [[String: Int]] = []
    for (folder, padding) in [("a", 0), ("a longer folder's nàme", 50_000)] {
      try FileManager.default.createDirectory(
        atPath: workplace.file(folder),
        withIntermediateDirectories: true
      )
      try workplace.run(
        Self.line + ["--output", "b.json"],
        preparation: "cd '\(folder.replacingOccurrences(of: "'", with: "'\\''"))';",
        environment: ["PADDING": String(repeating: "x", count: padding)]
      )
      .exited(0)
      let found = try RulerDocument(path: workplace.file(folder + "/b.json")).cases[0]
      expect((found.counters["instructions"] ?? 0) > 1_000)
      expect(found.sources["instructions"]?.hasPrefix("callgrind-") == true)
      expect(found.unavailable["instructions"] == nil)
      // Frames are counted one by one in any case; only a rate makes times of them.
      let sum = found.samples.frameInstructions?.reduce(0, +)
      expect(sum == found.counters["instructions"] && found.modelled == nil)
      counts.append(found.counters)
    }
    expectEqual(counts[0], counts[1])
  }

  @Test(.optimisedTool, .enabled(if: hasValgrind, "there is no 'valgrind' on PATH"))
  func modelledFramesAreAFunctionOfTheirInstructions() throws {
    let workplace = try Workplace()
    var found: [RulerDocument.Case] = []
    for name in ["a.json", "b.json"] {
      try workplace.run(
        Self.line + ["--output", name, "--instruction-rate", "2", "--budget", "0.01"]
      )
      .exited(0)
      let document = try RulerDocument(path: workplace.file(name))
      expectEqual(document.plan.instructionRate, "2")
      found.append(document.cases[0])
    }
    let instructions = try require(found[0].samples.frameInstructions)
    expect(!instructions.isEmpty && instructions.allSatisfy { $0 > 0 })
    expectEqual(found[0].counters, found[1].counters)
    expectEqual(found[1].samples.frameInstructions, instructions)
    expectEqual(found[0].modelled, found[1].modelled)
    expectEqual(found[0].counters["instructions"], instructions.reduce(0, +))
    let frames = try require(found[0].modelled)
    // At that rate a frame of some 27,000 instructions takes longer than that, so that there is lateness.
    expect(frames.lateCount > 0)
    Self.expectModelled(frames, areThoseOf: instructions, rate: 2, periodNanoseconds: 10_000)
  }

  /// Holds figures against integer arithmetic of this test's own (article FrameMetrics A2).
  private static func expectModelled(
    _ frames: RulerDocument.Frames,
    areThoseOf instructions: [Int],
    rate: Int,
    periodNanoseconds period: Int
  ) {
    // Rounded half up: floor(i / r + 1/2).
    let work = instructions.map { (2 * $0 + rate) / (2 * rate) }
    let missed = work.map { max(0, ($0 + period - 1) / period - 1) }
    let missedSum = missed.reduce(0, +)
    let intervals = missedSum + work.count
    expect(frames.label.contains("modelled at \(rate) instructions per ns"), "\(frames.label)")
    expectEqual(frames.deadlineNanoseconds, period)
    expectEqual(frames.frameCount, work.count)
    expectEqual(frames.lateCount, work.count { $0 > period })
    expectEqual(frames.frozenCount, work.count { $0 > 700_000_000 })
    expect(frames.missedVsyncCount == missedSum && frames.intervalCount == intervals)
    expectEqual(frames.hitchTimeNanoseconds, missedSum * period)
    expectEqual(frames.durationNanoseconds, intervals * period)
    expectEqual(frames.hitchRatio, 1_000 * Double(missedSum) / Double(intervals))
    expectEqual(frames.droppedPercent, 100 * Double(missedSum) / Double(intervals))
    expectEqual(frames.latenessNanoseconds, work.reduce(0) { $0 + max(0, $1 - period) })
    expectEqual(frames.overrunNanoseconds["max"], (work.max() ?? 0) - period)
    var streak = 0
    var longest = 0
    for nanoseconds in work {
      streak = nanoseconds > period ? streak + 1 : 0
      longest = max(longest, streak)
    }
    expectEqual(frames.longestLateStreak, longest)
  }

  @Test(.enabled(if: hasValgrind, "there is no 'valgrind' on PATH"), arguments: [SIGINT, SIGTERM])
  func aSignalWhileCallgrindRunsLeavesADocumentAndNoFolder(_ signal: Int32) throws {
    let workplace = try Workplace()
    let temporary = workplace.file("temporary")
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    let process = try ToolProcess(
      Self.line + ["--output", "a.json"],
      in: workplace,
      environment: ["TMPDIR": temporary]
    )
    // The folder of the copy for Valgrind appears when Callgrind's turn has come.
    var hasBegun = false
    let deadline = Date(timeIntervalSinceNow: 60)
    while !hasBegun, Date() < deadline {
      let names = try FileManager.default.contentsOfDirectory(atPath: temporary)
      hasBegun = names.contains { $0.hasPrefix(".reuse-bench-work-") }
      usleep(5_000)
    }
    expect(hasBegun)
    usleep(300_000)
    process.send(signal)
    try process.ending().exited(128 + signal)
    let found = try RulerDocument(path: workplace.file("a.json")).cases
    expect(found.count == 1 && !found[0].samples.frameWallNanoseconds.isEmpty)
    expect(found[0].counters["instructions"] == nil, "never 0, never a part of it")
    let left = try FileManager.default.contentsOfDirectory(atPath: temporary)
    expect(left.isEmpty, "\(left)")
  }
}
