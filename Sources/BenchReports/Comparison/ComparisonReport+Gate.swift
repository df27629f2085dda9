// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

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
    return TimeGate.Row.Verdict.allCases
      .map { verdict in
        "\(verdict.rawValue) \(format.count(gate.count(of: verdict)))"
      }
      .joined(separator: ", ")
  }

  private static func rank(_ verdict: TimeGate.Row.Verdict) -> Int {
    switch verdict {
    case .regressed: 0
    case .inconclusive: 1
    case .improved: 2
    case .unchanged: 3
    }
  }

  private static func style(_ verdict: TimeGate.Row.Verdict) -> TextStyle {
    switch verdict {
    case .regressed: .bad
    case .improved: .good
    case .unchanged: .faint
    case .inconclusive: .caution
    }
  }
}
