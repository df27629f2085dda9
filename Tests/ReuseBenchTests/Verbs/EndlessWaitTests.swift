// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import ReuseBench
@testable import ToolUnderTest

/// No wait is without end: the article Trust lists them.
@Suite(.startsPrograms) struct EndlessWaitTests {
  private static let line =
    ["run", "--data", "generated", "--quiet", "--output"]

  @Test("A pipe that nobody reads holds no run up against a signal", arguments: [SIGINT, SIGTERM])
  func outputWithoutAReader(_ signal: Int32) throws {
    let workplace = try Workplace()
    let process = try ToolProcess(
      Self.line + ["pipe"] + ToolProcess.tiny,
      in: workplace,
      preparation: "mkfifo pipe;"
    )
    try expect(process.waitUntilWatching(signal))
    // Long enough to be at the pipe where the machine is quick; where it is not, the case ends at once.
    usleep(1_500_000)
    process.send(signal)
    let ending = try process.ending()
    expectEqual(ending.status, 128 + signal, "\(ending.account)")
    expect(
      ending.error.contains("pipe: a signal ended the wait for a reader"),
      "\(ending.account)"
    )
    expect(!ending.output.isEmpty, "what finished is printed")
  }

  @Test("A reader that does not read the report holds no run up against a signal")
  func reportWithoutAReader() throws {
    let workplace = try Workplace()
    let process = try ToolProcess(
      Self.line + ["a.json"] + ToolProcess.tiny,
      in: workplace,
      // A pipe that is full, with a reader that never reads: this process.
      preparation: "mkfifo pipe; exec 7<>pipe; head -c 65536 /dev/zero >&7;",
      redirection: ">&7"
    )
    try expect(process.waitUntilWatching(SIGTERM))
    usleep(1_500_000)
    process.send(SIGTERM)
    let ending = try process.ending()
    expectEqual(ending.status, 143, "\(ending.account)")
    try expectEqual(StableDocument(path: workplace.file("a.json")).schemaVersion, 1)
  }

  @Test(
    "A perf that is not there, or does not answer at its pipes, holds no run up against a signal",
    arguments: ["mkfifo control answer;", "mkfifo control answer; exec 7<>control 8<>answer;"]
  )
  func silentPerf(_ preparation: String) throws {
    let workplace = try Workplace()
    let process = try ToolProcess(
      Self.line + ["a.json", "--perf-control", "control,answer"] + ToolProcess.tiny,
      in: workplace,
      preparation: preparation
    )
    usleep(1_500_000)
    process.send(SIGTERM)
    let ending = try process.ending()
    expect(ending.status == 143 || ending.signal == SIGTERM, "\(ending.account)")
    try expectEqual(workplace.names().filter { $0.hasSuffix(".partial") }, [])
  }

  @Test("Where no thread can be had, a run does not wait for one", .optimisedTool)
  func littleMemory() throws {
    for kilobytes in [90_000, 100_000, 110_000] {
      let workplace = try Workplace()
      let ending = try ToolProcess.run(
        Self.line + ["a.json"] + ToolProcess.tiny,
        in: workplace,
        preparation: "ulimit -v \(kilobytes);"
      )
      // Where the libraries of another system are larger, the loader says so.
      expect([0, 127].contains(ending.status), "\(kilobytes): \(ending.account)")
    }
  }

  @Test("Few files that may be opened are a sentence", arguments: [4, 5, 7, 10, 11, 20, 34])
  func fewDescriptors(_ count: Int) throws {
    let workplace = try Workplace()
    let ending = try ToolProcess.run(
      ["list", "--suite", "smoke"],
      in: workplace,
      preparation: "ulimit -n \(count);"
    )
    expectEqual(ending.status, 69, "\(ending.account)")
    expect(
      ending.error.contains("files can be opened here, and 32 are needed: Too many open files")
        || ending.error.contains("1 file can be opened here"),
      "\(ending.account)"
    )
  }

  @Test("A tool that hangs is ended, and a sentence says which")
  func hangingTool() {
    #expect {
      try FinishedTool("/bin/sh", ["-c", "sleep 1000"], limitSeconds: 0.1)
    } throws: { error in
      guard let failure = error as? ToolFailure else { return false }
      return failure.exit == .toolMissing
        && failure.message.contains("'/bin/sh -c' did not end within 0.1 s")
    }
  }

  @Test("A full disk is no missing perf")
  func fullDisk() throws {
    let workplace = try Workplace()
    _ = try workplace.writeScript(
      """
      [ "$1" = version ] && { echo 'perf version 6.1'; exit 0; }
      echo 'failed to write perf data, error: No space left on device' >&2; exit 1
      """,
      as: "perf"
    )
    _ = try workplace.writeScript("cat", as: "swift")
    let ending = try ToolProcess.run(
      ["profile", ToolProcess.tinyCase, "--event", "cpu-clock", "--output", "out"],
      in: workplace,
      environment: ["PATH": workplace.path + ":/usr/bin:/bin"]
    )
    expectEqual(ending.status, 74, "\(ending.account)")
    expect(
      ending.error.contains("the disk is full") && !ending.error.contains("install"),
      "\(ending.account)"
    )
  }

  @Test(
    "What cannot be read as input is status 66 in every verb",
    arguments: [
      "report .", "compare . .", "merge . .", "export . --format csv", "history add h .",
      "run --limits .", "history check a.txt", "profile CASE --event callgrind --against .",
    ]
  )
  func unreadable(_ line: String) throws {
    let workplace = try Workplace()
    try workplace.write(Array("text".utf8), as: "a.txt")
    let words = line.split(separator: " ").map { $0 == "CASE" ? ToolProcess.tinyCase : String($0) }
    let ending = try ToolProcess.run(words, in: workplace)
    expectEqual(ending.status, 66, "\(ending.account)")
    expect(!ending.error.isEmpty)
  }

  @Test("A process that is killed leaves nothing that the next run does not clear")
  func killed() throws {
    let workplace = try Workplace()
    let line = ["snapshot", ToolProcess.tinyCase, "--output", "a.svg"]
    try workplace.write([1], as: ".reuse-bench-1-ab.partial")
    try expectEqual(ToolProcess.run(line, in: workplace).status, 0)
    try expectEqual(workplace.names().filter { $0.hasPrefix(".reuse-bench") }, [])
  }
}
