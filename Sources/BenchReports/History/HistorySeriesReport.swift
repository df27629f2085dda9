// SPDX-License-Identifier: Apache-2.0

public import BenchResults
public import BenchStatistics

/// One figure of a case over the commits as a page of text for a terminal.
public struct HistorySeriesReport {
  private static let listedCount = 60

  private let series: HistorySeries
  private let changes: [ChangePoint]
  private let distinctions: [String]
  private let typography: Typography
  private let format: HistoryFormat

  /// Creates a report of a series with at least one commit; `distinctions` separate it from others shown with it.
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

  public func text() -> String {
    let title = "\(series.caseID)\(typography.separator)\(series.figure.name)"
    let definition = series.definition
    let parts = [
      series.machine ?? "all machines", "\(definition.suite) suite", definition.toolchain,
      definition.configuration.rawValue,
    ]
    let apart = distinctions.joined(separator: ", ")
    let chart = HistoryChart(series, changes, format)?.lines() ?? []
    return TerminalWriter(typography: typography)
      .text([
        ReportSection(
          title,
          [
            .sentences([parts.joined(separator: typography.separator)], .faint),
            .sentences(apart.isEmpty ? [] : ["told apart by \(apart)"]),
          ]
        ), ReportSection("", [.drawing(chart)]), .sentences(changeSentences),
        ReportSection("", table),
      ])
  }

  private var changeSentences: [String] {
    guard !changes.isEmpty else {
      let needed = series.figure.isCounter ? ChangePointRule.counters : .times
      let count = series.points.count
      return [
        count < needed.neededCount
          ? "\(format.format.count(count)) of the \(needed.neededCount) commits that a change point"
            + " needs (\(needed.edge) on each side)."
          : "No change point in \(format.format.count(count)) commits."
      ]
    }
    return changes.enumerated()
      .map { number, change in
        let point = series.points[change.index]
        let levels = [change.before, change.after].map { format.value($0, of: series.figure) }
        return "\(number + 1) \(format.commit(point.commit)) (\(format.date(point.date))): "
          + "\(levels[0]) \(typography.arrow) \(levels[1]), \(format.change(change)), "
          + "p \(format.pValue(change.pValue))"
      }
  }

  private var table: [ReportBlock] {
    let hidden = max(0, series.points.count - Self.listedCount)
    let rows = (hidden..<series.points.count)
      .map { index in
        let point = series.points[index]
        let number = changes.firstIndex { $0.index == index }
        return Table.Row(
          Span(format.commit(point.commit)),
          [
            Span(format.date(point.date)), Span(format.value(point.value, of: series.figure)),
            Span(number.map { "\(typography.pointer) \($0 + 1)" } ?? "", .strong),
          ]
        )
      }
    let figure = Table.Column(title: series.figure.name)
    let table = Table("commit", [.text("date"), figure, .text("")], rows: rows)
    let note =
      "\(format.format.count(hidden)) earlier commits are not listed; 'history export' gives all."
    return [.table(table), .sentences(hidden == 0 ? [] : [note])]
  }
}

/// Series as CSV for Otava's importer, which takes no empty cells: a figure that some commit lacks has no column.
public struct HistoryCSV {
  private let series: [HistorySeries]
  private let commits: [HistorySeries.Point]
  private let namesCases: Bool

  /// The number of series without a column, because some commit lacks them.
  public let leftOutCount: Int

  /// Chooses the columns, called `CASE:FIGURE` if `namesCases`; the series share machine and definition.
  public init(_ series: [HistorySeries], namesCases: Bool) {
    // A series that all commits have names all of them; the first of the longest stands for it.
    let longest = series.max { $0.points.count < $1.points.count }
    let commits = longest?.points ?? []
    let complete = series.filter { $0.points.map(\.commit) == commits.map(\.commit) }
    self.series = complete
    self.commits = commits
    self.namesCases = namesCases
    leftOutCount = series.count - complete.count
  }

  public func text() -> String {
    let names = series.map { namesCases ? "\($0.caseID):\($0.figure.name)" : $0.figure.name }
    var text = CSVCell.line((["time", "commit"] + names).map(CSVCell.text))
    for (index, commit) in commits.enumerated() {
      let values = series.map { Self.number($0.points[index].value) }
      text += CSVCell.line([commit.date, commit.commit] + values)
    }
    return text
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : "\(value)"
  }
}

/// Formats values of a history: counts in full, times with a digit more than usual.
struct HistoryFormat {
  let format: FigureFormat

  var typography: Typography { format.typography }

  func value(_ value: Double, of figure: HistoryFigure) -> String {
    guard figure.isCounter else { return format.nanoseconds(value, digits: 4) }
    guard value.magnitude < 1e15 else { return "\(value)" }
    return value == value.rounded()
      ? format.shortCount(Int(value)) : format.significant(value, digits: 5)
  }

  /// `+3.1%`; a dash where the level before is 0.
  func change(_ point: ChangePoint) -> String {
    guard point.before != 0 else { return typography.dash }
    let share = point.after / point.before - 1
    let text = format.share(share.magnitude)
    return (share < 0 ? "-" : "+") + text
  }

  /// A p value: `0` where an exact counter leaves no doubt, else two digits and an exponent.
  func pValue(_ value: Double) -> String {
    guard value > 0 else { return "0" }
    guard value < 0.001 else { return format.significant(value, digits: 2) }
    var mantissa = value
    var exponent = 0
    while mantissa < 1, exponent > -400 {
      mantissa *= 10
      exponent -= 1
    }
    if format.fixed(mantissa, decimals: 1) == "10.0" {
      mantissa /= 10
      exponent += 1
    }
    return "\(format.fixed(mantissa, decimals: 1))e\(exponent)"
  }

  func commit(_ commit: String) -> String { String(commit.prefix(12)) }

  func date(_ date: String) -> String { String(date.prefix(16)).replacing("T", with: " ") }
}
