// SPDX-License-Identifier: Apache-2.0

public import BenchResults
public import BenchStatistics

/// Figures over the commits as a page: what changed and where, counters before times.
public struct HistoryPage {
  public struct Figure: Sendable {
    let series: HistorySeries
    let changes: [ChangePoint]

    public init(_ series: HistorySeries, changes: [ChangePoint]) {
      self.series = series
      self.changes = changes
    }
  }

  private let subject: String
  private let figures: [Figure]
  private let commitAddress: String?
  private let format: HistoryFormat
  private static let unchangedLimit = 40

  /// Creates a page; `commitAddress` is the part of a commit's address before its name, if known.
  public init(_ subject: String, _ figures: [Figure], commitAddress: String?) {
    self.subject = subject
    self.figures = figures
    self.commitAddress = commitAddress
    format = HistoryFormat(format: FigureFormat(.markdown))
  }

  private var typography: Typography { format.typography }

  public func text() -> String {
    let counters = changed.filter(\.series.figure.isCounter)
    let times = changed.filter { !$0.series.figure.isCounter }
    let page = Page(
      kind: .history,
      title: "\(title) - ReuseBench",
      facts: facts,
      sections: [
        answer(counters + times), section("counters", "Counters that changed", counters),
        section("times", "Times that changed", times), unchanged,
      ],
      data: []
    )
    return page.text()
  }

  private var changed: [Figure] { figures.filter { !$0.changes.isEmpty } }

  private var title: String {
    let counters = changed.count(where: \.series.figure.isCounter)
    let name = typography.shortened(subject, to: 120)
    guard !figures.isEmpty else { return "\(name): there is nothing to show" }
    guard !changed.isEmpty else { return "\(name): no change point" }
    return "\(name): \(format.format.count(counters)) \(counters == 1 ? "counter" : "counters") and"
      + " \(format.format.count(changed.count - counters))"
      + " \(changed.count - counters == 1 ? "time" : "times") changed"
  }

  private var facts: [String] {
    let points = figures.map(\.series.points).max { $0.count < $1.count } ?? []
    guard let first = points.first, let last = points.last else { return [] }
    return [
      "\(format.format.count(points.count)) commits", "from \(format.date(first.date))",
      "to \(format.date(last.date))",
    ]
  }

  private func answer(_ ordered: [Figure]) -> PageSection {
    let rows = ordered.flatMap { figure in figure.changes.map { row($0, figure.series) } }
    let columns: [Table.Column] = [
      .text("figure"), .text("commit"), .text("date"), "before", "after", "change", "p",
    ]
    let table = Table("case", columns, rows: rows, caption: "Change points, counters before times")
    let note =
      "A change point needs 20 commits and lies at least 10 from either end; stored times advise and"
      + " never decide."
    return PageSection(
      "answer",
      title + ".",
      [.table(table.sortable("changes", isSearched: rows.count > 10)), .sentences([note], .faint)]
    )
  }

  private func row(_ change: ChangePoint, _ series: HistorySeries) -> Table.Row {
    let point = series.points[change.index]
    let figure = series.figure
    let ratio = change.before == 0 ? nil : change.after / change.before
    return Table.Row(
      Span(series.caseID),
      [
        Span(figure.name), Span(point.commit, picture: link(point.commit)),
        Span(format.date(point.date)),
        Span(format.value(change.before, of: figure), value: change.before),
        Span(format.value(change.after, of: figure), value: change.after),
        Span(format.change(change), value: ratio),
        Span(format.pValue(change.pValue), value: change.pValue),
      ]
    )
  }

  private func section(_ id: String, _ title: String, _ figures: [Figure]) -> PageSection {
    let charts = figures.enumerated().map { chart($1, "\(id)-\($0)") }
    return PageSection(id, title, short: title, [.markup(charts)])
  }

