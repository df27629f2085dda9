// SPDX-License-Identifier: Apache-2.0

public import BenchResults
internal import BenchStatistics

/// A result document as text for a terminal.
///
/// The text is a pure function of the document and the options. In full it ends with what a reader
/// needs first, because the end is what a terminal shows; the short form is that answer alone.
public struct TerminalReport {
  private let report: RunReport
  private let isFull: Bool

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - document: what was measured.
  ///   - options: what the terminal can show.
  ///   - path: where the document was written; `nil` leaves the line out.
  /// - Complexity: O(n log n) in the count of samples.
  public init(
    _ document: ResultDocument,
    options: ReportOptions = ReportOptions(),
    path: String? = nil
  ) {
    isFull = options.isFull
    report = RunReport(document, options: isFull ? options : options.short, path: path)
  }

  /// The report, whole or in short as the options have it, with a line end after its last line.
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
  /// The name by which the tool is started.
  let program: String
  let typography: Typography
  let format: FigureFormat
  let groups: [ReportGroup]
  /// The strategies whose cells are filled by views of this implementation.
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

  /// Everything, in the order of a terminal: the answer comes last.
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

  /// Stands for a figure that there is not.
  var missing: Span { Span(typography.dash, .faint) }

  /// A strategy where it is ranked: with a mark if its figure is this implementation's.
  func rankedName(_ strategy: String) -> String {
    strategy + (ownStrategies.contains(strategy) ? typography.dagger : "")
  }

  func rows(_ count: Int) -> String { format.counted(count, "row") }

  /// Strategies in the order in which the document's cases first name them.
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
