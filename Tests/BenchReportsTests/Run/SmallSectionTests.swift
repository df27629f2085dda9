// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchReports
@testable import BenchResults

@Suite("What reuse and the row index are worth") struct ControlSectionTests {
  private static func curve(
    _ strategy: String,
    _ points: [(Int, Int)],
    leftOut: [Int] = []
  ) -> ResultDocument.ControlCurve {
    ResultDocument.ControlCurve(
      workload: "scroll.steady",
      cell: "card",
      strategy: strategy,
      points: points.map { rows, time in
        ResultDocument.ControlCurve.Point(rows: rows, frames: 8, medianNanoseconds: time)
      },
      leftOutRows: leftOut,
      longestFrameNanoseconds: 20_000_000
    )
  }

  /// A flat curve, and one that grows with the square of the rows.
  private static let curves = [
    curve("mutation", [(100, 10_000), (1_000, 10_000), (10_000, 10_000)]),
    curve("quadratic", [(100, 10_000), (1_000, 1_000_000)], leftOut: [10_000]),
  ]

  private func lines(_ curves: [ResultDocument.ControlCurve], isASCII: Bool = false) -> [String] {
    var document = ResultDocument.ruler
    document.controlCurves = curves
    let lines = document.report(width: 100, usesASCII: isASCII).lines
    guard let start = lines.firstIndex(where: { $0.hasPrefix("What reuse") }) else { return [] }
    let end = lines[start...].firstIndex { $0.hasPrefix("Time to configure") } ?? lines.endIndex
    return Array(lines[start..<end])
  }

  @Test(
    "the table has a time for each row count, and a dash where nothing was measured; a sentence says what is left out, and why"
  ) func table() {
    do {
      let lines = lines(Self.curves)
      expect(lines.contains { $0.hasPrefix("strategy") && $0.hasSuffix("10,000") })
      expect(lines.contains { $0.hasPrefix("mutation") && $0.contains("10.0 µs") })
      expect(
        lines.contains { $0.hasPrefix("quadratic") && $0.contains("1.00 ms") && $0.hasSuffix("–") }
      )
    }
    let words = lines(Self.curves).joined(separator: " ").split(separator: " ")
    let text = words.joined(separator: " ")
    expect(text.contains("quadratic is not measured at 10,000 rows: at 1,000 a frame took 1.00 ms"))
    expect(text.contains("past 20.0 ms nothing larger is tried"))
    // without UTF-8 the section is plain ASCII.
    do {
      let lines = lines(Self.curves, isASCII: true)
      expect(!lines.isEmpty && lines.allSatisfy { $0.allSatisfy(\.isASCII) })
    }
    // documents without curves have no section, and empty curves no row.
    expect(lines([]).isEmpty)
    let nothing = lines([Self.curve("mutation", [])])
    expect(!nothing.isEmpty)
    let zero = lines([Self.curve("mutation", [(100, 0), (0, 100)])])
    expect(!zero.isEmpty)
  }
}

@Suite("Exact counts stand per configured cell") struct CountSectionTests {
  private func words(_ document: ResultDocument, _ strategy: String) -> [[Substring]] {
    document.report(width: 400).lines
      .filter { $0.hasPrefix(strategy + " ") }.map { $0.split(separator: " ") }
  }

  /// Ten configures: 20 and 35 allocations are 2 and 3.5, 100 + 15 retains are 11.5, and 9,990 + 20
  /// are 1,001, which has no decimals.
  @Test("Sums are divided by the configures, retains of bridged objects added, releases not shown")
  func perCell() throws {
    let text = ResultDocument.ruler.report(width: 400)
    let columns = RunReport(.ruler).countColumns.map(\.title)
    expectEqual(columns.prefix(2), ["allocations", "retains"])
    for (strategy, counts) in [
      ("mutation", ["2.00", "11.5"]), ("configuration-diffing", ["3.50", "1,001"]),
    ] {
      let found = words(.ruler, strategy)
        .contains { line in
          zip(line, line.dropFirst())
            .contains { String($0.0) == counts[0] && String($0.1) == counts[1] }
        }
      expect(found, "\(strategy)")
    }
    expect(
      text.contains(
        "counted in passes of their own, without times: allocations and retains by patched call slots."
      )
    )
    expect(!text.contains("releases"))
    // Instructions have a column once they are counted, with their source.
    do {
      var document = ResultDocument.ruler
      expect(!RunReport(document).countColumns.contains { $0.title == "instructions" })
      document.cases[0].counters["instructions"] = 41_794
      document.cases[0].sources?["instructions"] = "callgrind-3.19.0"
      expect(words(document, "mutation").contains { $0.contains("4,179") })
      let text = document.report(width: 400)
      expect(text.contains("instructions by Callgrind 3.19.0."))
    }
    // Where nothing was counted one line says why, and the first release says nothing.
    var document = ResultDocument.example
    expect(!document.report().contains("ot counted"))
    for index in document.cases.indices {
      document.cases[index].unavailable["allocations"] = "a static build has no call slots"
    }
    let lines = document.report().lines
    let told = lines.filter { $0.contains("were not counted") }
    expectEqual(
      told,
      ["Allocations and retains were not counted: a static build has no call slots"]
    )
  }
}

