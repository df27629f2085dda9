// SPDX-License-Identifier: Apache-2.0

import BenchReports
import BenchResults
import Foundation
import TestSupport
import Testing

@testable import ReuseBench

/// `report`: a stored document, printed again.
@Suite(.startsPrograms) struct ReportTests {
  /// A line that measures what takes the shortest time.
  private static let run =
    ["run", "--output", "a.json", "--data", "generated"] + ToolProcess.tinyPair

  @Test(
    "a stored document is printed again, short or in full, and what is none is called what it is"
  )
  func runDocument() throws {
    for form in [[], ["--full"]] as [[String]] {
      let workplace = try Workplace()
      let run = try workplace.run(Self.run + ["--markdown", "run.md"] + form)
      expectEqual(run.status, 0, "\(run.account)")
      let stored = try workplace.bytes(of: "a.json")
      let again = try workplace.run(["report", "a.json", "--markdown", "again.md"] + form).exited(0)
      expectEqual(again.output, run.output)
      expect(again.error.isEmpty)
      try expectEqual(workplace.bytes(of: "again.md"), workplace.bytes(of: "run.md"))
      try expectEqual(workplace.bytes(of: "a.json"), stored)
      let coloured = try workplace.run("report a.json --color always")
      expect(coloured.output.contains("\u{1B}["))
    }
    let short = StoredReportOptions(file: "a.json")
    let full = StoredReportOptions(file: "a.json", isFull: true)
    try expectEqual(CommandLineSamples.read("report a.json"), short)
    try expectEqual(CommandLineSamples.read("report --full a.json"), full)
    try expectEqual(CommandLineSamples.read("run --full"), RunOptions(isFull: true))
    let terminal = Terminal(outputDescriptor: -1, errorDescriptor: -1, environment: [:])
    expect(!ReportOptions(terminal, color: .never, isFull: false).isFull)
    expect(ReportOptions(terminal, color: .never, isFull: true).isFull)
    let workplace = try Workplace()
    try workplace.run(Self.run).exited(0)
    let measured = try ResultDocument(contentsOf: workplace.file("a.json"))
    var document = PairDocument(
      generator: measured.generator,
      environment: measured.environment,
      plan: BuildStub.pairPlan,
      base: PairDocument.Build(name: "first build", path: "/a"),
      head: PairDocument.Build(name: "second build", path: "/b")
    )
    document.voidReasons = ["the hypervisor took the processor"]
    try workplace.write(try document.encoded(), as: "pair.json")
    let ending = try workplace.run("report pair.json --markdown pair.md")
    expectEqual(ending.status, 0, "void or not, printing it is done: \(ending.account)")
    expect(ending.output.hasPrefix("base: first build\n"))
    expect(ending.output.contains("head: second build\n"))
    expect(ending.output.contains("the hypervisor took the processor"))
    let page = String(decoding: try workplace.bytes(of: "pair.md"), as: UTF8.self)
    expectEqual(page, PairReport(document).markdown())
    do {
      let workplace = try Workplace()
      let caseName = ToolProcess.cardCase
      let made = [
        ["snapshot", caseName, "--output", "frame.svg"], ["trace", caseName, "--output", "t.json"],
        ["list", "--suite", "smoke", "--json"], ["doctor", "--no-comparison", "--json"],
      ]
      let endings = try made.map { try workplace.run($0) }
      for ending in endings { expectEqual(ending.status, 0, "\(ending.account)") }
      try workplace.write(Array(endings[2].output.utf8), as: "list.json")
      try workplace.write(Array(endings[3].output.utf8), as: "doctor.json")
      try workplace.write(Array("main;f 3\n".utf8), as: "stacks.folded")
      try workplace.write(Array("{}".utf8), as: "empty.json")
      try workplace.write(Array("rubbish".utf8), as: "rubbish")
      let files = [
        ("frame.svg", 65, "is a picture"), ("t.json", 65, "is a trace"),
        ("list.json", 65, "list --json"), ("doctor.json", 65, "doctor --json"),
        ("stacks.folded", 65, "is folded stacks"),
        ("empty.json", 65, "has no field `schemaVersion`"),
        ("rubbish", 65, "rubbish:1:1: found"), ("missing.json", 66, "there is no such file"),
      ]
      for (name, status, words) in files {
        let ending = try workplace.run(["report", name, "--markdown", "m.md"])
        expectEqual(ending.status, Int32(status), "\(name): \(ending.account)")
        expect(ending.error.contains(words), "\(name): \(ending.account)")
        expect(ending.output.isEmpty)
      }
      try expect(!workplace.names().contains("m.md"))
      let replacing = try workplace.run("report t.json --markdown ./t.json")
      expectEqual(replacing.status, 64)
      expect(replacing.error.contains("would replace the file of FILE t.json"))
    }
  }
}
