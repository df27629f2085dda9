// SPDX-License-Identifier: Apache-2.0

public import BenchResults
import BenchStatistics

/// An interleaved comparison of two builds as a page of text for a terminal.
public struct PairReport {
  let document: PairDocument
  let reading: PairReading
  let typography: Typography
  let format: FigureFormat

  /// Prepares a report.
  public init(_ document: PairDocument, options: ReportOptions = ReportOptions()) {
    self.document = document
    reading = PairReading(document)
    typography = Typography(options)
    format = FigureFormat(typography: typography)
  }

  /// The whole report, with a line end after its last line.
  public func text() -> String {
    let sections = [
      header, voidLines, counterLines, table("Changed or undecided", reading.changedCases),
      table("Unchanged", reading.unchangedCases), legend, listLines, membershipLines,
      warningLines, typography.wrapped(reading.sentence),
    ]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  /// What the builds are called.
  var header: [String] {
    typography.wrapped(typography.foreign(document.base.name), first: "base  ", indent: "      ")
      + typography.wrapped(
        typography.foreign(document.head.name),
        first: "head  ",
        indent: "      "
      )
      + reading.facts.flatMap {
        typography.wrapped(typography.foreign($0), first: "      ", indent: "      ")
      }
  }

  private func table(_ title: String, _ cases: [PairDocument.Case]) -> [String] {
    guard cases.contains(where: { !$0.phases.isEmpty }) else { return [] }
    return [typography.heading(title)] + table(of: cases).lines(typography)
  }

  /// What was timed of some cases, under the name of each.
  func table(of cases: [PairDocument.Case]) -> Table {
    let rows = cases.flatMap { compared in
      [Table.Row.heading(typography.foreign(compared.id))]
        + compared.phases.map { row($0) }
    }
    let figures = ["base", "head", "ratio", "interval"].map { Table.Column(title: $0) }
    let columns =
      figures + [Table.Column(title: "verdict", isNumeric: false)]
      + ["shows", "pairs"].map { Table.Column(title: $0) }
    return Table(
      labelTitle: "head over base",
      groups: [Table.ColumnGroup(columns: columns)],
      rows: rows
    )
  }

  private func row(_ phase: PairDocument.PhaseComparison) -> Table.Row {
    let standing = phase.standing
    return Table.Row(
      label: Span(phase.phase.wholeName),
      cells: [
        Span(format.nanoseconds(reading.median(standing.baseNanoseconds))),
        Span(format.nanoseconds(reading.median(standing.headNanoseconds))),
        Span(format.ratio(standing.ratio)), Span(format.interval(standing.low, standing.high)),
        Span(phase.verdict.rawValue, Self.style(phase.verdict)),
        Span(format.share(standing.shownChange)),
        Span(format.count(standing.baseNanoseconds.count)),
      ]
    )
  }

  private var legend: [String] {
    guard document.cases.contains(where: { !$0.phases.isEmpty }) else { return [] }
    return typography.wrapped(reading.legend).map { typography.paint(Span($0, .faint)) }
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

extension PairReport {
  /// Why the session decides nothing on times.
  var voidLines: [String] {
    guard !document.voidReasons.isEmpty else { return [] }
    return [typography.heading("Void")]
      + document.voidReasons.flatMap { typography.wrapped(typography.foreign($0)) }
  }

  /// The counters that differ, and content that does.
  var counterLines: [String] {
    guard !reading.exactlyChanged.isEmpty else { return [] }
    return [typography.heading("Counters")] + counterTable.lines(typography)
  }

  /// The same as a table, under the name of each case.
  var counterTable: Table {
    let rows = reading.exactlyChanged.flatMap { compared -> [Table.Row] in
      [Table.Row.heading(typography.foreign(compared.id))]
        + (compared.isSameContent
          ? []
          : [
            row(
              "visible content",
              typography.foreign(compared.baseDigest),
              typography.foreign(compared.headDigest),
              "differs",
              Span("worse", .bad)
            )
          ])
        + compared.counterChanges.map { change in
          row(
            typography.foreign(change.name),
            format.count(change.base),
            format.count(change.head),
            reading.difference(change),
            Span(change.judgement)
          )
        }
    }
    let columns =
      ["base", "head", "difference"].map { Table.Column(title: $0) }
      + [Table.Column(title: "", isNumeric: false)]
    return Table(
      labelTitle: "head against base, exactly",
      groups: [Table.ColumnGroup(columns: columns)],
      rows: rows
    )
  }

  private func row(
    _ label: String,
    _ base: String,
    _ head: String,
    _ difference: String,
    _ judgement: Span
  ) -> Table.Row {
    Table.Row(label: Span(label), cells: [Span(base), Span(head), Span(difference), judgement])
  }

  /// Which verdicts would not hold where the list is read as a whole.
  var listLines: [String] {
    let weak = reading.weakVerdicts
    guard !weak.isEmpty else { return [] }
    let rate = PairReading.percent(document.plan.falseDiscoveryRate)
    return typography.wrapped(
      "Read as one list of \(format.count(reading.phaseCount)) comparisons (Benjamini-Hochberg, "
        + "\(rate) false discoveries) these verdicts do not hold: "
        + weak.map { typography.foreign($0) }.joined(separator: ", ") + "."
    )
  }

  /// Cases that only one build has.
  var membershipLines: [String] {
    [("only in the head", document.appeared), ("only in the base", document.vanished)]
      .filter { !$0.1.isEmpty }
      .flatMap { title, names in
        typography.wrapped(
          "\(title): " + names.map { typography.foreign($0) }.joined(separator: ", ")
        )
      }
  }

  /// What a reader should know before believing the figures.
  var warningLines: [String] {
    reading.remarks.flatMap {
      typography.wrapped(typography.foreign($0), first: "note  ", indent: "      ")
    }
  }
}
