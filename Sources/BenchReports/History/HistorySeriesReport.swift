// SPDX-License-Identifier: Apache-2.0

public import BenchResults
public import BenchStatistics

/// One figure of a case over the commits as a page of text for a terminal.
public struct HistorySeriesReport {
  /// The most commits that the table lists.
  private static let listedCount = 60

  private let series: HistorySeries
  private let changes: [ChangePoint]
  private let distinctions: [String]
  private let typography: Typography
  private let format: HistoryFormat

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - series: the figure; it has at least one commit.
  ///   - changes: its change points, in order.
  ///   - distinctions: what tells it apart from other series that are shown with it.
  ///   - options: what the terminal can show.
  public init(
    _ series: HistorySeries,
    changes: [ChangePoint],
    distinctions: [String] = [],
    options: ReportOptions = ReportOptions()
  ) {
    self.series = series
    self.changes = changes
    self.distinctions = distinctions
    typography = Typography(options)
    format = HistoryFormat(format: FigureFormat(typography: typography))
  }

  /// The whole report, with a line end after its last line.
  public func text() -> String {
    let chart = HistoryChart(series, changes, format)?.lines() ?? []
    let sections = [header, chart, changeLines, table]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private var header: [String] {
    let title = typography.foreign("\(series.caseID)\(typography.separator)\(series.figure.name)")
    let definition = series.definition
    let parts = [
      series.machine ?? "all machines", "\(definition.suite) suite", definition.toolchain,
      definition.configuration.rawValue,
    ]
    let apart = distinctions.joined(separator: ", ")
    return [typography.heading(title)]
      + typography.wrapped(typography.foreign(parts.joined(separator: typography.separator)))
      .map { typography.paint(Span($0, .faint)) }
      + (apart.isEmpty ? [] : typography.wrapped(typography.foreign("told apart by \(apart)")))
  }

  private var changeLines: [String] {
    guard !changes.isEmpty else {
      let needed = series.figure.isCounter ? ChangePointRule.counters : .times
      let count = series.points.count
      return typography.wrapped(
        count < needed.neededCount
          ? "\(format.format.count(count)) of the \(needed.neededCount) commits that a change point"
            + " needs (\(needed.edge) on each side)."
          : "No change point in \(format.format.count(count)) commits."
      )
    }
    return changes.enumerated()
      .flatMap { number, change in
        let point = series.points[change.index]
        let levels = [change.before, change.after].map { format.value($0, of: series.figure) }
        return typography.wrapped(
          "\(format.commit(point.commit)) (\(format.date(point.date))): "
            + "\(levels[0]) \(typography.arrow) \(levels[1]), \(format.change(change)), "
            + "p \(format.pValue(change.pValue))",
          first: "\(number + 1)  ",
          indent: "   "
        )
      }
  }

  private var table: [String] {
    let shown = max(0, series.points.count - Self.listedCount)..<series.points.count
    let rows = shown.map { index in
      let point = series.points[index]
      let number = changes.firstIndex { $0.index == index }
      return Table.Row(
        label: Span(format.commit(point.commit)),
        cells: [
          Span(format.date(point.date)), Span(format.value(point.value, of: series.figure)),
          Span(number.map { "\(typography.pointer) \($0 + 1)" } ?? "", .strong),
        ]
      )
    }
    let table = Table(
      labelTitle: "commit",
      groups: [
        Table.ColumnGroup(columns: [
          Table.Column(title: "date", isNumeric: false), Table.Column(title: series.figure.name),
          Table.Column(title: "", isNumeric: false),
        ])
      ],
      rows: rows
    )
    let hidden = shown.lowerBound
    let note =
      hidden == 0
      ? []
      : typography.wrapped(
        "\(format.format.count(hidden)) earlier commits are not listed; 'history export' gives all."
      )
    return table.lines(typography) + note
  }
}
