// SPDX-License-Identifier: Apache-2.0

public import BenchResults
internal import BenchStatistics

/// A result document as a page: the answer in words first, then what it rests on, chart by chart.
///
/// Sentences are those of the report for a terminal, and so is every figure; what the page adds are
/// pictures, and what a reader can move in them.
public struct RunPage {
  let report: TerminalReport
  /// The document as it stands in the page.
  private let embedded: ResultDocument
  /// One block of frames of each case.
  let frames: PlottedFrames
  /// The strategies that are shown, in the order of the document: the same one has the same colour,
  /// shape and dashes all over the page.
  let strategyNames: [String]

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
    report = TerminalReport(document, options: options)
    embedded = embedsSamples ? document : document.withoutSingleSamples()
    frames = PlottedFrames(document)
    // Those that compete come first: there are more styles than of them, and fewer than of all.
    let competitors = report.strategyNames(report.groups.flatMap(\.competitors))
    let all = report.strategyNames(report.groups.flatMap(\.members))
    strategyNames = competitors + all.filter { !competitors.contains($0) }
  }

  var document: ResultDocument { report.document }
  var format: FigureFormat { report.format }
  var typography: Typography { report.typography }

  /// The file; the same document gives the same bytes.
  ///
  /// - Throws: `DocumentError.notRepresentable` where a figure is infinite or not a number.
  public func text() throws(DocumentError) -> String {
    let element = EmbeddedDocument(json: try embedded.encoded(isCompact: true)).element
    let page = Page(
      kind: .run,
      title: "\(answerTitle) - ReuseBench",
      facts: facts,
      sections: [
        answer(), mistakes(), strategies(), crossings(), framesSection(), growth(), work(),
        distribution(), modelled(), others(), method(),
      ],
      data: [frames.data(series), Markup(source: element)]
    )
    return page.text()
  }

  /// What stands on top: which build measured what, on which machine, when.
  private var facts: [String] {
    let plan = document.plan
    return [
      typography.foreign("\(document.generator.name) \(document.generator.version)"),
      "suite " + typography.foreign(plan.suite),
      document.cases.count == 1 ? "1 case" : "\(format.count(document.cases.count)) cases",
      document.environment.processorModel.map(typography.foreign),
      "measured " + typography.foreign(plan.startedAt),
    ]
    .compactMap(\.self)
  }

  /// The look of a strategy.
  func series(_ strategy: String) -> Series {
    Series(index: strategyNames.firstIndex(of: strategy) ?? 0)
  }

  /// The names of strategies with their marks.
  func names(_ strategies: [String]) -> [Chart.Name] {
    strategies.map { Chart.Name(series: series($0), name: report.rankedName($0)) }
  }

  /// A reference to the place of a figure in the document.
  func pointer(_ ranking: ResultDocument.Ranking?, _ strategy: String, _ key: String) -> String? {
    guard let ranking,
      let index = document.rankings.firstIndex(where: {
        $0.group == ranking.group && $0.phase == ranking.phase
      }),
      let place = document.rankings[index].entries.firstIndex(where: { $0.strategy == strategy })
    else { return nil }
    return "/rankings/\(index)/entries/\(place)/\(key)"
  }

  /// That samples are missing, where the document lost them on the way into a page.
  var samplesNote: [Markup] {
    guard document.lacksSingleSamples else { return [] }
    let text =
      "This page was made from a page without the samples of single frames and cells: what is drawn from"
      + " them is missing here."
    return Markup.paragraphs([Span(text, .caution)])
  }
}

extension TerminalReport {
  /// `All 39 cases`, `1 case`.
  func allCases(_ count: Int) -> String {
    count == 1 ? "1 case" : "All \(format.count(count)) cases"
  }
}
