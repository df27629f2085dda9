// SPDX-License-Identifier: Apache-2.0

public import BenchResults
public import BenchStatistics

/// Figures over the commits as a page: what changed and where, counters before times.
public struct HistoryPage {
  /// A figure with its change points.
  public struct Figure: Sendable {
    let series: HistorySeries
    let changes: [ChangePoint]

    /// Pairs a series with what was found in it.
    public init(_ series: HistorySeries, changes: [ChangePoint]) {
      self.series = series
      self.changes = changes
    }
  }

  private let subject: String
  private let figures: [Figure]
  private let commitAddress: String?
  private let format: HistoryFormat

  /// The most charts of figures that did not change.
  private static let unchangedLimit = 40

  /// Prepares a page.
  ///
  /// - Parameters:
  ///   - subject: what the figures are of: a case, or a folder.
  ///   - figures: the figures.
  ///   - commitAddress: what stands before a commit's name in its address; nil where none is known.
  public init(_ subject: String, _ figures: [Figure], commitAddress: String?) {
    self.subject = subject
    self.figures = figures
    self.commitAddress = commitAddress
    format = HistoryFormat(format: FigureFormat(typography: Typography(ReportOptions.markdown)))
  }

  private var typography: Typography { format.typography }

  /// The file; the same history gives the same bytes.
  public func text() -> String {
    let changed = figures.filter { !$0.changes.isEmpty }
    let counters = changed.filter(\.series.figure.isCounter)
    let times = changed.filter { !$0.series.figure.isCounter }
    let page = Page(
      kind: .history,
      title: "\(title) - ReuseBench",
      facts: facts,
      sections: [
        answer(changed), section("counters", "Counters that changed", counters),
        section("times", "Times that changed", times), unchanged,
      ],
      data: []
    )
    return page.text()
  }

  private var title: String {
    let changed = figures.filter { !$0.changes.isEmpty }
    let counters = changed.count(where: \.series.figure.isCounter)
    let name = typography.shortened(typography.foreign(subject), to: 120)
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
    .map(typography.foreign)
  }

  /// The change points as a table: commit, figure, both levels.
  private func answer(_ changed: [Figure]) -> PageSection {
    let ordered =
      changed.filter(\.series.figure.isCounter) + changed.filter { !$0.series.figure.isCounter }
    let rows = ordered.flatMap { figure in figure.changes.map { row($0, figure.series) } }
    let columns =
      ["figure", "commit", "date"].map { PageTable.Column(title: $0, isNumeric: false) }
      + ["before", "after", "change", "p"].map { PageTable.Column(title: $0) }
    let table = PageTable(
      id: "changes",
      caption: "Change points, counters before times",
      labelTitle: "case",
      columns: columns,
      rows: rows,
      isSearched: rows.count > 10
    )
    let note =
      "A change point needs 20 commits and lies at least 10 from either end; stored times advise and"
      + " never decide."
    return PageSection(
      id: "answer",
      title: title + ".",
      shortTitle: "Answer",
      content: (rows.isEmpty ? [] : [table.element])
        + Markup.paragraphs([Span(note, .faint)]),
      isAnswer: true
    )
  }

  private func row(_ change: ChangePoint, _ series: HistorySeries) -> PageTable.Row {
    let point = series.points[change.index]
    let figure = series.figure
    let ratio = change.before == 0 ? nil : change.after / change.before
    return PageTable.Row(
      label: Markup(typography.foreign(series.caseID)),
      cells: [
        PageTable.Cell(Span(typography.foreign(figure.name))), PageTable.Cell(link(point.commit)),
        PageTable.Cell(Span(format.date(point.date))),
        PageTable.Cell(Span(format.value(change.before, of: figure)), value: change.before),
        PageTable.Cell(Span(format.value(change.after, of: figure)), value: change.after),
        PageTable.Cell(Span(format.change(change)), value: ratio),
        PageTable.Cell(Span(format.pValue(change.pValue)), value: change.pValue),
      ]
    )
  }

  private func section(_ id: String, _ title: String, _ figures: [Figure]) -> PageSection {
    PageSection(
      id: id,
      title: title,
      shortTitle: title,
      content: figures.enumerated().map { chart($1, "\(id)-\($0)") }
    )
  }

