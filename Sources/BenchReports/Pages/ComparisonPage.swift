// SPDX-License-Identifier: Apache-2.0

public import BenchResults

/// The comparison of two stored documents as a page: counters decide, times advise.
public struct ComparisonPage {
  private let report: ComparisonReport

  /// Prepares a page.
  ///
  /// - Parameters:
  ///   - comparison: the two documents side by side.
  ///   - base: the document to compare against.
  ///   - head: the document in question.
  ///   - gate: the times of both, where they are to count.
  public init(
    _ comparison: DocumentComparison,
    base: ResultDocument,
    head: ResultDocument,
    gate: TimeGate? = nil
  ) {
    report = ComparisonReport(comparison, base: base, head: head, gate: gate, options: .markdown)
  }

  private var typography: Typography { report.typography }

  /// The file; the same documents give the same bytes.
  public func text() -> String {
    let title = report.verdictLines().joined(separator: " ")
    let page = Page(
      kind: .comparison,
      title: "Comparison - ReuseBench",
      facts: report.headerLines(),
      sections: [answer(title), counters, times, members],
      data: []
    )
    return page.text()
  }

  private func answer(_ title: String) -> PageSection {
    let sentences =
      report.reasonLines().map { Span($0, .caution) } + report.contentLines().map { Span($0, .bad) }
    return PageSection(
      id: "answer",
      title: title,
      shortTitle: "Answer",
      content: Markup.paragraphs(sentences),
      isAnswer: true
    )
  }

  private var counters: PageSection {
    let cases = report.comparison.cases
    let worse = cases.filter { $0.counterChanges.contains(where: \.isWorse) }
    let better = cases.filter { compared in
      !compared.counterChanges.isEmpty && !compared.counterChanges.contains(where: \.isWorse)
    }
    let table = report.counterTable(of: worse + better)
    let unmatched = report.unmatchedLines()
    return PageSection(
      id: "counters",
      title: "Counters that changed",
      shortTitle: "Counters",
      content: (table.rows.isEmpty
        ? [] : [table.markup(caption: "Counters that changed, those for the worse first")])
        + (unmatched.isEmpty
          ? [] : [Markup.details("Counters on one side only", [Markup.list(unmatched)])])
    )
  }

  /// Times as ratios: judged where that was asked for, else for information.
  private var times: PageSection {
    var content: [Markup] = []
    if let gate = report.gate {
      content = judged(gate)
    } else if let obstacle = report.missingTimes {
      content = Markup.paragraphs([Span(obstacle, .caution)])
    } else if !report.timeTable.rows.isEmpty {
      let table = report.timeTable.markup(caption: "Median times, which do not judge")
      content =
        Markup.paragraphs([Span(report.timeNote, .faint)]) + [plot].compactMap(\.self)
        + [Markup.details("All of them as a table", [table])]
    }
    return PageSection(id: "times", title: "Times", shortTitle: "Times", content: content)
  }

  private func judged(_ gate: TimeGate) -> [Markup] {
    guard gate.refusals.isEmpty else {
      return Markup.paragraphs(report.gateLines(gate).map { Span($0, .caution) })
    }
    let table = report.gateTable(gate)
    return Markup.paragraphs([Span(report.tally(of: gate), .strong)])
      + (table.rows.isEmpty ? [] : [table.markup(caption: "Times that moved")])
      + Markup.paragraphs([Span(ComparisonReport.falseAlarms, .faint)])
  }

  /// The most ratios that are drawn.
  private static let drawnLimit = 30

  /// The median times that lie farthest apart, hollow, since they decide nothing; nil where none do.
  private var plot: Markup? {
    let rows = report.comparison.cases
      .flatMap { compared in
        [("configure", compared.configureTime), ("frame", compared.frameTime)]
          .compactMap { phase, time -> IntervalChart.Row? in
            guard let ratio = time?.ratio, ratio > 0 else { return nil }
            let name = "\(typography.foreign(compared.id)), \(phase) p50"
            return IntervalChart.Row(
              label: name,
              series: Series(index: Series.styleCount - 1),
              value: ratio,
              isDecided: false,
              text: report.format.ratio(ratio),
              tip: "\(name): \(report.format.ratio(ratio)) of the base's, for information"
            )
          }
      }
    let farthest = rows.filter { $0.value != 1 }
      .sorted { max($0.value, 1 / $0.value) > max($1.value, 1 / $1.value) }
      .prefix(Self.drawnLimit)
    guard !farthest.isEmpty else { return nil }
    let chart = IntervalChart(
      id: "times-plot",
      title: "Median times that lie farthest apart: head over base",
      axisTitle: "time of the head over that of the base; less is faster",
      kind: .logarithmic,
      reference: (value: 1, label: "base"),
      rows: Array(farthest)
    )
    return Markup.figure(
      chart.chart(report.format),
      lookFor:
        "\(report.format.count(farthest.count)) of \(report.format.count(rows.count)) are drawn; each"
        + " is hollow, since no interval is known across two sessions."
    )
  }

  private var members: PageSection {
    let lines = report.membershipLines()
    return PageSection(
      id: "members",
      title: "Cases on one side only",
      shortTitle: "Cases",
      content: lines.isEmpty
        ? []
        : lines.count > 8
          ? [Markup.details("\(lines.count) of them", [Markup.list(lines)])] : [Markup.list(lines)]
    )
  }
}
