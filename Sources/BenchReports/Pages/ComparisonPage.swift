// SPDX-License-Identifier: Apache-2.0

public import BenchResults

/// The comparison of two stored documents as a page.
public struct ComparisonPage {
  private let report: ComparisonReport

  public init(
    _ comparison: DocumentComparison,
    base: ResultDocument,
    head: ResultDocument,
    gate: TimeGate? = nil
  ) {
    report = ComparisonReport(comparison, base: base, head: head, gate: gate, options: .markdown)
  }

  public func text() -> String {
    let members = report.members
    let list = ReportBlock.sentences(members)
    var counters = report.counters(of: report.worseFirst)
    counters.blocks.append(.folded("Counters on one side only", [.sentences(report.unmatched)]))
    let answer = PageSection(
      "answer",
      report.verdict.text,
      [.sentences(report.reasons + report.content)]
    )
    return Page(
      kind: .comparison,
      title: "Comparison - ReuseBench",
      facts: report.header.map(\.text),
      sections: [
        answer, PageSection("counters", counters.title, counters.blocks),
        PageSection("times", "Times", times),
        PageSection(
          "members",
          "Cases on one side only",
          short: "Cases",
          members.count > 8 ? [.folded("\(members.count) of them", [list])] : [list]
        ),
      ]
    )
    .text()
  }

  private var times: [ReportBlock] {
    let section = report.times
    guard report.gate == nil, report.missingTimes == nil, let table = section.blocks.first else {
      return section.blocks
    }
    return Array(section.blocks.dropFirst())
      + [.markup([plot].compactMap(\.self)), .folded("All of them as a table", [table])]
  }

  private static let drawnLimit = 30

  /// The median times that lie farthest apart, hollow, since they decide nothing.
  private var plot: Markup? {
    let format = report.format
    let rows = report.comparison.cases.flatMap { compared in
      [("configure", compared.configureTime), ("frame", compared.frameTime)]
        .compactMap { phase, time -> IntervalChart.Row? in
          guard let ratio = time?.ratio, ratio > 0 else { return nil }
          let name = "\(compared.id), \(phase) p50"
          return IntervalChart.Row(
            label: name,
            series: Series(index: Series.styleCount - 1),
            value: ratio,
            isDecided: false,
            text: format.ratio(ratio),
            tip: "\(name): \(format.ratio(ratio)) of the base's, for information"
          )
        }
    }
    let farthest = rows.filter { $0.value != 1 }
      .sorted { max($0.value, 1 / $0.value) > max($1.value, 1 / $1.value) }.prefix(Self.drawnLimit)
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
      chart.chart(format),
      lookFor: "\(format.count(farthest.count)) of \(format.count(rows.count)) are drawn; each"
        + " is hollow, since no interval is known across two sessions."
    )
  }
}
