// SPDX-License-Identifier: Apache-2.0

/// An interleaved comparison of two builds as a page of text for a terminal.
public struct PairReport {
  private let rows: [PairRow]
  private let base: String
  private let head: String
  private let pairCount: Int
  private let typography: Typography
  private let format: FigureFormat

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - rows: the cases in the order in which they are shown.
  ///   - base: what the build to compare against is called, for example its commit.
  ///   - head: what the build in question is called.
  ///   - pairCount: how many pairs of processes ran for each case.
  ///   - options: what the terminal can show.
  public init(
    _ rows: [PairRow],
    base: String,
    head: String,
    pairCount: Int,
    options: ReportOptions = ReportOptions()
  ) {
    self.rows = rows
    self.base = base
    self.head = head
    self.pairCount = pairCount
    typography = Typography(options)
    format = FigureFormat(typography: typography)
  }

  /// The whole report, with a line end after its last line.
  public func text() -> String {
    let pairs = "\(format.count(pairCount)) interleaved " + (pairCount == 1 ? "pair" : "pairs")
    let header =
      typography.wrapped(typography.foreign(base), first: "base  ", indent: "      ")
      + typography.wrapped(typography.foreign(head), first: "head  ", indent: "      ")
    guard !rows.isEmpty else {
      return (header + ["", "No case was compared."]).joined(separator: "\n") + "\n"
    }
    let lines =
      header + [""] + [typography.heading("Head over base, \(pairs)")]
      + table.lines(typography) + notes + [""] + typography.wrapped(tally)
    return lines.joined(separator: "\n") + "\n"
  }

  private var table: Table {
    let figures = ["base", "head", "ratio", "interval"].map { Table.Column(title: $0) }
    let columns =
      figures + [Table.Column(title: "verdict", isNumeric: false), Table.Column(title: "shows")]
    return Table(
      labelTitle: "case",
      groups: [Table.ColumnGroup(title: "", columns: columns)],
      rows: rows.map(tableRow)
    )
  }

  private func tableRow(_ row: PairRow) -> Table.Row {
    let missing = Span(typography.dash, .faint)
    var interval = missing
    if let low = row.low, let high = row.high { interval = Span(format.interval(low, high)) }
    return Table.Row(
      label: Span(typography.foreign(row.caseID)),
      cells: [
        Span(format.nanoseconds(row.baseNanoseconds)),
        Span(format.nanoseconds(row.headNanoseconds)), Span(format.ratio(row.ratio)), interval,
        Span(row.verdict.rawValue, Self.style(row.verdict)),
        row.smallestDetectableEffect.map { Span(format.share($0)) } ?? missing,
      ]
    )
  }

  private var notes: [String] {
    typography.wrapped("shows: the smallest change that these pairs would have shown.")
      .map { typography.paint(Span($0, .faint)) }
  }

  /// `regressed 1, improved 0, unchanged 12, inconclusive 2`.
  private var tally: String {
    PairRow.Verdict.allCases
      .map { verdict in
        "\(verdict.rawValue) \(format.count(rows.count { $0.verdict == verdict }))"
      }
      .joined(separator: ", ")
  }

  private static func style(_ verdict: PairRow.Verdict) -> TextStyle {
    switch verdict {
    case .regressed: .bad
    case .improved: .good
    case .unchanged: .faint
    case .inconclusive: .caution
    }
  }
}
