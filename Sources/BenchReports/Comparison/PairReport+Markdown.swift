// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension PairReport {
  /// The comparison as a comment on a pull request: verdicts, what changed, and the rest folded.
  ///
  /// Sentences and tables are those of the report for a terminal.
  public func markdown() -> String { PairReport(document, options: .markdown).page() }

  /// The page of a report whose lines do not end.
  private func page() -> String {
    let command = TypedCommand(
      program: document.generator.name,
      arguments: document.plan.arguments,
      typography
    )
    let blocks =
      [MarkdownDocument.Block.paragraph(.strong(reading.sentence))]
      + list(document.voidReasons.map { typography.foreign($0) }) + changes
      + list(listLines + membershipLines) + unchanged + remarks + environment
      + [.code(command.text)]
    return MarkdownDocument(blocks: blocks).text()
  }

  /// Times that changed or are undecided, and counters that differ.
  private var changes: [MarkdownDocument.Block] {
    var blocks: [MarkdownDocument.Block] = []
    if !reading.exactlyChanged.isEmpty {
      blocks += [.heading("Counters"), table(counterTable)]
    }
    if reading.changedCases.contains(where: { !$0.phases.isEmpty }) {
      blocks += [.heading("Changed or undecided"), table(table(of: reading.changedCases))]
    }
    return blocks
  }

  private var unchanged: [MarkdownDocument.Block] {
    let same = reading.unchangedCases
    guard same.contains(where: { !$0.phases.isEmpty }) else { return [] }
    let summary = same.count == 1 ? "1 unchanged case" : "\(same.count) unchanged cases"
    return [.folded(summary: summary, [table(table(of: same))])]
  }

  private var remarks: [MarkdownDocument.Block] {
    let remarks = reading.remarks.map { MarkdownText(typography.foreign($0)) }
    guard !remarks.isEmpty else { return [] }
    let summary = remarks.count == 1 ? "1 note" : "\(remarks.count) notes"
    return [.folded(summary: summary, [.list(remarks)])]
  }

  private var environment: [MarkdownDocument.Block] {
    let environment = document.environment
    let machine = [
      environment.processorModel ?? environment.architecture, environment.operatingSystem,
      "kernel \(environment.kernel)", document.generator.toolchain,
      "measured \(document.plan.startedAt)",
    ]
    let lines = header + [typography.foreign(machine.joined(separator: typography.separator))]
    return [
      .folded(
        summary: "how it was measured",
        [.paragraph(MarkdownText(reading.legend))] + list(lines)
      )
    ]
  }

  private func list(_ lines: [String]) -> [MarkdownDocument.Block] {
    lines.isEmpty ? [] : [.list(lines.map { MarkdownText($0) })]
  }

  private func table(_ table: Table) -> MarkdownDocument.Block {
    .table(MarkdownTable(table, typography))
  }
}
