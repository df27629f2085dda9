// SPDX-License-Identifier: Apache-2.0

public import BenchResults
import BenchStatistics

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

extension ComparisonReport {
  /// The quantiles that are not unchanged, and what to think of a verdict on stored times.
  func gateLines(_ gate: TimeGate) -> [String] {
    guard gate.refusals.isEmpty else {
      return gate.refusals.flatMap {
        paint("! times cannot count: \(typography.foreign($0.description))", .caution)
      }
    }
    let table = gateTable(gate)
    let heading = typography.heading("Times, judged with tolerances \(gate.tolerances)")
    return [heading] + (table.rows.isEmpty ? [] : table.lines(typography))
      + typography.wrapped(tally(of: gate))
      + typography.wrapped(Self.falseAlarms).map { typography.paint(Span($0, .faint)) }
  }

  /// The quantiles that are not unchanged, those that regressed first.
  func gateTable(_ gate: TimeGate) -> Table {
    let moved = gate.rows.filter { $0.verdict != .unchanged }
    return Table(
      labelTitle: "case",
      groups: [Table.ColumnGroup(title: "", columns: Self.gateColumns)],
      rows: moved.sorted { Self.rank($0.verdict) < Self.rank($1.verdict) }.map(row)
    )
  }

  /// What stored times are worth.
  ///
  /// Source: article ComparisonRules B2, last column: one build against its own stored times, on
  /// one virtual machine within 200 s, quiet and noisy. The last figure is that of the standard
  /// tolerances.
  static let falseAlarms =
    "Expect false alarms. One build against its own stored times, on one virtual machine within"
    + " 200 s, was called changed 52 to 74 times of 100 by a rank test, 25 to 45 times by medians"
    + " more than 2% apart, and 5 to 10 times by the sign test on the minima of 20 to 30 processes."
    + " This gate has the quantiles of one process on either side and no second run: with the"
    + " standard tolerances up to 3 of 100 quantiles rose by themselves on a quiet machine, and"
    + " smaller tolerances give more. Interleave both builds ('pair') for a verdict."

  private static let gateColumns =
    [Table.Column(title: "time", isNumeric: false)]
    + ["base", "head", "ratio"].map { Table.Column(title: $0) }
    + [Table.Column(title: "verdict", isNumeric: false)]

  private func row(_ row: TimeGate.Row) -> Table.Row {
    Table.Row(
      label: Span(typography.foreign(row.caseID)),
      cells: [
        Span("\(row.phase.rawValue) \(row.quantile.rawValue)"),
        Span(format.nanoseconds(row.baseNanoseconds)),
        Span(format.nanoseconds(row.headNanoseconds)), Span(format.ratio(row.ratio)),
        Span(row.verdict.rawValue, Self.style(row.verdict)),
      ]
    )
  }

  /// `regressed 1, improved 0, unchanged 12, inconclusive 2`.
  func tally(of gate: TimeGate) -> String {
    guard !gate.rows.isEmpty else {
      return "No quantile has samples enough on both sides and is long enough to be judged."
    }
    return BuildVerdict.allCases
      .map { verdict in
        "\(verdict.rawValue) \(format.count(gate.count(of: verdict)))"
      }
      .joined(separator: ", ")
  }

  private static func rank(_ verdict: BuildVerdict) -> Int {
    switch verdict {
    case .regressed: 0
    case .inconclusive: 1
    case .improved: 2
    case .unchanged: 3
    }
  }

  private static func style(_ verdict: BuildVerdict) -> TextStyle {
    switch verdict {
    case .regressed: .bad
    case .improved: .good
    case .unchanged: .faint
    case .inconclusive: .caution
    }
  }
}
