// SPDX-License-Identifier: Apache-2.0

public import BenchResults
import BenchStatistics

/// An interleaved comparison of two builds as a page: what regressed, counters first, and how sure it is.
public struct PairPage {
  private let report: PairReport

  public init(_ document: PairDocument) { report = PairReport(document, options: .markdown) }

  private var document: PairDocument { report.document }
  private var reading: PairReading { report.reading }
  private var format: FigureFormat { report.format }

  /// The file; throws `DocumentError.notRepresentable` where a figure is not finite.
  public func text() throws(DocumentError) -> String {
    let element = EmbeddedDocument(json: try document.encoded()).element
    let page = Page(
      kind: .comparison,
      title: "\(title) - ReuseBench",
      facts: [
        "\(document.head.name) over \(document.base.name)", document.environment.processorModel,
        "measured " + document.plan.startedAt,
      ]
      .compactMap(\.self),
      sections: [answer] + times + [method],
      data: [Markup(source: element)]
    )
    return page.text()
  }

  /// The result in one line: exact figures before likely ones.
  private var title: String {
    let worse = document.cases.count(where: \.isWorse)
    let regressed = document.cases.count { $0.phases.contains { $0.verdict == .regressed } }
    let improved = document.cases.count { $0.phases.contains { $0.verdict == .improved } }
    let undecided = document.cases.count { $0.phases.contains { $0.verdict == .inconclusive } }
    func of(_ count: Int) -> String {
      "\(format.count(count)) of \(format.count(document.cases.count)) \(document.cases.count == 1 ? "case" : "cases")"
    }
    if document.cases.isEmpty { return "Nothing was compared" }
    if document.plan.instrument == .differs {
      return worse > 0
        ? "Counters or content are worse in \(of(worse)); the instrument differs, so times decide nothing"
        : "The instrument differs: times decide nothing, and no counter is worse"
    }
    if worse > 0 {
      let slower = regressed > 0 ? "; slower in \(format.count(regressed))" : ""
      return "Counters or content are worse in \(of(worse))\(slower)"
    }
    if !document.voidReasons.isEmpty { return "The session is void: times decide nothing" }
    if regressed > 0 { return "Slower in \(of(regressed))" }
    if undecided > 0 {
      let verb = undecided == 1 ? "is" : "are"
      return "Nothing is shown to be slower; \(of(undecided)) \(verb) not decided"
    }
    return improved > 0 ? "Faster in \(of(improved)), slower in none" : "Nothing differs"
  }

  private var answer: PageSection {
    let caution = document.warnings.map { Span($0.message, .caution) }
    let void = document.voidReasons.map { Span($0, .bad) }
    let rest = (report.listSentences + report.members).map { Span($0) }
    return PageSection(
      "answer",
      title + ".",
      [
        .sentences([Span(reading.sentence)] + caution + void + rest),
        .sentences(report.header, .faint),
      ]
    )
  }

  private var times: [PageSection] {
    let unchanged = content(unchangedChart, of: reading.unchangedCases)
    let isOpen = reading.changedCases.isEmpty
    return [
      PageSection("counters", "Counters", report.counters.blocks),
      PageSection(
        "times",
        "Times that changed or are undecided",
        [.markup(content(changedChart, of: reading.changedCases))]
      ),
      PageSection(
        "unchanged",
        "Times that are unchanged",
        [.markup(unchanged.isEmpty ? [] : [Markup.details("Show them", isOpen: isOpen, unchanged)])]
      ),
    ]
  }

  var changedChart: Chart? {
    chart(reading.changedCases, id: "changed-plot", "Changed or undecided")
  }

  var unchangedChart: Chart? { chart(reading.unchangedCases, id: "unchanged-plot", "Unchanged") }

  private func content(_ chart: Chart?, of cases: [PairDocument.Case]) -> [Markup] {
    guard let chart else { return [] }
    let (floor, band) = (document.plan.floor, document.plan.unchangedBand)
    let lookFor =
      "A bar is the interval of the ratio; the dotted line around 1 is the smallest change that these pairs"
      + " would have shown; shaded are \(PairReading.percent(floor)), from which on a change counts, and"
      + " \(PairReading.percent(band)), within which a bar is called unchanged. Hollow is not decided. The first"
      + " row of a case is its configure phase, the second its whole frame."
    let table = report.table(of: cases).markup(caption: chart.title)
    return [Markup.figure(chart, lookFor: lookFor, table: [table])]
  }

  private func chart(_ cases: [PairDocument.Case], id: String, _ title: String) -> Chart? {
    let rows = cases.flatMap { compared in
      compared.phases.enumerated().map { row(compared, $1, isFirst: $0 == 0) }
    }
    guard !rows.isEmpty else { return nil }
    let (floor, band) = (max(0, document.plan.floor), max(0, document.plan.unchangedBand))
    return IntervalChart(
      id: id,
      title: "\(title): head over base",
      axisTitle: "time of the head over that of the base; less is faster",
      kind: .logarithmic,
      reference: (value: 1, label: "base"),
      bands: [(1 - band)...(1 + band), (1 - floor)...(1 + floor)],
      rows: rows
    )
    .chart(format)
  }

  private func row(
    _ compared: PairDocument.Case,
    _ phase: PairDocument.PhaseComparison,
    isFirst: Bool
  ) -> IntervalChart.Row {
    let standing = phase.standing
    let figures =
      "\(format.ratio(standing.ratio)) (\(format.interval(standing.low, standing.high)))"
    let change = max(0, standing.shownChange)
    let name = "\(compared.id), \(phase.phase.wholeName)"
    return IntervalChart.Row(
      label: isFirst ? compared.id : phase.phase.wholeName,
      series: Self.series(phase.verdict),
      value: standing.ratio,
      interval: standing.low...max(standing.low, standing.high),
      detectable: 1 / (1 + change)...(1 + change),
      isDecided: phase.verdict != .inconclusive,
      text: "\(format.ratio(standing.ratio)) \(phase.verdict.rawValue)",
      tip: "\(name): \(figures), \(phase.verdict.rawValue)"
    )
  }

  private static func series(_ verdict: BuildVerdict) -> Series {
    switch verdict {
    case .regressed: Series(index: 4)
    case .improved: Series(index: 2)
    case .inconclusive: Series(index: 1)
    case .unchanged: Series(index: 7)
    }
  }

  private var method: PageSection {
    let environment = document.environment
    let machine = [
      environment.processorModel ?? environment.architecture, environment.operatingSystem,
      "kernel \(environment.kernel)", document.generator.toolchain,
    ]
    let note = Page.documentNote(program: document.generator.name, verbs: ["report"])
    return PageSection(
      "method",
      "Environment and method",
      [
        .facts(machine + reading.remarks + [reading.legend]), .code(report.command),
        .markup([note]),
      ]
    )
  }
}

extension Page {
  static func documentNote(program: String, verbs: [String]) -> Markup {
    let commands = verbs.map { verb in
      Markup.element(
        "code",
        text: "\(program) \(verb) PAGE.html" + (verb == "compare" ? " OTHER" : "")
      )
    }
    let verb = commands.count == 1 ? "reads" : "read"
    return Markup(source: "<p>This page holds its document: ")
      + Markup(commands, separator: " and ")
      + Markup(source: #" \#(verb) it. <button type="button" id="save" disabled="">"#)
      + Markup(source: "Save the document</button></p>")
  }
}
