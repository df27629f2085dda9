// SPDX-License-Identifier: Apache-2.0

public import BenchResults

/// A result document as a page: the answer in words first, then what it rests on, chart by chart.
///
/// Sentences, tables and figures are those of the report for a terminal; the page adds pictures, and
/// what a reader can move in them.
public struct RunPage {
  let report: RunReport
  private let embedded: ResultDocument
  /// One block of frames of each case.
  let frames: PlottedFrames
  /// The strategies that are shown, in the order of the document: the same one has the same colour,
  /// shape and dashes all over the page.
  private let strategyNames: [String]

  /// Prepares a page.
  ///
  /// - Parameters:
  ///   - document: what was measured.
  ///   - embedsSamples: whether the page holds the times of single frames and cells too, which make it
  ///     several times as large.
  ///   - program: what is typed to start the tool.
  /// - Complexity: O(n log n) in the count of samples.
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

  /// The file; the same document gives the same bytes.
  ///
  /// - Throws: `DocumentError.notRepresentable` where a figure is infinite or not a number.
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
        modelled,
        others, method,
      ],
      data: [frames.data(series), Markup(source: element)]
    )
    .text()
  }

  /// The charts of the page, but for the one of frames, which is there to be moved.
  public func pictures() -> [ChartPicture] {
    let curves = CrossoverGroup.all(in: document).enumerated()
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

  /// That samples are missing, where the document lost them on the way into a page.
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
  /// The name of the file, without its ending.
  public let name: String
  /// The drawing, for a light and for a dark background; the same chart gives the same bytes.
  public let svg: String

  init(_ chart: Chart) {
    name = chart.id
    svg = ChartRenderer(chart: chart).file() + "\n"
  }
}

extension PairPage {
  /// The forest plots of the page.
  public func pictures() -> [ChartPicture] {
    [changedChart, unchangedChart].compactMap(\.self).map(ChartPicture.init)
  }
}

extension ReportBlock {
  /// Words that say what to look for in what follows.
  static func lookFor(_ text: String) -> ReportBlock {
    .markup([Markup.element("p", ["class": "look"], text: text)])
  }

  /// A heading inside of a part of a page.
  static func heading(_ title: String) -> ReportBlock {
    .markup([Markup.element("h3", text: title)])
  }
}