  private var unchanged: PageSection {
    let same = figures.filter(\.changes.isEmpty)
    let moving = same.filter { !$0.series.isConstant }
    let still = same.filter(\.series.isConstant)
    let charts = moving.prefix(Self.unchangedLimit).enumerated()
      .map { chart($1, "unchanged-\($0)") }
    let rest = moving.count - charts.count
    let more = rest > 0 ? ["\(format.format.count(rest)) more are not drawn."] : []
    return PageSection(
      "unchanged",
      "Figures without a change point",
      [
        .folded(
          "\(format.format.count(moving.count)) that move",
          [.markup(charts), .sentences(more)]
        ),
        .folded("\(format.format.count(still.count)) that never moved", [.table(constants(still))]),
      ]
    )
  }

  private func constants(_ still: [Figure]) -> Table {
    Table(
      "case",
      [.text("figure"), "value"],
      rows: still.map { figure in
        let value = figure.series.values.first ?? 0
        return Table.Row(
          Span(figure.series.caseID),
          [
            Span(figure.series.figure.name),
            Span(format.value(value, of: figure.series.figure), value: value),
          ]
        )
      },
      caption: "Figures that are the same in every commit"
    )
    .sortable("constants", isSearched: still.count > 10)
  }

  private func link(_ commit: String) -> Markup {
    let name = format.commit(commit)
    guard let commitAddress else { return .element("code", text: name) }
    return .element("a", ["href": commitAddress + commit], text: name)
  }

  private func chart(_ figure: Figure, _ id: String) -> Markup {
    let series = figure.series
    let name = "\(series.caseID) \(series.figure.name)"
    let values = series.values
    let low = values.min() ?? 0
    let high = values.max() ?? 1
    // A figure that never moved has a line in the middle.
    let room = low == high ? max(high.magnitude * 0.05, 1) : (high - low) * 0.08
    let x = Scale(.linear, 0...Double(max(1, values.count - 1)), from: 90, to: 850)
    let y = Scale(.linear, (low - room)...(high + room), from: 214, to: 34)
    let last = max(0, values.count - 1)
    let ticks = Array(Set([0, last / 2, last])).sorted()
      .map { (Double($0), String(series.points[$0].date.prefix(10))) }
    let chart = Chart(
      id: id,
      title: name,
      size: (870, 252),
      x: Chart.Axis(scale: x, title: "", ticks: ticks, hasGrid: false),
      y: y.axis("", y.ticks(limit: 5)) { format.value($0, of: series.figure) },
      marks: marks(figure)
    )
    let machine = [series.machine ?? "all machines", series.definition.suite + " suite"]
    return Markup.figure(
      chart,
      lookFor: "(\(machine.joined(separator: ", ")))",
      table: [table(figure, "\(id)-table").markup()]
    )
  }

  private func marks(_ figure: Figure) -> [Chart.Mark] {
    let series = figure.series
    let look = Series(index: series.figure.isCounter ? 0 : 2)
    let rules = figure.changes.enumerated()
      .map { number, change in
        Chart.Mark.rule(
          isVertical: true,
          Double(change.index),
          label: "\(number + 1)",
          className: "change"
        )
      }
    let levels = series.points.levels(between: figure.changes)
      .map { range, mean in
        let ends = [range.lowerBound, max(range.lowerBound, range.upperBound - 1)]
        return Chart.Mark.line(ends.map { Chart.Place(x: Double($0), y: mean) }, look)
      }
    return rules + levels
      + series.points.enumerated()
      .map { index, point in
        .point(
          Chart.Place(x: Double(index), y: point.value),
          look,
          isDecided: true,
          tip: "\(format.commit(point.commit)) \(format.date(point.date)):"
            + " \(format.value(point.value, of: series.figure))"
        )
      }
  }

  private func table(_ figure: Figure, _ id: String) -> Table {
    Table(
      "commit",
      [.text("date"), "value"],
      rows: figure.series.points.map { point in
        let value = format.value(point.value, of: figure.series.figure)
        return Table.Row(
          Span(point.commit, picture: link(point.commit)),
          [Span(format.date(point.date)), Span(value, value: point.value)]
        )
      },
      caption: "\(figure.series.caseID) \(figure.series.figure.name) over the commits"
    )
    .sortable(id)
  }
}
