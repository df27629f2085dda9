// SPDX-License-Identifier: Apache-2.0

import BenchResults
import TestSupport
import Testing

@testable import BenchReports

@Suite("The highest velocity within budget") struct VelocitySectionTests {
  private func text(_ document: ResultDocument) -> String {
    TerminalReport(document, options: ReportOptions(width: 200)).text()
  }

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
