// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension LimitReport {
  /// The same on a page on which lines do not end.
  var forMarkdown: LimitReport { LimitReport(check, path: path, options: .markdown) }

  /// What the limits come to, in a sentence.
  var verdict: String { verdictLines.joined(separator: " ") }

  /// What is past its limit, and what is to be said beside it.
  var blocks: [MarkdownDocument.Block] {
    let remarks = mismatchLines + unusedLines + fallenLines + uncoveredLines
    var blocks: [MarkdownDocument.Block] = []
    if !table.changes.isEmpty {
      blocks += [
        .heading("Counters past their limits"),
        .table(MarkdownTable(table.table, typography)),
      ]
    }
    let lines = table.restLines + remarks
    if !lines.isEmpty { blocks.append(.list(lines.map { MarkdownText($0) })) }
    return blocks
  }
}
