// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension RunReport {
  /// Crossings and break-even prices with notes on their words, with intervals if `inFull`; nil without either.
  func crossings(inFull: Bool = false) -> (table: Table, notes: [String])? {
    let crossings = CrossoverGroup.all(of: document.crossovers)
    // A line of many points says more precisely where strategies cross; of as many, the first.
    let shown = crossings.enumerated()
      .min { Self.order($0.element, $0.offset) < Self.order($1.element, $1.offset) }?
      .element
    let cell = shown?.crossovers.first?.cell
    let prices =
      breakEvenAnswers
      .filter { $0.configure.isOpen && (cell == nil || $0.configure.cell == cell) }
    let strategies = ((shown?.strategies ?? []) + prices.map(\.configure.strategy)).distinct()
    guard !strategies.isEmpty else { return nil }
    let rows = strategies.flatMap { crossingRows($0, shown, prices, inFull: inFull) }
    return (crossingTable(shown, prices, rows), crossingNotes(rows, prices))
  }

  private func crossingRows(
    _ strategy: String,
    _ shown: CrossoverGroup?,
    _ prices: [BreakEvenAnswer],
    inFull: Bool
  ) -> [Table.Row] {
    let price = prices.first { $0.configure.strategy == strategy }
    let off = crossingSpans(shown, strategy, setterComparison: false, inFull: inFull)
    let on = Table.Row(
      Span(rankedName(strategy)),
      crossingSpans(shown, strategy, setterComparison: true, inFull: inFull) + priceSpans(price)
    )
    guard off.contains(where: { $0 != missing }) else { return [on] }
    let label = inFull ? "  setters do not compare" : "  off"
    return [on, Table.Row(Span(label, .faint), off + priceSpans(nil))]
  }

  private static func order(_ group: CrossoverGroup, _ offset: Int) -> (Int, Int, Int) {
    let first = group.crossovers.first
    return (first?.fieldKind == .all ? 0 : 1, -(first?.points.count ?? 0), offset)
  }

  private func crossingTable(
    _ shown: CrossoverGroup?,
    _ prices: [BreakEvenAnswer],
    _ rows: [Table.Row]
  ) -> Table {
    let first = shown?.crossovers.first
    let phases: [Table.Column] = ["to configure", "whole frame"]
    let all = (first?.points.last?.fieldCount).map { " of \($0)" } ?? ""
    let crossings = Table.ColumnGroup(title: "by changed fields\(all)", columns: phases)
    let costs = Table.ColumnGroup(
      title: "pays if a redundant write costs over, ns",
      columns: phases + ["changed"]
    )
    let cell = first?.cell ?? prices.first?.configure.cell ?? ""
    let baseline = first?.baseline ?? baselineName
    return Table(
      "\(cell) cells,\n\(shown == nil ? "over" : "cheaper than") \(baseline)",
      groups: (shown == nil ? [] : [crossings]) + (prices.isEmpty ? [] : [costs]),
      rows: rows.map { row in
        let cells = shown == nil ? Array(row.cells.dropFirst(phases.count)) : row.cells
        return Table.Row(row.label, cells)
      },
      hasRule: false,
      leavesOutEmptyRows: true
    )
  }

  private func crossingNotes(_ rows: [Table.Row], _ prices: [BreakEvenAnswer]) -> [String] {
    let isOff = rows.contains { $0.label.text == "  off" }
    let isOpen = prices.flatMap { [$0.configure, $0.frame] }.compactMap(\.self)
      .contains { $0.enginePrice == nil }
    let notes = [
      prices.isEmpty ? nil : "redundant write: sets the value that the property has already",
      isOpen ? "+: above what it costs here" : nil, isOff ? "off: setters do not notice that" : nil,
    ]
    let said = notes.compactMap(\.self)
    return said.isEmpty ? [] : [said.joined(separator: "; ") + "."]
  }

  /// The crossing in each phase, with shared storage where that was measured.
  private func crossingSpans(
    _ group: CrossoverGroup?,
    _ strategy: String,
    setterComparison: Bool,
    inFull: Bool
  ) -> [Span] {
    ResultDocument.Phase.allCases.map { phase in
      let found = (group?.crossovers ?? [])
        .filter {
          $0.strategy == strategy && $0.phase == phase && $0.setterComparison == setterComparison
        }
      guard let crossover = found.first(where: { $0.storage == .shared }) ?? found.first else {
        return missing
      }
      let reading = CrossoverReading(crossover: crossover, format: format)
      if inFull, reading.kind != .always, reading.kind != .never { return Span(reading.cell) }
      switch reading.kind {
      case .always: return Span("always", .good)
      case .never: return Span("never", .faint)
      case .below, .above:
        let share = reading.share.map(reading.fields) ?? typography.dash
        return Span("\(reading.kind) \(share)")
      case .several: return Span("by turns")
      case .neverDearer, .unresolved, .neverCheaper: return Span("undecided", .caution)
      }
    }
  }

  private func priceSpans(_ answer: BreakEvenAnswer?) -> [Span] {
    guard let answer else { return Array(repeating: missing, count: 3) }
    let prices = [answer.configure, answer.frame]
      .map { breakEven -> Span in
        guard let breakEven else { return missing }
        let reading = breakEven.reading(format)
        switch breakEven.answer {
        case .price(let price) where price.low <= 0: return Span("undecided", .caution)
        case .price(let price):
          return Span(reading.total.map(reading.text) ?? "+" + reading.text(price))
        case .always: return Span("always", .good)
        case .never, .unavailable: return missing
        }
      }
    let counts = answer.changedFieldCount.flatMap { changed in
      answer.configure.fieldCount.map { "\(changed) of \($0)" }
    }
    return prices + [counts.map { Span($0, .faint) } ?? missing]
  }
}
