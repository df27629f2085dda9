// SPDX-License-Identifier: Apache-2.0

import BenchReports
import BenchResults
import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import ReuseBench

/// `export`: a stored document, written for another program.
@Suite(.startsPrograms) struct ExportVerbTests {
  /// A folder with a document of two cases, which take the shortest time to measure.
  private static func measured() throws -> Workplace {
    let workplace = try Workplace()
    let run = try workplace.run(
      ["run", "--output", "a.json", "--data", "generated", "--quiet"] + ToolProcess.tinyPair
    )
    try require(run.status == 0, "\(run.account)")
    return workplace
  }

  @Test("every format goes to standard output and to a file, filtered or of a comparison")
  func formats() throws {
    for format in ExportFormat.allCases {
      let workplace = try Self.measured()
      let line = ["export", "a.json", "--format", format.rawValue]
      let shown = try workplace.run(line).exited(0)
      expect(!shown.output.isEmpty)
      let written = try workplace.run(line + ["--output", "out", "--quiet"])
      expectEqual(written.status, 0, "\(written.account)")
      expect(written.output.isEmpty && written.error.isEmpty, "\(written.account)")
      try expectEqual(workplace.bytes(of: "out"), Data(shown.output.utf8))
      let document = try ResultDocument(contentsOf: workplace.file("a.json"))
      switch format {
      case .csv:
        let times = document.cases.reduce(0) { $0 + $1.samples.frameWallNanoseconds.count }
        expectEqual(shown.lines.count { $0.contains(",frameWall,") }, times)
      case .markdown:
        let report = try workplace.run("report a.json --markdown page.md")
        expectEqual(report.status, 0)
        try expectEqual(workplace.bytes(of: "page.md"), Data(shown.output.utf8))
      case .githubActionBenchmark, .bmf, .gobench:
        let rounds = document.cases[0].samples.configureBatchCounts.count
        expect(rounds > 0 && document.plan.rounds == rounds)
        // Few frames carry no p99, and that is said.
        expect(shown.error.contains("reuse-bench: a.json: "), "\(shown.account)")
      }
    }
    let workplace = try Self.measured()
    let line = ["export", "a.json", "--quiet", "--format"]
    let names = try ResultDocument(contentsOf: workplace.file("a.json")).cases.map(\.id)
    let kept = try workplace.run(line + ["bmf", "--filter", "/mutation/"])
    expect(kept.output.contains(names[0]) && !kept.output.contains(names[1]))
    let none = try workplace.run(line + ["bmf", "--filter", "no-such-case"])
    expectEqual(none.status, 5, "\(none.account)")
    expect(none.error.contains("no case matches --filter 'no-such-case'; it has 2"))
    try workplace.run(line + ["markdown", "--filter", "."]).exited(64)
    do {
      let workplace = try Workplace()
      try workplace.write(try Self.pairs.encoded(), as: "pair.json")
      func export(_ format: String) throws -> ToolProcess.Ending {
        try workplace.run(["export", "pair.json", "--format", format])
      }
      try expectEqual(export("csv").lines.count, 5)
      try expectEqual(export("gobench").lines.count { $0.hasSuffix(" ns/frame") }, 4)
      try expectEqual(export("markdown").status, 0)
      for format in ["bmf", "github-action-benchmark"] {
        let refused = try export(format)
        expect(refused.status == 64 && refused.output.isEmpty, "\(refused.account)")
        expect(refused.error.contains("pair.json: is a comparison of two builds"))
        expect(refused.error.contains("take csv, markdown or gobench"))
      }
    }
  }

  /// Two pairs of one case.
  private static var pairs: PairDocument {
    let series = PairDocument.Comparison(
      verdict: .unchanged,
      ratio: 1,
      low: 0.99,
      high: 1.01,
      pValue: 1,
      smallestDetectableChange: 0.01,
      resampledDetectableChange: 0.01,
      baseNanoseconds: [100, 101],
      headNanoseconds: [102, 103]
    )
    var document = PairDocument(
      generator: BuildStub.generator(2),
      environment: BuildStub.environment,
      plan: BuildStub.pairPlan,
      base: PairDocument.Build(name: "a", path: "/a"),
      head: PairDocument.Build(name: "b", path: "/b")
    )
    document.cases = [
      PairDocument.Case(
        id: "load.first/news/mutation/100",
        baseDigest: "0",
        headDigest: "0",
        comparedCounterCount: 0,
        counterChanges: [],
        uncomparedCounters: [:],
        phases: [
          PairDocument.PhaseComparison(
            phase: .frame,
            verdict: .unchanged,
            series: [series],
            adjustedPValue: 1
          )
        ]
      )
    ]
    return document
  }

  @Test("a form that is none and a bad document are refused")
  func noForm() throws {
    let workplace = try Workplace()
    let none = try workplace.run("export a.json")
    expectEqual(none.status, 64)
    expect(none.error.contains("'export' needs --format NAME"))
    let other = try workplace.run("export a.json --format gobensch")
    expectEqual(other.status, 64)
    expect(other.error.contains("csv, markdown, github-action-benchmark, bmf, gobench"))
    expect(other.error.contains("Did you mean 'gobench'?"))
    do {
      let workplace = try Self.measured()
      let bytes = try workplace.bytes(of: "a.json")
      let text = String(decoding: bytes, as: UTF8.self)
      try workplace.write(bytes.prefix(bytes.count / 2), as: "cut.json")
      try workplace.write([], as: "nothing.json")
      let changes = [
        ("future.json", "\"schemaVersion\": 1", "\"schemaVersion\": 99"),
        ("nan.json", "\"rounds\": ", "\"rounds\": NaN"),
      ]
      for (name, old, new) in changes {
        let changed = text.replacing(old, with: new)
        try require(changed != text)
        try workplace.write(Array(changed.utf8), as: name)
      }
      var empty = try ResultDocument(contentsOf: workplace.file("a.json"))
      empty.cases = []
      empty.rankings = []
      try workplace.write(try empty.encoded(), as: "empty.json")
      for (name, status, words) in Self.refusals {
        for format in ["csv", "bmf", "gobench", "github-action-benchmark"] {
          let ending = try workplace.run(["export", name, "--format", format, "--output", "out"])
          expectEqual(ending.status, Int32(status), "\(name): \(ending.account)")
          expect(ending.error.contains(words), "\(name): \(ending.account)")
          expect(ending.output.isEmpty)
        }
      }
      try expect(!workplace.names().contains("out"))
      let replacing = try workplace.run("export a.json --format csv --output ./a.json")
      expectEqual(replacing.status, 64)
      expect(replacing.error.contains("would replace the file of FILE a.json"))
      try expectEqual(workplace.bytes(of: "a.json"), bytes)
    }
  }

  /// Files that are no documents, with the status and the words that each ends with.
  private static let refusals = [
    ("cut.json", 65, "ends after"), ("nothing.json", 65, "is empty"),
    ("future.json", 65, "has schemaVersion 99, expected 1"), ("nan.json", 65, "nan.json:"),
    ("missing.json", 66, "no such file"), ("empty.json", 5, "no measurement to export; measure"),
  ]
}
