// SPDX-License-Identifier: Apache-2.0

public import BenchResults

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
    let command = TypedCommand(
      program: document.generator.name,
      arguments: document.plan.arguments
    )
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
    if wrong > 0 {
      return "\(report.format.counted(wrong, "case")) left wrong content on screen."
    }
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
    var environment = header.adding([.facts(footer), .sentences(unavailable)])
    environment.blocks.removeAll {
      if case .sentences(let spans) = $0 { spans == stateSentences } else { false }
    }
    return [
      (
        ReportSection(mistakes.title, [.sentences(mistakeSentences)] + mistakes.blocks),
        nil
      ), (ReportSection("Time to configure", [.table(summaryTable)]), nil),
      (ReportSection(crossoverSection.title, crossoverSection.blocks.filter(\.isSentences)), nil),
      (priceSection, "what a redundant write may cost"), (modelledSection, nil),
      (
        ReportSection("", figures),
        isOne ? "the group with all figures" : "\(groups.count) groups with all figures"
      ),
      (
        ReportSection("", [.sentences(warnings)]),
        format.counted(warnings.count, "warning")
      ), (environment, "environment"),
    ]
  }
}

extension ReportBlock {
  fileprivate var isSentences: Bool { if case .sentences = self { true } else { false } }
}
