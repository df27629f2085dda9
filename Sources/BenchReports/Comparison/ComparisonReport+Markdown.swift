// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension ComparisonReport {
  /// The comparison as a comment on a pull request: what it comes to, what changed, and the rest
  /// folded.
  ///
  /// Sentences and tables are those of the report for a terminal.
  ///
  /// - Parameter command: the arguments that lead to it again, to be shown at the end.
  /// - Returns: the whole page, with a line end after its last line.
  public func markdown(command: [String]) -> String {
    ComparisonReport(comparison, base: base, head: head, gate: gate, options: .markdown)
      .page(command)
  }

  /// The page of a report whose lines do not end.
  private func page(_ command: [String]) -> String {
    let verdict = verdictLines().joined(separator: " ")
    let blocks =
      [MarkdownDocument.Block.paragraph(.strong(verdict))] + judgedTimes
      + list(reasonLines() + contentLines()) + changes + list(membershipLines()) + unmatched
      + unchanged + times + environment
      + [
        .code(
          TypedCommand(program: head.generator.name, arguments: command, typography).text
        )
      ]
    return MarkdownDocument(blocks: blocks).text()
  }

  /// What times come to, where they count.
  private var judgedTimes: [MarkdownDocument.Block] {
    guard let gate else { return [] }
    guard gate.refusals.isEmpty else { return list(gateLines(gate)) }
    let table = gateTable(gate)
    let heading = "Times, judged with tolerances \(gate.tolerances)"
    return [.paragraph(.strong(tally(of: gate)))]
      + (table.rows.isEmpty ? [] : [.heading(heading), .table(MarkdownTable(table, typography))])
      + [.folded(summary: "what this is worth", [.paragraph(MarkdownText(Self.falseAlarms))])]
  }

  /// The counters that changed, those for the worse first.
  private var changes: [MarkdownDocument.Block] {
    let worse = comparison.cases.filter { $0.counterChanges.contains(where: \.isWorse) }
    let better = comparison.cases.filter {
      !$0.counterChanges.isEmpty && !$0.counterChanges.contains(where: \.isWorse)
    }
    let table = counterTable(of: worse + better)
    guard !table.rows.isEmpty else { return [] }
    return [
      .heading("Counters that changed"), .table(MarkdownTable(table, typography)),
    ]
  }

  private var unmatched: [MarkdownDocument.Block] {
    let lines = unmatchedLines()
    guard !lines.isEmpty else { return [] }
    let count = comparison.cases.reduce(0) { $0 + $1.unmatchedCounters.count }
    return [
      .folded(
        summary: count == 1 ? "1 counter on one side only" : "\(count) counters on one side only",
        list(lines)
      )
    ]
  }

  private var unchanged: [MarkdownDocument.Block] {
    let moved = gate?.movedCases ?? []
    let same = comparison.cases.filter { !$0.isChanged && !moved.contains($0.id) }
    guard !same.isEmpty else { return [] }
    return [
      .folded(
        summary: same.count == 1 ? "1 unchanged case" : "\(same.count) unchanged cases",
        [.list(same.map { MarkdownText(typography.foreign($0.id)) })]
      )
    ]
  }

  private var times: [MarkdownDocument.Block] {
    if gate == nil, let missingTimes { return list([missingTimes]) }
    let table = timeTable
    guard gate == nil, !table.rows.isEmpty else { return [] }
    return [
      .folded(
        summary: "times, which do not judge",
        [.paragraph(MarkdownText(timeNote)), .table(MarkdownTable(table, typography))]
      )
    ]
  }

  private var environment: [MarkdownDocument.Block] {
    let machines = [("base", base), ("head", head)]
      .map { side, document in
        let environment = document.environment
        let model = environment.processorModel ?? environment.architecture
        return "\(side)  \(model), \(environment.operatingSystem), \(document.generator.toolchain)"
      }
    return [
      .folded(
        summary: "environment",
        list(headerLines() + machines.map(typography.foreign))
      )
    ]
  }

  private func list(_ lines: [String]) -> [MarkdownDocument.Block] {
    lines.isEmpty ? [] : [.list(lines.map { MarkdownText($0) })]
  }
}
