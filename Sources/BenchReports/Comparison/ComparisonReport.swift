// SPDX-License-Identifier: Apache-2.0

public import BenchResults

/// The comparison of two stored documents: counters decide, times advise.
public struct ComparisonReport: FormattedReport {
  let base: ResultDocument
  let head: ResultDocument
  let comparison: DocumentComparison
  let gate: TimeGate?
  let format: FigureFormat

  /// Creates a report; `gate` holds the times of both documents if they are to count.
  public init(
    _ comparison: DocumentComparison,
    base: ResultDocument,
    head: ResultDocument,
    gate: TimeGate? = nil,
    options: ReportOptions = ReportOptions()
  ) {
    self.comparison = comparison
    self.gate = gate
    self.base = base
    self.head = head
    format = FigureFormat(options)
  }

  public func text() -> String {
    terminalText([
      .sentences(header), .sentences(reasons), counters(of: comparison.cases), .sentences(content),
      .sentences(unmatched), times, .sentences(members), .sentences([verdict]),
    ])
  }

  /// Returns the comparison as a comment on a pull request, with the command that repeats it at the end.
  public func markdown(command: [String]) -> String {
    ComparisonReport(comparison, base: base, head: head, gate: gate, options: .markdown)
      .page(command)
  }

  private func page(_ command: [String]) -> String {
    let moved = gate?.movedCases ?? []
    let same = comparison.cases.filter { !$0.isChanged && !moved.contains($0.id) }.map(\.id)
    let oneSided = comparison.cases.reduce(0) { $0 + $1.unmatchedCounters.count }
    let typed = TypedCommand(program: head.generator.name, arguments: command)
    func blocks(_ section: ReportSection, _ summary: String? = nil) -> [MarkdownDocument.Block] {
      MarkdownDocument.blocks(section, foldedAs: summary, typography)
    }
    let isAdvice = gate == nil && missingTimes == nil
    let rest: [ReportBlock] = [
      .sentences(members),
      .folded(format.counted(oneSided, "counter") + " on one side only", [.sentences(unmatched)]),
      .folded(format.counted(same.count, "unchanged case"), [.sentences(same)]),
    ]
    return MarkdownDocument(
      blocks: [.paragraph(.strong(typography.foreign(verdict.text)))]
        + (gate == nil ? [] : blocks(times)) + blocks(.sentences(reasons + content))
        + blocks(counters(of: worseFirst)) + MarkdownDocument.blocks(rest, typography)
        + (gate == nil ? blocks(times, isAdvice ? "times, which do not judge" : nil) : [])
        + blocks(ReportSection("", [.sentences(header), .sentences(machines)]), "environment")
        + [.code(typed.text)]
    )
    .text()
  }

  var header: [Span] { zip(["base", "head"], [base, head]).map(origin) }

  private func origin(_ side: String, _ document: ResultDocument) -> Span {
    let generator = document.generator
    let parts = [
      "\(generator.name) \(generator.version)", generator.commit,
      "measured \(document.plan.startedAt)",
    ]
    return Span("\(side): " + parts.compactMap(\.self).joined(separator: typography.separator))
  }

  private var machines: [Span] {
    zip(["base", "head"], [base, head])
      .map { side, document in
        let environment = document.environment
        let model = environment.processorModel ?? environment.architecture
        return Span(
          "\(side): \(model), \(environment.operatingSystem), \(document.generator.toolchain)"
        )
      }
  }

  var reasons: [Span] { comparison.reasons.map { Span($0.description, .warning) } }

  var worseFirst: [CaseComparison] {
    let worse = comparison.cases.filter { $0.counterChanges.contains(where: \.isWorse) }
    return worse + comparison.cases.filter { !$0.counterChanges.contains(where: \.isWorse) }
  }

  func counters(of cases: [CaseComparison]) -> ReportSection {
    let rows = cases.flatMap { compared in
      compared.counterChanges.map { change in
        Table.Row(
          Span(compared.id),
          [
            Span(change.name), Span(format.shortCount(change.base)),
            Span(format.shortCount(change.head)), Span(format.change(change)),
            Span(change.judgement),
          ]
        )
      }
    }
    let table = Table(
      "case",
      [.text("counter"), "base", "head", "change", .text("")],
      rows: rows,
      caption: "Counters that changed, those for the worse first"
    )
    return ReportSection("Counters that changed", [.table(table)])
  }

  var content: [Span] {
    comparison.cases.flatMap { compared -> [Span] in
      let digest = compared.digestChange.map {
        "\(compared.id): the visible content differs (digest \($0.base) in the base, \($0.head) in the"
          + " head)."
      }
      let stale = compared.newlyStale.map {
        "\(compared.id): is stale in the head: \(format.words(of: $0))."
      }
      return [digest, stale].compactMap(\.self).map { Span($0, .bad) }
    }
  }

  var unmatched: [Span] {
    comparison.cases.flatMap { compared in
      compared.unmatchedCounters.map { counter in
        let reason = counter.reason.map { " (\($0))" } ?? ""
        return Span(
          "\(compared.id): only the \(counter.side.rawValue) has \(counter.name),"
            + " \(format.count(counter.value))\(reason)."
        )
      }
    }
  }

  var members: [Span] {
    let names =
      comparison.appeared.map { "only in the head: \($0)" }
      + comparison.vanished.map { "only in the base: \($0)" }
    let isCut =
      comparison.isComplete ? [] : ["A document is of an interrupted run: cases may be missing."]
    return (names + isCut).map { Span($0) }
  }
}

extension FigureFormat {
  /// `row 1,217, badge shows "new" and should show ""`.
  func words(of stale: ResultDocument.StaleCell) -> String {
    "row \(count(stale.row)), \(stale.field) shows \(typography.quoted(stale.found)) and should show"
      + " \(typography.quoted(stale.expected))"
  }
}
