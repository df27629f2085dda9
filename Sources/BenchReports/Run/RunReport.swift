// SPDX-License-Identifier: Apache-2.0

public import BenchResults
internal import BenchStatistics

/// A result document as text for a terminal; in full the answer comes last, where a terminal shows it.
public struct TerminalReport {
  private let report: RunReport
  private let isFull: Bool

  /// Creates a report in O(n log n) of the samples; `path` is where the document was written.
  public init(
    _ document: ResultDocument,
    options: ReportOptions = ReportOptions(),
    path: String? = nil
  ) {
    isFull = options.isFull
    report = RunReport(document, options: isFull ? options : options.short, path: path)
  }

  public func text() -> String {
    isFull
      ? TerminalWriter(typography: report.typography).text(report.sections)
      : ShortReport(report: report).text()
  }
}

/// The content of the report of a run, in sections that every writer shares.
struct RunReport {
  let document: ResultDocument
  let path: String?
  let program: String
  let typography: Typography
  let format: FigureFormat
  let groups: [ReportGroup]
  /// Strategies whose cells are filled by views of this implementation.
  let ownStrategies: Set<String>
  let configureUnit: TimeUnit
  let frameUnit: TimeUnit

  init(_ document: ResultDocument, options: ReportOptions = .markdown, path: String? = nil) {
    self.document = document
    self.path = path
    program = options.program
    typography = Typography(options)
    format = FigureFormat(typography: typography)
    groups = ReportGroup.all(in: document)
    ownStrategies = document.ownStrategies
    let figures = groups.flatMap(\.members).map(\.figures)
    configureUnit = TimeUnit(of: figures.compactMap { $0.configure?.nearestRankSample(.p50) })
    frameUnit = TimeUnit(of: figures.compactMap { $0.frame?.nearestRankSample(.p50) })
  }

  var sections: [ReportSection] {
    [header] + groups.map(section) + [ReportSection("", [.sentences(countSources)])] + details + [
      mistakeSection, summary, ReportSection("", [.sentences(notes, .faint)]),
      ReportSection("", [.sentences(warnings)]), ReportSection("", [.facts(footer)]),
    ]
  }

  private var details: [ReportSection] {
    [
      frameSection(.measured), frameSection(.modelled),
      ReportSection("", [.sentences(interference)]), velocitySection, paceSection, scalingSection,
      controlSection, differenceSection, crossoverSection, counterCrossoverSection, priceSection,
      modelledSection,
    ]
  }

  var missing: Span { Span(typography.dash, .faint) }

  /// The name in rankings: with a mark if its figure is this implementation's.
  func rankedName(_ strategy: String) -> String {
    strategy + (ownStrategies.contains(strategy) ? typography.dagger : "")
  }

  func rows(_ count: Int) -> String { format.counted(count, "row") }

  func strategyNames(_ members: [ReportGroup.Member]) -> [String] {
    let present = Set(members.map(\.strategy))
    return document.cases.map(\.strategy).filter(present.contains).distinct()
  }

  /// A column for each strategy; a long name takes a line for each of its words.
  func strategyColumns(_ strategies: [String], mark: Character? = nil) -> [Table.Column] {
    strategies.map {
      Table.Column(title: rankedName($0).replacing("-", with: "-\n"), mark: mark)
    }
  }
}
