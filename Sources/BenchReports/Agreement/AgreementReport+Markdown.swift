// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension AgreementReport {
  /// The report as a comment on a pull request: what it comes to, the tables, and the rest folded.
  ///
  /// Sentences and tables are those of the report for a terminal.
  ///
  /// - Parameter command: the arguments that lead to it again, to be shown at the end.
  /// - Returns: the whole page, with a line end after its last line.
  public func markdown(command: [String]) -> String {
    AgreementReport(agreement, device: device, ours: ours, options: .markdown).page(command)
  }

  /// The page of a report whose lines do not end.
  private func page(_ command: [String]) -> String {
    let verdict = verdictLines().joined(separator: " ")
    let blocks =
      [MarkdownDocument.Block.paragraph(.strong(verdict))] + list(reasonLines())
      + section(Self.turnedTitle, turnedTable())
      + section("How far the order holds, to configure", groupTable())
      + section("Where strategies change places, to configure", crossoverTable())
      + section(Self.breakEvenTitle, breakEvenTable()) + list(missingSentences())
      + folded("what was left out", leftOutSentences())
      + folded("what this is worth", notes()) + folded("environment", headerLines())
      + [
        .code(
          TypedCommand(program: ours.generator.name, arguments: command, typography).text
        )
      ]
    return MarkdownDocument(blocks: blocks).text()
  }

  private func section(_ heading: String, _ table: Table) -> [MarkdownDocument.Block] {
    guard !table.rows.isEmpty else { return [] }
    return [.heading(heading), .table(MarkdownTable(table, typography))]
  }

  private func list(_ lines: [String]) -> [MarkdownDocument.Block] {
    lines.isEmpty ? [] : [.list(lines.map { MarkdownText($0) })]
  }

  private func folded(_ summary: String, _ lines: [String]) -> [MarkdownDocument.Block] {
    lines.isEmpty ? [] : [.folded(summary: summary, list(lines))]
  }
}
