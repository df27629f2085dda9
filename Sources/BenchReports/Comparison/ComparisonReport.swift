// SPDX-License-Identifier: Apache-2.0

public import BenchResults

/// The comparison of two stored documents as a page of text for a terminal.
public struct ComparisonReport {
  let base: ResultDocument
  let head: ResultDocument
  let comparison: DocumentComparison
  let gate: TimeGate?
  let typography: Typography
  let format: FigureFormat

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - comparison: the two documents side by side.
  ///   - base: the document to compare against.
  ///   - head: the document in question.
  ///   - gate: the times of both, where they are to count.
  ///   - options: what the terminal can show.
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
    typography = Typography(options)
    format = FigureFormat(typography: typography)
  }

  /// The whole report, with a line end after its last line.
  public func text() -> String {
    let sections = [
      headerLines(), reasonLines(), counterLines(), contentLines(), unmatchedLines(),
      gate.map(gateLines) ?? timeLines(), membershipLines(), verdictLines(),
    ]
    return sections.filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  /// Both documents: which build measured, and when.
  func headerLines() -> [String] {
    [("base", base), ("head", head)]
      .flatMap { side, document in
        let generator = document.generator
        var parts = [typography.foreign("\(generator.name) \(generator.version)")]
        if let commit = generator.gitCommit {
          let name = "commit " + typography.foreign(String(commit.prefix(12)))
          parts.append(generator.gitIsDirty == true ? name + " with changes" : name)
        }
        parts.append("measured " + typography.foreign(document.plan.startedAt))
        parts += [document.priceRemark].compactMap(\.self)
        return typography.wrapped(
          parts.joined(separator: typography.separator),
          first: side + "  ",
          indent: "      "
        )
      }
  }

  /// Why the documents do not compare.
  func reasonLines() -> [String] {
    comparison.reasons
      .flatMap { reason in
        typography.wrapped(typography.foreign(reason.description), first: "! ", indent: "  ")
      }
      .map { typography.paint(Span($0, .caution)) }
  }

  private func counterLines() -> [String] {
    let table = counterTable(of: comparison.cases)
    guard !table.rows.isEmpty else { return [] }
    return [typography.heading("Counters that changed")] + table.lines(typography)
  }

  /// The counters of some cases that changed.
  func counterTable(of cases: [CaseComparison]) -> Table {
    let rows = cases.flatMap { compared in
      compared.counterChanges.map { change in
        Table.Row(
          label: Span(typography.foreign(compared.id)),
          cells: [
            Span(typography.foreign(change.name)), Span(format.shortCount(change.base)),
            Span(format.shortCount(change.head)), Span(format.change(change)),
            Span(change.judgement),
          ]
        )
      }
    }
    let columns =
      [Table.Column(title: "counter", isNumeric: false)]
      + ["base", "head", "change"].map { Table.Column(title: $0) }
      + [Table.Column(title: "", isNumeric: false)]
    return Table(
      labelTitle: "case",
      groups: [Table.ColumnGroup(title: "", columns: columns)],
      rows: rows
    )
  }

  /// Content that differs, and cells that are newly wrong.
  func contentLines() -> [String] {
    comparison.cases
      .flatMap { compared -> [String] in
        let id = typography.foreign(compared.id)
        var sentences: [String] = []
        if let digest = compared.digestChange {
          sentences.append(
            "\(id): the visible content differs (digest \(typography.foreign(digest.base)) in the"
              + " base, \(typography.foreign(digest.head)) in the head)."
          )
        }
        if let stale = compared.newlyStale {
          sentences.append(
            "\(id): is stale in the head: row \(format.count(stale.row)),"
              + " \(typography.foreign(stale.field)) shows \(typography.quoted(stale.found)) and"
              + " should show \(typography.quoted(stale.expected))."
          )
        }
        return sentences.flatMap { typography.wrapped($0, indent: "  ") }
      }
      .map { typography.paint(Span($0, .bad)) }
  }

  /// Counters that only one of the documents has.
  func unmatchedLines() -> [String] {
    comparison.cases.flatMap { compared in
      compared.unmatchedCounters.flatMap { counter in
        let reason = counter.reason.map { " (\(typography.foreign($0)))" } ?? ""
        return typography.wrapped(
          "\(typography.foreign(compared.id)): only the \(counter.side.rawValue) has"
            + " \(typography.foreign(counter.name)), \(format.count(counter.value))\(reason).",
          indent: "  "
        )
      }
    }
  }
}
