// SPDX-License-Identifier: Apache-2.0

import BenchResults
import TestSupport
import Testing

@testable import BenchReports

/// What reuse and the row index are worth, as a table and as a chart of both logarithms.
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

  @Test("the table has a time for each row count, and a dash where nothing was measured")
  func table() {
    let lines = lines(Self.curves)
    expect(lines.contains { $0.hasPrefix("strategy") && $0.hasSuffix("10,000") })
    expect(lines.contains { $0.hasPrefix("A mutation") && $0.contains("10.0 µs") })
    expect(
      lines.contains {
        $0.hasPrefix("B quadratic") && $0.contains("1.00 ms") && $0.hasSuffix("–")
      }
    )
  }

  @Test("a sentence says what is left out, and why")
  func leftOut() {
    let words = lines(Self.curves).joined(separator: " ").split(separator: " ")
    let text = words.joined(separator: " ")
    expect(
      text.contains("quadratic is not measured at 10,000 rows: at 1,000 a frame took 1.00 ms")
    )
    expect(text.contains("past 20.0 ms nothing larger is tried"))
  }

  @Test(
    "a decade of rows is as wide as the next, a decade of time as high, and nothing is drawn on"
  )
  func chart() throws {
    let lines = lines(Self.curves)
    let chart = lines.filter { $0.contains("│") }
    // Two decades of time, from 10 microseconds to a millisecond, in three lines each.
    expectEqual(chart.count, 2 * 3 + 1)
    let top = try require(chart.first).drop { $0 != "│" }.dropFirst()
    let bottom = try require(chart.last).drop { $0 != "│" }.dropFirst()
    try expect(require(chart.first).contains("1 ms │") && top.count == 19 && top.last == "B")
    let marks = bottom.enumerated().filter { $0.element == "A" }.map(\.offset)
    expectEqual(marks, [0, 18, 36])
    expect(!chart.contains { $0.drop { $0 != "│" }.dropFirst(20).contains("B") })
  }

  @Test("without UTF-8 the chart is plain ASCII")
  func ascii() {
    let lines = lines(Self.curves, isASCII: true)
    expect(!lines.isEmpty && lines.allSatisfy { $0.allSatisfy(\.isASCII) })
  }

  @Test("documents without curves have no section, and empty curves no chart")
  func empty() {
    expect(lines([]).isEmpty)
    let nothing = lines([Self.curve("mutation", [])])
    expect(!nothing.isEmpty && !nothing.contains { $0.contains("│") })
    let zero = lines([Self.curve("mutation", [(100, 0), (0, 100)])])
    expect(!zero.isEmpty)
  }
}
