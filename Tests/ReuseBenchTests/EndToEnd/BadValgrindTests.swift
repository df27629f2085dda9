// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// A Valgrind that does not count, or is not let: times that were measured stay, with the reason.
@Suite(.startsPrograms) struct BadValgrindTests {
  private static let line =
    ["run"] + ToolProcess.tiny + ["--instructions", "callgrind", "--output", "a.json"]

  @Test("times outlive a Valgrind that fails, and no folder stays")
  func broken() throws {
    for lines in ["exit 1", "echo rubbish", "exit 0"] as [String] {
      let workplace = try Workplace()
      _ = try workplace.writeScript(lines, as: "valgrind")
      try workplace.run(Self.line, environment: ["PATH": workplace.path + ":/usr/bin:/bin"])
        .exited(69)
      try Self.expectTimesAlone(in: workplace, because: "valgrind")
    }
    let workplace = try Workplace()
    _ = try workplace.writeScript("exit 1", as: "valgrind")
    try workplace.run(
      Self.line,
      environment: ["PATH": workplace.path + ":/usr/bin:/bin", "TMPDIR": "/dev/null"]
    )
    .exited(73)
    try Self.expectTimesAlone(in: workplace, because: "/dev/null")
    do {
      let workplace = try Workplace()
      let folder = try workplace.writeScript("exit 1", as: "valgrind") + ".folder"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      // In units of 512 or 1,024 bytes: enough for the document, too little for the program.
      try workplace.run(
        Self.line,
        preparation: "ulimit -f 2000;",
        environment: ["PATH": workplace.path + ":/usr/bin:/bin", "TMPDIR": folder]
      )
      .exited(73)
      try expect(FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
      try Self.expectTimesAlone(in: workplace, because: "copy of the program")
    }
  }

  @Test("a signal while Callgrind counts is said, with the times that were measured")
  func interrupted() throws {
    let workplace = try Workplace()
    _ = try workplace.writeScript(
      ": >\"$(dirname \"$0\")/started\"; exec sleep 1000",
      as: "valgrind"
    )
    let process = try ToolProcess(
      Self.line,
      in: workplace,
      environment: ["PATH": workplace.path + ":/usr/bin:/bin"]
    )
    for _ in 0..<600 {
      if try workplace.names().contains("started") { break }
      usleep(100_000)
    }
    try expect(workplace.names().contains("started"))
    process.send(SIGTERM)
    try process.ending().exited(143)
    let document = try Self.expectTimesAlone(in: workplace, because: "signal")
    expect(document.warnings.contains { $0.code == "interrupted" })
  }

  @discardableResult
  private static func expectTimesAlone(
    in workplace: borrowing Workplace,
    because word: String
  ) throws -> StableDocument {
    let document = try StableDocument(path: workplace.file("a.json"))
    expect(!document.plan.isComplete)
    let found = try require(document.cases.first)
    expect(!found.samples.frameWallNanoseconds.isEmpty)
    expect(found.counters["instructions"] == nil)
    let reason = try require(found.unavailable["instructions"])
    expect(reason.contains(word) && !reason.contains("--instructions callgrind"), "\(reason)")
    return document
  }
}