  /// What has no change point: what moves is drawn, what never moved is listed.
  private var unchanged: PageSection {
    let same = figures.filter(\.changes.isEmpty)
    let moving = same.filter { !$0.series.isConstant }
    let charts = moving.prefix(Self.unchangedLimit).enumerated()
      .map { chart($1, "unchanged-\($0)") }
    let rest = moving.count - charts.count
    let more =
      rest > 0
      ? [Markup.element("p", text: "\(format.format.count(rest)) more are not drawn.")] : []
    let still = same.filter(\.series.isConstant)
    let content =
      (charts.isEmpty
        ? [] : [Markup.details("\(format.format.count(moving.count)) that move", charts + more)])
      + (still.isEmpty
        ? []
        : [
          Markup.details(
            "\(format.format.count(still.count)) that never moved",
            [constants(still).element]
          )
        ])
    return PageSection(
      id: "unchanged",
      title: "Figures without a change point",
      shortTitle: "Unchanged",
      content: content
    )
  }

  private func constants(_ still: [Figure]) -> PageTable {
    PageTable(
      id: "constants",
      caption: "Figures that are the same in every commit",
      labelTitle: "case",
      columns: [
        PageTable.Column(title: "figure", isNumeric: false), PageTable.Column(title: "value"),
      ],
      rows: still.map { figure in
        let value = figure.series.values.first ?? 0
        return PageTable.Row(
          label: Markup(typography.foreign(figure.series.caseID)),
          cells: [
            PageTable.Cell(Span(typography.foreign(figure.series.figure.name))),
            PageTable.Cell(Span(format.value(value, of: figure.series.figure)), value: value),
          ]
        )
      },
      isSearched: still.count > 10
    )
  }

  /// A commit's name, as a link where its address is known.
  private func link(_ commit: String) -> Markup {
    let name = typography.foreign(format.commit(commit))
    guard let commitAddress else { return Markup.element("code", text: name) }
    return Markup.element("a", ["href": commitAddress + commit], text: name)
  }

  /// One figure over the commits: its values, the levels between change points, and these.
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
      title: typography.foreign(name),
      size: (870, 252),
      x: Chart.Axis(scale: x, title: "", ticks: ticks, hasGrid: false),
      y: Chart.Axis(
        scale: y,
        title: "",
        ticks: y.ticks(limit: 5).map { ($0, format.value($0, of: series.figure)) }
      ),
      marks: marks(figure)
    )
    let machine = [series.machine ?? "all machines", series.definition.suite + " suite"]
    return Markup.figure(
      chart,
      lookFor: "(\(typography.foreign(machine.joined(separator: ", "))))",
      table: [table(figure, "\(id)-table").element]
    )
  }

  private func marks(_ figure: Figure) -> [Chart.Mark] {
    let series = figure.series
    let look = Series(index: series.figure.isCounter ? 0 : 2)
    let rules = figure.changes.enumerated()
      .map { number, change in
        Chart.Mark.rule(
          Chart.Rule(
            isVertical: true,
            value: Double(change.index),
            label: "\(number + 1)",
            className: "change"
          )
        )
      }
    let starts = [0] + figure.changes.map(\.index)
    let ends = figure.changes.map(\.index) + [series.points.count]
    let levels = zip(starts, ends)
      .map { start, end -> Chart.Mark in
        let stretch = series.points[start..<end].map(\.value)
        let mean = stretch.reduce(0, +) / Double(max(1, stretch.count))
        return .line(
          [
            Chart.Place(x: Double(start), y: mean),
            Chart.Place(x: Double(max(start, end - 1)), y: mean),
          ],
          look
        )
      }
    return rules + levels
      + series.points.enumerated()
      .map { index, point in
        .point(
          Chart.Place(x: Double(index), y: point.value),
          look,
          isDecided: true,
          tip: "\(typography.foreign(format.commit(point.commit))) \(format.date(point.date)):"
            + " \(format.value(point.value, of: series.figure))"
        )
      }
  }

  private func table(_ figure: Figure, _ id: String) -> PageTable {
    PageTable(
      id: id,
      caption: typography.foreign(
        "\(figure.series.caseID) \(figure.series.figure.name) over the commits"
      ),
      labelTitle: "commit",
      columns: [
        PageTable.Column(title: "date", isNumeric: false), PageTable.Column(title: "value"),
      ],
      rows: figure.series.points.map { point in
        PageTable.Row(
          label: link(point.commit),
          cells: [
            PageTable.Cell(Span(format.date(point.date))),
            PageTable.Cell(
              Span(format.value(point.value, of: figure.series.figure)),
              value: point.value
            ),
          ]
        )
      }
    )
  }
}
