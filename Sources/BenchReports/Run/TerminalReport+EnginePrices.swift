// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension TerminalReport {
  /// What writes cost in this engine, whatever the strategy; nothing where that was not measured.
  func enginePriceLines() -> [String] {
    guard let table = enginePriceTable() else { return [] }
    let prices = document.enginePrices ?? []
    let empty = ResultDocument.Phase.allCases.compactMap { phase -> String? in
      let costs = prices.filter { $0.phase == phase }.map(\.emptyNanoseconds)
      guard let least = costs.min(), let most = costs.max() else { return nil }
      let range = "\(number(least))\(typography.dash)\(number(most)) ns a write"
      return phase == .configure ? "an empty loop (\(range))" : "with an unchanged frame \(range)"
    }
    let sentence =
      "Taken away: \(empty.joined(separator: ", ")). This is this engine's price list, and no other's."
    return table.lines(typography) + typography.wrapped(sentence, indent: "  ")
  }

  /// The engine's prices by kind; nil where they were not measured.
  func enginePriceTable() -> Table? {
    let prices = document.enginePrices ?? []
    var rows: [(kind: ResultDocument.WriteKind, storage: ResultDocument.StorageSharing?)] = []
    for price in prices where price.effect == .redundant {
      if !rows.contains(where: { $0.kind == price.kind && $0.storage == price.storage }) {
        rows.append((price.kind, price.storage))
      }
    }
    guard !rows.isEmpty else { return nil }
    let columns = ResultDocument.EnginePrice.Effect.allCases.flatMap { effect in
      [true, false].map { (effect: effect, isOn: $0) }
    }
    let groups = ResultDocument.Phase.allCases.map { phase in
      Table.ColumnGroup(
        title: phase == .configure ? "ns a write: the call alone" : "ns a write: with its frame",
        columns: columns.map {
          Table.Column(title: "\($0.effect.rawValue)\n\($0.isOn ? "on" : "off")")
        }
      )
    }
    return Table(
      labelTitle: "engine's own prices\n  by setter comparison",
      groups: groups,
      rows: rows.map { row in
        Table.Row(
          label: Span(row.kind.rawValue + (row.storage == .fresh ? ", equal in other memory" : "")),
          cells: ResultDocument.Phase.allCases.flatMap { phase in
            columns.map { column in
              let found = prices.first {
                $0.kind == row.kind && $0.phase == phase && $0.effect == column.effect
                  && $0.setterComparison == column.isOn
                  && (column.effect == .effective
                    ? row.storage != .fresh : $0.storage == row.storage)
              }
              return found.map { Span(priceText($0)) } ?? missing
            }
          }
        )
      }
    )
  }

  /// Where the engine's price crosses the break-even, beside what was measured.
  func predictionLines() -> [String] {
    let foretold = document.crossovers.filter { $0.predicted != nil }
    guard !foretold.isEmpty else { return [] }
    let count = foretold.count { $0.agreesWithPrediction == true }
    let sentence =
      "\(format.count(count)) of \(format.count(foretold.count)) crossings by prices and as measured"
      + " agree: one lies in the other's interval, or there is none on either side."
    return predictionTables(foretold).flatMap { $0.lines(typography) + [""] }
      + typography.wrapped(sentence, indent: "  ")
  }

  /// Crossings by prices and as measured, a table for each cell.
  func predictionTables(_ foretold: [ResultDocument.Crossover]) -> [Table] {
    var document = document
    document.crossovers = foretold
    return CrossoverGroup.all(in: document)
      .compactMap { group in
        guard let first = group.crossovers.first else { return nil }
        var title = "\(typography.foreign(first.cell)), \(rows(first.rows))"
        if first.fieldKind != .all { title += ", \(first.fieldKind.rawValue) fields only" }
        return Table(
          labelTitle: title + "\n  crossing with \(typography.foreign(first.baseline))",
          groups: group.strategies.map { strategy in
            Table.ColumnGroup(
              title: typography.foreign(strategy),
              columns: ["by prices", "measured", ""]
                .map { Table.Column(title: $0, isNumeric: false) }
            )
          },
          rows: group.circumstances.map { circumstances in
            Table.Row(
              label: Span(circumstances.title),
              cells: group.strategies.flatMap { strategy in
                predictionSpans(group.crossover(of: strategy, circumstances))
              }
            )
          }
        )
      }
  }

  private func predictionSpans(_ crossover: ResultDocument.Crossover?) -> [Span] {
    guard let crossover, let predicted = crossover.predicted else {
      return [missing, missing, Span("")]
    }
    var foretold = crossover
    foretold.answer = predicted
    let cells = [foretold, crossover]
      .map { Span(CrossoverReading(crossover: $0, format: format).cell) }
    return cells + [crossover.agreesWithPrediction == true ? Span("") : Span("apart", .caution)]
  }

  private func priceText(_ price: ResultDocument.EnginePrice) -> String {
    "\(number(price.nanoseconds)) (\(number(price.low))\(typography.dash)\(number(price.high)))"
  }

  /// Three significant digits, and no more than one decimal.
  private func number(_ nanoseconds: Double) -> String {
    nanoseconds.magnitude < 99.95
      ? format.fixed(nanoseconds, decimals: 1) : format.significant(nanoseconds, digits: 3)
  }
}