@Suite("Differences of lists") struct DifferenceSectionTests {
  private static func document() -> ResultDocument {
    var document = ResultDocument.ruler
    document.cases.append(
      .plain(
        "diff.w-c",
        ["overlap"],
        "none",
        "list-diff",
        10_000,
        counters: ["deletes": 5_000, "inserts": 5_000],
        ResultDocument.Samples(frameWallNanoseconds: [700_000, 680_000, 720_000])
      )
    )
    return document
  }

  @Test(
    "a line has the least and the median time, and what was found; they are no case group, and without them there is no section"
  ) func line() throws {
    let lines = Self.document().report(width: 100).lines
    let start = try require(lines.firstIndex { $0.hasPrefix("Differences of lists") })
    let line = try require(lines[start...].first { $0.hasPrefix("w-c overlap 10,000") })
    expect(line.contains("list-diff") && line.contains("680 µs") && line.contains("700 µs"))
    expect(line.contains("5,000") && line.hasSuffix("–"), "there is no count of moves: \(line)")
    expect(!ReportGroup.all(in: Self.document()).contains { $0.name.cell == "none" })
    let text = ResultDocument.ruler.report()
    expect(!text.contains("Differences of lists"))
  }
}

@Suite("The highest velocity within budget") struct VelocitySectionTests {
  private func text(_ document: ResultDocument) -> String { document.report(width: 200) }

  private func document(
    _ first: ResultDocument.Velocity,
    _ second: ResultDocument.Velocity
  ) -> ResultDocument {
    var document = ResultDocument.ruler
    document.plan.refreshHertz = 60
    document.cases[0].velocity = first
    document.cases[1].velocity = second
    return document
  }

  @Test(
    "Where no velocity is too high one sentence says so, with the label; a velocity stands in points and in viewports a second, beside one below the start"
  ) func unbounded() {
    let report = text(document(.example(.unbounded), .example(.unbounded)))
    expect(report.contains("\ntime-locked; at most 5 ms/s of hitches, nothing blank\n"))
    expect(
      report.contains(
        "\nIn 2 cases, a whole viewport in each frame (60,000 pt/s) stays within budget.\n"
      )
    )
    expect(!report.contains("viewports/s"))
    expect(!text(.ruler).contains("Highest velocity"))
    // A velocity stands in points and in viewports a second, beside one below the start.
    // A viewport in each of 60 frames a second passes at 60,000 pt/s, so 15,000 pt/s are 15 a second.
    do {
      let report = text(document(.example(.bounded, low: 15_000), .example(.belowStart)))
      expect(report.lines.contains { $0.hasSuffix(" 15,000 (15.0)     below start") })
      expect(report.contains("below start: not even the slowest that is tried"))
      expect(!report.contains("unbounded:"))
    }
    // A velocity that other trials contradict is flagged, and two contradictions are told.
    do {
      let contradicted = ResultDocument.Velocity.example(
        .bounded,
        low: 15_000,
        contradictions: ["1 pt/s did not hold, and 2 pt/s did", "b", "c", "d"]
      )
      let report = text(document(contradicted, .example(.unbounded)))
      expect(report.lines.contains { $0.hasSuffix(" 15,000 (15.0)!       unbounded") })
      expect(
        report.contains(
          "\n! scroll.steady fresh card 100,000,000, mutation: 1 pt/s did not hold, and 2 pt/s did; b;"
            + " and 2 more like that.\n"
        )
      )
      expect(report.contains("unbounded: a whole viewport in each frame stays within budget."))
    }
  }
}
