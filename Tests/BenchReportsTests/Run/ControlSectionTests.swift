// SPDX-License-Identifier: Apache-2.0

import BenchResults
import TestSupport
import Testing

@testable import BenchReports

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
    let options = ReportOptions(width: 100, usesASCII: isASCII)
    let lines = TerminalReport(document, options: options).text().lines
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
    // a sentence says what is left out, and why.
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
