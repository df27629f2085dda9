// SPDX-License-Identifier: Apache-2.0

import BenchResults
import TestSupport
import Testing

@testable import BenchReports

/// Comparisons of lists: a table of their own, and no place among the cells.
@Suite("Differences of lists") struct DifferenceSectionTests {
  private static func document() -> ResultDocument {
    var document = ResultDocument.ruler
    document.cases.append(
      ResultDocument.Case(
        id: "diff.w-c+overlap/none/list-diff/10000",
        workload: "diff.w-c",
        axes: ["overlap"],
        cell: "none",
        strategy: "list-diff",
        rows: 10_000,
        isControl: false,
        digest: "0",
        counters: ["deletes": 5_000, "inserts": 5_000],
        samples: ResultDocument.Samples(
          frameWallNanoseconds: [700_000, 680_000, 720_000],
          frameCPUNanoseconds: [],
          configureNanoseconds: [],
          dequeueNanoseconds: []
        )
      )
    )
    return document
  }

  @Test(
    "a line has the least and the median time, and what was found; they are no case group, and without them there is no section"
  ) func line() throws {
    let lines = TerminalReport(Self.document(), options: ReportOptions(width: 100)).text().lines
    let start = try require(lines.firstIndex { $0.hasPrefix("Differences of lists") })
    let line = try require(lines[start...].first { $0.hasPrefix("w-c overlap 10,000") })
    expect(line.contains("list-diff") && line.contains("680 µs") && line.contains("700 µs"))
    expect(line.contains("5,000") && line.hasSuffix("–"), "there is no count of moves: \(line)")
    // they are no case group, and without them there is no section.
    expect(!ReportGroup.all(in: Self.document()).contains { $0.name.cell == "none" })
    let text = TerminalReport(.ruler, options: ReportOptions()).text()
    expect(!text.contains("Differences of lists"))
  }
}
