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
    [header] + groups.map(section) + [.sentences(countSources)] + details + [
      mistakeSection, summary, .sentences(notes, .faint),
      .sentences(warnings), ReportSection("", [.facts(footer)]),
    ]
  }

  private var details: [ReportSection] {
    [
      frameSection(.measured), frameSection(.modelled), .sentences(interference), velocitySection,
      paceSection, scalingSection, controlSection, differenceSection, crossoverSection,
      counterCrossoverSection, priceSection, modelledSection,
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
    strategies.map { Table.Column(title: rankedName($0).replacing("-", with: "-\n"), mark: mark) }
  }
}

/// A result document as a comment on a pull request: the answer, the ratios, and the rest folded.
public struct RunMarkdown {
  private let report: RunReport
  private let limits: LimitReport?

  public init(_ document: ResultDocument, limits: LimitReport? = nil) {
    report = RunReport(document)
    self.limits = limits
  }

  public func text() -> String {
    let document = report.document
    let verdicts = [limits?.verdict.text, verdict].compactMap(\.self)
    let command = TypedCommand(program: document.generator.name, arguments: document.plan.arguments)
    return MarkdownDocument(
      blocks: verdicts.map { .paragraph(.strong(report.typography.foreign($0))) }
        + (limits?.blocks ?? []) + MarkdownDocument.blocks(report.markdownBlocks, report.typography)
        + report.markdownSections.flatMap { section, summary in
          MarkdownDocument.blocks(section, foldedAs: summary, report.typography)
        } + [.code(command.text)]
    )
    .text()
  }

  private var verdict: String {
    let wrong = report.document.cases.count(where: \.isWrong)
    if wrong > 0 { return "\(report.format.counted(wrong, "case")) left wrong content on screen." }
    if let outcome = report.outcome(.configure) { return outcome }
    let count = report.document.cases.count
    return report.format.counted(count, "case") + (count == 1 ? " was" : " were")
      + " measured, and no strategies were compared."
  }
}

extension RunReport {
  fileprivate var markdownBlocks: [ReportBlock] {
    let wrong = groups.filter { group in group.members.contains { $0.figures.measured.isWrong } }
    let plain =
      wrong.flatMap(staleSentences) + [outcome(.frame)].compactMap(\.self) + controlSentences
      + [thisImplementationNote].compactMap(\.self)
    return [.sentences(breakEvenSentences), .sentences(stateSentences + plain.map { Span($0) })]
  }

  fileprivate var markdownSections: [(ReportSection, String?)] {
    let isOne = groups.count == 1
    let figures = groups.flatMap { group in
      [.sentences([title(group.name)]), .table(groupTable(group))] + remarks(group)
    }
    let mistakes = mistakeSection.adding([
      .folded("the mistakes and their cures", [.table(cureTable)])
    ])
    let warnings = warnings.filter { $0.style == .warning }
    let environment = origin.adding([.facts(footer), .sentences(unavailable)])
    return [
      (ReportSection(mistakes.title, [.sentences(mistakeSentences)] + mistakes.blocks), nil),
      (ReportSection("Time to configure", [.table(summaryTable)]), nil),
      (ReportSection(crossoverSection.title, crossoverSection.blocks.filter(\.isSentences)), nil),
      (priceSection, "what a redundant write may cost"), (modelledSection, nil),
      (
        ReportSection("", figures),
        isOne ? "the group with all figures" : "\(groups.count) groups with all figures"
      ), (.sentences(warnings), format.counted(warnings.count, "warning")),
      (environment, "environment"),
    ]
  }
}

extension ReportBlock {
  fileprivate var isSentences: Bool { if case .sentences = self { true } else { false } }
}
