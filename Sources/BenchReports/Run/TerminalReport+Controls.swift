// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension TerminalReport {
  /// What reuse and the row index are worth: the time of a frame by row count with and without
  /// them, as a table and as a chart of both logarithms.
  func controlLines() -> [String] {
    let curves = document.controlCurves ?? []
    guard let first = curves.first else { return [] }
    let place = "\(first.workload) \(first.cell)"
    return [typography.heading("What reuse and the row index are worth")]
      + typography.wrapped("Time of a frame, \(typography.foreign(place)), by row count.")
      + [""] + controlTable(curves) + [""] + LogChart(curves, typography, format).lines()
      + [""] + curves.flatMap(leftOutLines)
  }

  private func controlTable(_ curves: [ResultDocument.ControlCurve]) -> [String] {
    let rowCounts = Set(curves.flatMap { $0.points.map(\.rows) + $0.leftOutRows }).sorted()
    let rows = curves.enumerated()
      .map { number, curve in
        Table.Row(
          label: Span(LogChart.mark(number) + " " + typography.foreign(curve.strategy)),
          cells: rowCounts.map { rowCount in
            curve.points.first { $0.rows == rowCount }
              .map { Span(format.nanoseconds($0.medianNanoseconds)) } ?? missing
          }
        )
      }
    let table = Table(
      labelTitle: "strategy",
      groups: [
        Table.ColumnGroup(columns: rowCounts.map { Table.Column(title: format.count($0)) })
      ],
      rows: rows
    )
    return table.lines(typography)
  }

  private func leftOutLines(_ curve: ResultDocument.ControlCurve) -> [String] {
    guard !curve.leftOutRows.isEmpty, let last = curve.points.last else { return [] }
    let counts = curve.leftOutRows.map(format.count).joined(separator: ", ")
    return typography.wrapped(
      "\(typography.foreign(curve.strategy)) is not measured at \(counts) rows: at"
        + " \(format.count(last.rows)) a frame took \(format.nanoseconds(last.medianNanoseconds)),"
        + " and past \(format.nanoseconds(curve.longestFrameNanoseconds)) nothing larger is tried.",
      indent: "  "
    )
  }
}
