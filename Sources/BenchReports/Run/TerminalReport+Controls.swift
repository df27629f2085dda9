// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import Foundation

extension TerminalReport {
  /// What reuse and the row index are worth: the time of a frame by row count with and without
  /// them, as a table and as a chart of both logarithms.
  func controlLines() -> [String] {
    let curves = document.controlCurves ?? []
    guard let first = curves.first else { return [] }
    let place = "\(first.workload) \(first.cell)"
    return [typography.heading("What reuse and the row index are worth")]
      + typography.wrapped("Time of a frame, \(typography.foreign(place)), by row count.")
      + [""] + controlTable(curves).lines(typography) + [""]
      + LogChart(curves, typography, format).lines()
      + [""] + curves.flatMap(leftOutLines)
  }

  /// The time of a frame by row count, a row for each curve.
  func controlTable(_ curves: [ResultDocument.ControlCurve]) -> Table {
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
    return Table(
      labelTitle: "strategy",
      groups: [
        Table.ColumnGroup(columns: rowCounts.map { Table.Column(title: format.count($0)) })
      ],
      rows: rows
    )
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

/// Curves over the row count in characters, with both axes logarithmic.
///
/// A letter stands where something was measured, dots lie between two such places; beyond the last
/// one nothing is drawn. Where curves meet, the first is seen.
struct LogChart {
  private static let columnsPerDecade = 18
  private static let linesPerDecade = 3

  private let curves: [ResultDocument.ControlCurve]
  private let typography: Typography
  private let format: FigureFormat

  init(
    _ curves: [ResultDocument.ControlCurve],
    _ typography: Typography,
    _ format: FigureFormat
  ) {
    self.curves = curves
    self.typography = typography
    self.format = format
  }

  /// The letter of a curve.
  static func mark(_ number: Int) -> String {
    String(UnicodeScalar(UInt8(65 + number % 26)))
  }

  /// The lines of the chart; none where there is nothing to draw.
  func lines() -> [String] {
    let points = curves.flatMap(\.points).filter { $0.rows > 0 && $0.medianNanoseconds > 0 }
    let rows = points.map { log10(Double($0.rows)) }
    let times = points.map { log10(Double($0.medianNanoseconds)) }
    guard let left = rows.min()?.rounded(.down), let right = rows.max()?.rounded(.up),
      let bottom = times.min()?.rounded(.down), let top = times.max()?.rounded(.up)
    else { return [] }
    let width = Int(right - left) * Self.columnsPerDecade + 1
    let height = Int(top - bottom) * Self.linesPerDecade + 1
    var grid = Array(repeating: Array(repeating: " ", count: width), count: height)
    for (number, curve) in curves.enumerated().reversed() {
      let places = curve.points.filter { $0.rows > 0 && $0.medianNanoseconds > 0 }
        .map { point in
          (
            x: (log10(Double(point.rows)) - left) * Double(Self.columnsPerDecade),
            y: (top - log10(Double(point.medianNanoseconds))) * Double(Self.linesPerDecade)
          )
        }
      draw(places, as: Self.mark(number), in: &grid)
    }
    return axes(grid, left: left, top: top)
  }

  private func draw(_ places: [(x: Double, y: Double)], as mark: String, in grid: inout [[String]])
  {
    for (one, other) in zip(places, places.dropFirst()) where other.x > one.x {
      for column in Int(one.x.rounded())..<Int(other.x.rounded()) {
        let share = min(max((Double(column) - one.x) / (other.x - one.x), 0), 1)
        grid[Int((one.y + share * (other.y - one.y)).rounded())][column] = dot
      }
    }
    for place in places { grid[Int(place.y.rounded())][Int(place.x.rounded())] = mark }
  }

  /// What lies between two measured places.
  private var dot: String { typography.isASCII ? "." : "·" }

  private func axes(_ grid: [[String]], left: Double, top: Double) -> [String] {
    let labels = grid.indices.map { line in
      line.isMultiple(of: Self.linesPerDecade)
        ? format.nanoseconds(pow(10, top - Double(line / Self.linesPerDecade)), digits: 1) : ""
    }
    let margin = (labels.map(Typography.columnCount).max() ?? 0) + 1
    let edge = typography.isASCII ? "|" : "│"
    var lines = zip(labels, grid)
      .map { label, row in
        var text = row.joined()
        while text.last == " " { text.removeLast() }
        return padded(label, margin) + edge + text
      }
    let width = grid.first?.count ?? 0
    lines.append(
      String(repeating: " ", count: margin) + String(repeating: typography.rule, count: width + 1)
    )
    lines.append(String(repeating: " ", count: margin + 1) + rowLabels(left: left, width: width))
    return lines.filter { Typography.columnCount($0) <= typography.width }
  }

  private func rowLabels(left: Double, width: Int) -> String {
    var text = ""
    for column in stride(from: 0, to: width, by: Self.columnsPerDecade) {
      text += String(repeating: " ", count: max(0, column - text.count))
      text += format.count(Int(pow(10, left + Double(column / Self.columnsPerDecade)).rounded()))
    }
    return text + " rows"
  }

  private func padded(_ label: String, _ margin: Int) -> String {
    String(repeating: " ", count: max(0, margin - 1 - Typography.columnCount(label))) + label + " "
  }
}
