// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension PairReport {
  /// Why the session decides nothing on times.
  var voidLines: [String] {
    guard !document.voidReasons.isEmpty else { return [] }
    return [typography.heading("Void")] + document.voidReasons.flatMap { typography.wrapped($0) }
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
              compared.baseDigest,
              compared.headDigest,
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
