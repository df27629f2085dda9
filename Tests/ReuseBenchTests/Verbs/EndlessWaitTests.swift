// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
import TestSupport
import Testing

@testable import ReuseBench

/// No wait is without end: the article Trust lists them.
@Suite(.startsPrograms) struct EndlessWaitTests {
  private static let line = ["run", "--data", "generated", "--quiet", "--output"]

  @Test("nobody who does not read or answer holds a run up against a signal")
  func outputWithoutAReader() throws {
    for signal in [SIGINT, SIGTERM] as [Int32] {
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
      let ending = try process.ending().exited(128 + signal)
      expect(
        ending.error.contains("pipe: a signal ended the wait for a reader"),
        "\(ending.account)"
      )
      expect(!ending.output.isEmpty, "what finished is printed")
    }
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
    try process.ending().exited(143)
    try expectEqual(StableDocument(path: workplace.file("a.json")).schemaVersion, 1)
    for preparation in [
      "mkfifo control answer;", "mkfifo control answer; exec 7<>control 8<>answer;",
    ] as [String] {
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
  }

  @Test("Where no thread can be had, a run does not wait for one", .optimisedTool)
  func littleMemory() throws {
    for kilobytes in [90_000, 100_000, 110_000] {
      let workplace = try Workplace()
      let ending = try workplace.run(
        Self.line + ["a.json"] + ToolProcess.tiny,
        preparation: "ulimit -v \(kilobytes);"
      )
      // Where the libraries of another system are larger, the loader says so.
      expect([0, 127].contains(ending.status), "\(kilobytes): \(ending.account)")
    }
  }

  @Test("a tool that hangs, a full disk, few files and unreadable input are sentences")
  func fewDescriptors() throws {
    for count in [4, 5, 7, 10, 11, 20, 34] as [Int] {
      let workplace = try Workplace()
      let ending =
        try workplace.run("list --suite smoke", preparation: "ulimit -n \(count);").exited(69)
      expect(
        ending.error.contains("files can be opened here, and 32 are needed: Too many open files")
          || ending.error.contains("1 file can be opened here"),
        "\(ending.account)"
      )
    }
    #expect {
      try ProcessResult.ofTool("/bin/sh", ["-c", "sleep 1000"], limitSeconds: 0.1)
    } throws: { error in
      guard let failure = error as? ToolFailure else { return false }
      return failure.exit == .toolMissing
        && failure.message.contains("'/bin/sh -c' did not end within 0.1 s")
    }
    let workplace = try Workplace()
    _ = try workplace.writeScript(
      """
      [ "$1" = version ] && { echo 'perf version 6.1'; exit 0; }
      echo 'failed to write perf data, error: No space left on device' >&2; exit 1
      """,
      as: "perf"
    )
    _ = try workplace.writeScript("cat", as: "swift")
    let ending =
      try workplace.run(
        ["profile", ToolProcess.tinyCase, "--event", "cpu-clock", "--output", "out"],
        environment: ["PATH": workplace.path + ":/usr/bin:/bin"]
      )
      .exited(74)
    expect(
      ending.error.contains("the disk is full") && !ending.error.contains("install"),
      "\(ending.account)"
    )
    for line in [
      "report .", "compare . .", "merge . .", "export . --format csv", "history add h .",
      "run --limits .", "history check a.txt", "profile CASE --event callgrind --base .",
    ] as [String] {
      let workplace = try Workplace()
      try workplace.write(Array("text".utf8), as: "a.txt")
      let words = line.split(separator: " ")
        .map { $0 == "CASE" ? ToolProcess.tinyCase : String($0) }
      let ending = try workplace.run(words).exited(66)
      expect(!ending.error.isEmpty)
    }
    do {
      let workplace = try Workplace()
      let line = ["snapshot", ToolProcess.tinyCase, "--output", "a.svg"]
      try workplace.write([1], as: ".reuse-bench-1-ab.partial")
      try expectEqual(workplace.run(line).status, 0)
      try expectEqual(workplace.names().filter { $0.hasPrefix(".reuse-bench") }, [])
    }
  }
}
