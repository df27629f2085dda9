// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension TerminalReport {
  /// The measure that is a time and has an interval; all others are counters.
  static let timeMeasure = "frame time"

  /// How costs grow with the row count: findings first, then a line for each case.
  func scalingLines() -> [String] {
    let scalings = document.scalings ?? []
    guard !scalings.isEmpty else { return [] }
    let times = scalings.filter { $0.measure == Self.timeMeasure }
    let counters = scalings.filter { $0.measure != Self.timeMeasure }
    return [typography.heading("Growth with the row count")]
      + counterGrowthSentences().filter { $0.style == .bad }.flatMap(finding)
      + (timeTable(times)?.lines(typography) ?? []) + counterSentence(counters)
  }

  /// The exponents of frame times; nil where none was measured.
  func scalingTable() -> Table? {
    timeTable((document.scalings ?? []).filter { $0.measure == Self.timeMeasure })
  }

  private func finding(_ span: Span) -> [String] {
    typography.wrapped(span.text, first: "! ", indent: "  ")
      .map { typography.paint(Span($0, span.style)) }
  }

  /// What the lines below one heading of the table share.
  private struct ScalingKey: Hashable {
    let workload: String
    let cell: String
    let rows: [Int]

    init(_ scaling: ResultDocument.Scaling) {
      workload = scaling.workload
      cell = scaling.cell
      rows = scaling.rows
    }
  }

  private func timeTable(_ times: [ResultDocument.Scaling]) -> Table? {
    guard !times.isEmpty else { return nil }
    var keys: [ScalingKey] = []
    for scaling in times where !keys.contains(ScalingKey(scaling)) {
      keys.append(ScalingKey(scaling))
    }
    let members = keys.map { key in
      let own = times.filter { ScalingKey($0) == key }
      return (key: key, scalings: own.filter(\.isFinding) + own.filter { !$0.isFinding })
    }
    let found = members.filter { $0.scalings.contains(where: \.isFinding) }
    let rest = members.filter { !$0.scalings.contains(where: \.isFinding) }
    let rows = (found + rest)
      .flatMap { key, scalings in [Table.Row.heading(title(key))] + scalings.map(row) }
    return Table(
      labelTitle: "frame time over rows",
      groups: [
        Table.ColumnGroup(columns: [
          Table.Column(title: "exponent"), Table.Column(title: "interval"),
          Table.Column(title: "", isNumeric: false),
        ])
      ],
      rows: rows
    )
  }

  private func row(_ scaling: ResultDocument.Scaling) -> Table.Row {
    var interval = missing
    if let low = scaling.low, let high = scaling.high {
      interval = Span("\(exponent(low)) to \(exponent(high))")
    }
    return Table.Row(
      label: Span("  " + typography.foreign(scaling.strategy)),
      cells: [
        Span(exponent(scaling.exponent), scaling.isFinding ? .bad : .plain), interval,
        scaling.isFinding ? Span("grows", .bad) : Span(""),
      ]
    )
  }

  /// `scroll.steady subtitle off, 100 to 100,000 rows`; what the workload's name is made of is said by
  /// the case that it belongs to, and without one the name stands as it is.
  private func title(_ key: ScalingKey) -> String {
    let member = document.cases.first { measured in
      measured.cell == key.cell
        && ([measured.workload] + measured.axes).joined(separator: "+") == key.workload
    }
    let name = member.map { format.titleWithoutRows(GroupName($0)) }
    return (name ?? typography.foreign("\(key.workload) \(key.cell)")) + range(key.rows)
  }

  private func range(_ rows: [Int]) -> String {
    guard let first = rows.first, let last = rows.last else { return "" }
    return ", \(format.count(first)) to \(self.rows(last))"
  }

  /// Three decimals; a zero has no sign.
  private func exponent(_ value: Double) -> String {
    let text = format.fixed(value, decimals: 3)
    return text == "-0.000" ? "0.000" : text
  }

  /// Which counters depend on the row count, and that no other does.
  func counterGrowthSentences() -> [Span] {
    let counters = (document.scalings ?? []).filter { $0.measure != Self.timeMeasure }
    let findings = counters.filter(\.isFinding)
      .map { scaling in
        let place = "\(title(ScalingKey(scaling))), \(typography.foreign(scaling.strategy))"
        return Span(
          "\(typography.foreign(scaling.measure)) depends on the row count: exponent"
            + " \(exponent(scaling.exponent)) (\(place))",
          .bad
        )
      }
    return findings
      + (counterSentence(counters).isEmpty
        ? [] : [Span(counterSubject(counters) + " has exponent 0.")])
  }

  private func counterSentence(_ counters: [ResultDocument.Scaling]) -> [String] {
    guard counters.contains(where: { !$0.isFinding }) else { return [] }
    return typography.wrapped(counterSubject(counters) + " has exponent 0.", indent: "  ")
  }

  private func counterSubject(_ counters: [ResultDocument.Scaling]) -> String {
    counters.contains(where: \.isFinding)
      ? "Every other counter that does not depend on content"
      : "Every counter that does not depend on content"
  }
}
