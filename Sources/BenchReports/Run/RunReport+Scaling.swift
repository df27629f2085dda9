// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension RunReport {
  /// The measure with intervals; all others are counters.
  static let timeMeasure = "frame time"

  var scalingSection: ReportSection {
    let counters = counterGrowth
    return ReportSection(
      "Growth with the row count",
      [
        .sentences(counters.filter { $0.style == .warning }), .table(scalingTable),
        .sentences(counters.filter { $0.style != .warning }),
      ]
    )
  }

  var scalingTable: Table {
    let times = (document.scalings ?? []).filter { $0.measure == Self.timeMeasure }
    let groups = times.grouped { [$0.workload, $0.cell, "\($0.rows)"] }
      .map { $0.members.filter(\.isFinding) + $0.members.filter { !$0.isFinding } }
    let found = groups.filter { $0.contains(where: \.isFinding) }
    let rest = groups.filter { !$0.contains(where: \.isFinding) }
    return Table(
      "frame time over rows",
      ["exponent", "interval", .text("")],
      rows: (found + rest)
        .flatMap { scalings in scalings.prefix(1).map { .heading(title($0)) } + scalings.map(row) },
      caption: "Exponents of the frame time over the rows"
    )
  }

  private func row(_ scaling: ResultDocument.Scaling) -> Table.Row {
    let interval = scaling.low.flatMap { low in
      scaling.high.map { Span("\(exponent(low)) to \(exponent($0))") }
    }
    return Table.Row(
      Span("  " + scaling.strategy),
      [
        Span(exponent(scaling.exponent), scaling.isFinding ? .bad : .plain), interval ?? missing,
        scaling.isFinding ? Span("grows", .bad) : "",
      ]
    )
  }

  /// `scroll.steady subtitle off, 100 to 100,000 rows`; the workload's plain name where no case matches.
  private func title(_ key: ResultDocument.Scaling) -> String {
    let member = document.cases.first { measured in
      measured.cell == key.cell
        && ([measured.workload] + measured.axes).joined(separator: "+") == key.workload
    }
    let name =
      member.map { format.titleWithoutRows(GroupName($0)) } ?? "\(key.workload) \(key.cell)"
    guard let first = key.rows.first, let last = key.rows.last else { return name }
    return "\(name), \(format.count(first)) to \(rows(last))"
  }

  /// Three decimals; a zero has no sign.
  private func exponent(_ value: Double) -> String {
    let text = format.fixed(value, decimals: 3)
    return text == "-0.000" ? "0.000" : text
  }

  var counterGrowth: [Span] {
    let counters = (document.scalings ?? []).filter { $0.measure != Self.timeMeasure }
    let findings = counters.filter(\.isFinding)
      .map { scaling in
        Span(
          "\(scaling.measure) depends on the row count: exponent \(exponent(scaling.exponent))"
            + " (\(title(scaling)), \(scaling.strategy))",
          .warning
        )
      }
    guard counters.contains(where: { !$0.isFinding }) else { return findings }
    let subject = findings.isEmpty ? "Every" : "Every other"
    return findings + ["\(subject) counter that does not depend on content has exponent 0."]
  }

  var controlSection: ReportSection {
    let curves = document.controlCurves ?? []
    let place = curves.first.map { "Time of a frame, \($0.workload) \($0.cell), by row count." }
    let omissions = curves.compactMap { curve -> String? in
      guard !curve.leftOutRows.isEmpty, let last = curve.points.last else { return nil }
      let counts = curve.leftOutRows.map(format.count).joined(separator: ", ")
      return
        "\(curve.strategy) is not measured at \(counts) rows: at \(format.count(last.rows)) a frame took"
        + " \(format.nanoseconds(last.medianNanoseconds)), and past"
        + " \(format.nanoseconds(curve.longestFrameNanoseconds)) nothing larger is tried."
    }
    return ReportSection(
      "What reuse and the row index are worth",
      [.sentences([place].compactMap(\.self)), .table(controlTable(curves)), .sentences(omissions)]
    )
  }

  private func controlTable(_ curves: [ResultDocument.ControlCurve]) -> Table {
    let rowCounts = Set(curves.flatMap { $0.points.map(\.rows) + $0.leftOutRows }).sorted()
    return Table(
      "strategy",
      rowCounts.map { Table.Column(title: format.count($0)) },
      rows: curves.map { curve in
        Table.Row(
          Span(curve.strategy),
          rowCounts.map { rowCount in
            curve.points.first { $0.rows == rowCount }
              .map { Span(format.nanoseconds($0.medianNanoseconds)) } ?? missing
          }
        )
      },
      caption: "Time of a frame by row count"
    )
  }
}
