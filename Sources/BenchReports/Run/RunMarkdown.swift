// SPDX-License-Identifier: Apache-2.0

public import BenchResults

/// A result document as a comment on a pull request: what it comes to, the ratios, and the rest
/// folded.
///
/// Sentences and tables are those of the report for a terminal.
public struct RunMarkdown {
  private let report: TerminalReport
  private let limits: LimitReport?

  /// Prepares the page of a run, and of what it comes to by limits, if it was held against any.
  public init(_ document: ResultDocument, limits: LimitReport? = nil) {
    report = TerminalReport(document, options: .markdown)
    self.limits = limits?.forMarkdown
  }

  /// The whole page, with a line end after its last line.
  public func text() -> String {
    let verdicts = [limits?.verdict, verdict].compactMap(\.self)
    let blocks =
      verdicts.map { MarkdownDocument.Block.paragraph(.strong($0)) } + (limits?.blocks ?? [])
      + mistakes + breakEvens + remarks + ranking + crossovers + prices + modelled + groups
      + warnings
      + environment + command
    return MarkdownDocument(blocks: blocks).text()
  }

  /// What the run comes to, in one sentence.
  private var verdict: String {
    let document = report.document
    let wrong = document.cases.count { $0.stale != nil && !$0.isControl }
    if wrong > 0 {
      let cases = wrong == 1 ? "1 case" : "\(report.format.count(wrong)) cases"
      return "\(cases) left wrong content on screen."
    }
    if let outcome = report.outcome(.configure, report.rankedGroups) { return outcome }
    let count = document.cases.count
    let cases = count == 1 ? "1 case was" : "\(report.format.count(count)) cases were"
    return "\(cases) measured, and no strategies were compared."
  }

  /// What else is to be said before the table.
  private var remarks: [MarkdownDocument.Block] {
    let ranked = report.rankedGroups
    let wrong = report.groups.filter { $0.competitorsAreStale }
    let sentences =
      report.stateSentences.map(\.text) + wrong.flatMap(report.staleSentences)
      + [report.outcome(.frame, ranked)].compactMap(\.self)
      + report.groups.compactMap(report.selfComparison)
      + report.groups.compactMap(report.twinComparison)
      + [report.placementSentence()].compactMap(\.self)
      + [report.thisImplementationNote].compactMap(\.self)
    return sentences.isEmpty ? [] : [.list(sentences.map { MarkdownText($0) })]
  }

  /// What mistakes cost, and what each of them is.
  private var mistakes: [MarkdownDocument.Block] {
    let found = report.mistakes
    guard !found.isEmpty else { return [] }
    let told = found.map { reading in
      let mistake = reading.mistake
      return MarkdownText(
        report.typography.foreign(
          "\(mistake.cell): \(mistake.what); \(mistake.cure) (\(mistake.source))"
        )
      )
    }
    return [
      .heading("What mistakes cost"),
      .list(report.mistakeSentences(found).map { MarkdownText($0) }),
      .table(table(report.mistakeTable(found))),
      .list([MarkdownText(report.mistakeNotes(found).joined(separator: " "))]),
      .folded(summary: "the mistakes and their cures", [.list(told)]),
    ]
  }

  private var ranking: [MarkdownDocument.Block] {
    let ranked = report.rankedGroups
    guard !ranked.isEmpty else { return [] }
    return [.heading("Time to configure"), .table(table(report.summaryTable(ranked)))]
  }

  private var crossovers: [MarkdownDocument.Block] {
    let sentences = CrossoverGroup.all(in: report.document).flatMap { report.sentences($0) }
    guard !sentences.isEmpty else { return [] }
    return [
      .heading("Where the strategies change places"),
      .list(sentences.map { MarkdownText($0) }),
    ]
  }

  /// From which price of a write on which strategy pays: what the answer begins with.
  private var breakEvens: [MarkdownDocument.Block] {
    let sentences = report.breakEvenSentences()
    return sentences.isEmpty ? [] : [.list(sentences.map { MarkdownText($0) })]
  }

  /// Break-evens by share and by kind, the engine's own prices, and what follows from prices.
  private var prices: [MarkdownDocument.Block] {
    let document = report.document
    guard let all = document.breakEvens else { return [] }
    let tables =
      report.shareTables(all)
      + [report.groupTable(all), report.kindTable(all), report.enginePriceTable()]
      .compactMap(\.self)
      + report.predictionTables(document.crossovers.filter { $0.predicted != nil })
    guard !tables.isEmpty else { return [] }
    return [.folded(summary: "what a redundant write may cost", tables.map { .table(table($0)) })]
  }

  /// What configuring would take at the prices of a device.
  private var modelled: [MarkdownDocument.Block] {
    guard let modelled = report.document.modelledConfigure else { return [] }
    let found = report.modelledTable(modelled)
    return [.heading(TerminalReport.modelledTitle)]
      + (found.rows.isEmpty ? [] : [.table(table(found))])
      + [.list(report.modelledSentences(modelled).map { MarkdownText($0) })]
  }

  /// Every group with all its figures.
  private var groups: [MarkdownDocument.Block] {
    guard !report.groups.isEmpty else { return [] }
    let tables = report.groups.flatMap { group -> [MarkdownDocument.Block] in
      let sentences = report.unfilledSentence(group) + report.obstacleSentences(group)
      return [
        .paragraph(.strong(report.title(group.name))), .table(table(report.groupTable(group))),
      ] + (sentences.isEmpty ? [] : [.list(sentences.map { MarkdownText($0) })])
    }
    let count = report.groups.count
    let summary = count == 1 ? "the group with all figures" : "\(count) groups with all figures"
    return [.folded(summary: summary, tables)]
  }

  private var warnings: [MarkdownDocument.Block] {
    let said = report.document.warnings
    guard !said.isEmpty else { return [] }
    let items = said.map {
      MarkdownText(report.typography.foreign("\($0.code): \($0.message)"))
    }
    let summary = said.count == 1 ? "1 warning" : "\(said.count) warnings"
    return [.folded(summary: summary, [.list(items)])]
  }

  private var environment: [MarkdownDocument.Block] {
    let states = Set(report.stateSentences.map(\.text))
    let lines = (report.headerLines() + report.footerLines()).filter { !states.contains($0) }
    return [.folded(summary: "environment", [.list(lines.map { MarkdownText($0) })])]
  }

  private var command: [MarkdownDocument.Block] {
    let document = report.document
    let line = TypedCommand(
      program: document.generator.name,
      arguments: document.plan.arguments,
      report.typography
    )
    return [.code(line.text)]
  }

  private func table(_ table: Table) -> MarkdownTable {
    MarkdownTable(table, report.typography)
  }
}

extension ReportGroup {
  /// Whether a strategy that takes part left wrong content on screen.
  fileprivate var competitorsAreStale: Bool {
    members.contains { $0.figures.measured.stale != nil && !$0.figures.measured.isControl }
  }
}
