// SPDX-License-Identifier: Apache-2.0

import BenchReports
import BenchResults

/// `compare`: holds two stored documents against each other; counters decide, times advise.
@MainActor struct CompareVerb {
  let options: CompareOptions
  let terminal: Terminal

  /// Counters of which more is better.
  nonisolated static let largerIsBetter: Set = ["reuseHits", "positionHits", "preparedCellsShown"]

  func perform() throws -> ExitCode {
    try markdown?.check(against: inputs)
    let base = try document(options.base)
    let head = try document(options.head)
    let comparison = DocumentComparison(
      base: base,
      head: head,
      largerIsBetter: Self.largerIsBetter
    )
    let report = ComparisonReport(
      comparison,
      base: base,
      head: head,
      options: ReportOptions(terminal, color: options.color)
    )
    try markdown?.write(report.markdown(command: command))
    try terminal.write(report.text())
    switch comparison.outcome {
    case .worse: return .countersDiffer
    case .notComparable: return .sessionVoid
    case .nothingWorse:
      let isChanged = comparison.cases.contains { !$0.counterChanges.isEmpty }
      return options.isExact && isChanged ? .countersDiffer : .success
    }
  }

  private var markdown: MarkdownFile? { options.markdown.map { MarkdownFile(path: $0) } }

  private var inputs: [OutputFile.Input] {
    [("BASE.json", options.base), ("HEAD.json", options.head)]
      .map { OutputFile.Input(option: $0, path: $1) }
  }

  /// What leads to the same report again.
  private var command: [String] {
    ["compare"] + (options.isExact ? ["--exact"] : []) + [options.base, options.head]
  }

  private func document(_ path: String) throws(ToolFailure) -> ResultDocument {
    do throws(DocumentError) {
      return try ResultDocument(contentsOf: path)
    } catch {
      throw ToolFailure(error)
    }
  }
}
