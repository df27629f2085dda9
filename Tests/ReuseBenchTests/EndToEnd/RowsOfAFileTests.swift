// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Rows of a user's file: how many, from where, and what is said about them.
@Suite(.startsPrograms) struct RowsOfAFileTests {
  private static func ndjson(rowCount: Int) -> [UInt8] {
    (0..<rowCount).flatMap { Array("{\"title\":\"Row \($0)\",\"body\":\"\($0 * $0)\"}\n".utf8) }
  }

  private static let line = ["run", "--suite", "smoke", "--output", "a.json", "--filter"]
  private static let filter = "^scroll.steady/subtitle/mutation/"

  @Test("rows of a file stand in for more, and the report says so")
  func theRowsOfTheFileStandInForMoreAndTheReportSaysSo() throws {
    let workplace = try Workplace()
    try workplace.write(Self.ndjson(rowCount: 37), as: "thirty seven.ndjson")
    let ending =
      try workplace.run(Self.line + [Self.filter, "--data", "thirty seven.ndjson", "--full"])
      .exited(0)
    let document = try StableDocument(path: workplace.file("a.json"))
    expectEqual(document.cases.map(\.rows), [37])
    expectEqual(document.plan.dataset.name, "thirty seven.ndjson")
    expectEqual(document.plan.dataset.rowCount, 37)
    let warning = try require(document.warnings.first { $0.code == "rows-fitted" })
    expectEqual(warning.message, "the file has 37 rows, which stand in place of 100, 1000")
    expect(ending.output.contains(warning.message))
    expect(ending.error.isEmpty)
  }

  @Test(arguments: [
    ("38", Int32(64), "rows.ndjson has 37 rows, and a case asks for 38; give --rows 37 or fewer"),
    ("1,38", 64, "give --rows 37 or fewer"),
    ("0", 64, "a whole number from 1"), ("-5", 64, "found '-5'"), ("37.0", 64, "found '37.0'"),
  ])
  func rowsThatTheFileDoesNotHaveAreRefused(
    _ rows: String,
    _ status: Int32,
    _ sentence: String
  ) throws {
    let workplace = try Workplace()
    try workplace.write(Self.ndjson(rowCount: 37), as: "rows.ndjson")
    for verb in ["run", "verify"] {
      let ending =
        try workplace.run([verb, "--suite", "smoke", "--data", "rows.ndjson", "--rows", rows])
        .exited(status)
      expect(ending.error.contains(sentence), "\(ending.account)")
      expect(ending.output.isEmpty)
    }
  }

  @Test func aFilterOnRowsThatTheFileDoesNotHaveSaysWhy() throws {
    let workplace = try Workplace()
    try workplace.write(Self.ndjson(rowCount: 37), as: "rows.ndjson")
    let ending = try workplace.run(Self.line + [Self.filter + "100$", "--data", "rows.ndjson"])
    expectEqual(ending.status, 5)
    expect(ending.error.contains("the file has 37 rows"), "\(ending.account)")
  }

  @Test("lists and controls of few rows are measured", .optimisedTool)
  func aListThatFitsTheScreenIsMeasured() throws {
    for rowCount in [1, 2, 18, 19, 20, 21] as [Int] {
      let workplace = try Workplace()
      try workplace.run(
        ["run", "--output", "a.json", "--rows", String(rowCount)] + [
          "--suite", "smoke", "--filter", "^scroll.steady/subtitle/(mutation|configuration)/",
        ]
      )
      .exited(0)
      let document = try StableDocument(path: workplace.file("a.json"))
      expectEqual(document.cases.map(\.rows), [rowCount, rowCount])
      expect(document.cases.allSatisfy { !$0.samples.frameWallNanoseconds.isEmpty })
    }
    let workplace = try Workplace()
    try workplace.write(Self.ndjson(rowCount: 30), as: "-dash.ndjson")
    let line =
      ["run", "--suite", "smoke", "--strategy", "mutation,no-reuse", "--output", "a.json"]
      + ["--filter", "^scroll.steady/subtitle/"]
    for (option, redirection) in [
      ("--data=-dash.ndjson", ""), ("--data=/dev/stdin", "<./-dash.ndjson"),
    ] {
      let ending = try workplace.run(line + [option], redirection: redirection)
      expectEqual(ending.status, 0, "\(ending.account)")
      let document = try StableDocument(path: workplace.file("a.json"))
      expectEqual(document.cases.map(\.strategy), ["mutation", "no-reuse"])
    }
  }

  @Test("a pipe is read once, or refused; a hundred million rows are the most")
  func aPipeIsReadOnce() throws {
    for (path, preparation) in [
      ("/dev/stdin", "cat rows.ndjson |"),
      ("rows.pipe", "mkfifo rows.pipe; cat rows.ndjson > rows.pipe &"),
    ] as [(String, String)] {
      let workplace = try Workplace()
      try workplace.write(Self.ndjson(rowCount: 37), as: "rows.ndjson")
      let ending = try workplace.run(
        ["verify", "--suite", "smoke", "--filter", Self.filter, "--data", path],
        preparation: preparation,
        redirection: "2>&1"
      )
      expectEqual(ending.status, 0, "\(ending.output)")
      expect(ending.output.contains("the file has 37 rows"), "\(ending.output)")
    }
    let workplace = try Workplace()
    try workplace.write(Self.ndjson(rowCount: 37), as: "rows.ndjson")
    let ending =
      try workplace.run(
        "run --suite smoke --strategy mutation,no-reuse --data /dev/stdin",
        preparation: "cat rows.ndjson |"
      )
      .exited(64)
    expect(ending.error.contains("/dev/stdin can be read only once"), "\(ending.account)")
    for (name, data, status) in [
      ("scroll.steady/subtitle/mutation/10000001", "unicode", Int32(64)),
      ("scroll.steady/subtitle/mutation/100000001", "generated", 64),
      ("scroll.steady/subtitle/mutation/9223372036854775807", "generated", 64),
      ("scroll.steady/subtitle/mutation/100000000", "generated", 0),
    ] as [(String, String, Int32)] {
      let workplace = try Workplace()
      let ending = try workplace.run(["snapshot", name, "--data", data])
      expectEqual(ending.status, status, "\(ending.account)")
    }
  }
}
