// SPDX-License-Identifier: Apache-2.0

public import BenchResults

/// A result document as a page: the report's sentences and tables, with charts that a reader can move.
public struct RunPage {
  let report: RunReport
  private let embedded: ResultDocument
  let frames: PlottedFrames
  /// The shown strategies in the document's order; each has one colour, shape and dash pattern on the whole page.
  private let strategyNames: [String]

  /// Creates a page in O(n log n); `embedsSamples` keeps single times in it, which makes it several times as large.
  public init(
    _ document: ResultDocument,
    embedsSamples: Bool = false,
    program: String = "reuse-bench"
  ) {
    var options = ReportOptions.markdown
    options.program = program
    report = RunReport(document, options: options)
    embedded = embedsSamples ? document : document.withoutSingleSamples()
    frames = PlottedFrames(document)
    // Those that compete come first: there are more styles than of them, and fewer than of all.
    let groups = report.groups
    strategyNames =
      (report.strategyNames(groups.flatMap(\.competitors))
      + report.strategyNames(groups.flatMap(\.members)))
      .distinct()
  }

  var document: ResultDocument { report.document }
  var format: FigureFormat { report.format }

  /// The file; throws `DocumentError.notRepresentable` where a figure is not finite.
  public func text() throws(DocumentError) -> String {
    let element = EmbeddedDocument(json: try embedded.encoded(isCompact: true)).element
    let plan = document.plan
    let facts = [
      "\(document.generator.name) \(document.generator.version)", "suite " + plan.suite,
      format.counted(document.cases.count, "case"), document.environment.processorModel,
      "measured " + plan.startedAt,
    ]
    return Page(
      kind: .run,
      title: "\(answerTitle) - ReuseBench",
      facts: facts.compactMap(\.self),
      sections: [
        answer, mistakes, strategies, crossings, framesSection, growth, work, distribution,
        modelled, others, method,
      ],
      data: [frames.data(series), Markup(source: element)]
    )
    .text()
  }

  /// The charts of the page but the interactive one of frames.
  public func pictures() -> [ChartPicture] {
    let curves = CrossoverGroup.all(of: document.crossovers).enumerated()
      .flatMap { panels($1, number: $0 + 1) }
    let charts = [answerChart] + curves + [priceChart] + growthCharts + [controlChart, tailChart]
    return charts.compactMap(\.self).map(ChartPicture.init)
  }

  func series(_ strategy: String) -> Series {
    Series(index: strategyNames.firstIndex(of: strategy) ?? 0)
  }

  func names(_ strategies: [String]) -> [Chart.Name] {
    strategies.map { Chart.Name(series: series($0), name: report.rankedName($0)) }
  }

  var samplesNote: ReportBlock {
    let text =
      "This page was made from a page without the samples of single frames and cells: what is drawn from"
      + " them is missing here."
    return .sentences(document.lacksSingleSamples ? [text] : [], .caution)
  }

  func allCases(_ count: Int) -> String {
    count == 1 ? "1 case" : "All \(format.count(count)) cases"
  }
}

/// A chart of a page as a file of its own.
public struct ChartPicture: Equatable, Sendable {
  public let name: String
  public let svg: String

  init(_ chart: Chart) {
    name = chart.id
    svg = ChartRenderer(chart: chart).file() + "\n"
  }
}

extension PairPage {
  public func pictures() -> [ChartPicture] {
    [changedChart, unchangedChart].compactMap(\.self).map(ChartPicture.init)
  }
}

extension ReportBlock {
  static func lookFor(_ text: String) -> ReportBlock {
    .markup([Markup.element("p", ["class": "look"], text: text)])
  }

  static func heading(_ title: String) -> ReportBlock {
    .markup([Markup.element("h3", text: title)])
  }
}
