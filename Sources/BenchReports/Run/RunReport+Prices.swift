// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension RunReport {
  /// Break-evens by share and by kind, the engine's own prices, and the crossings that follow from prices.
  var priceSection: ReportSection {
    let all = document.breakEvens ?? []
    let foretold = document.crossovers.filter { $0.predicted != nil }
    let agreed = foretold.count { $0.agreesWithPrediction == true }
    let agreement =
      "\(format.count(agreed)) of \(format.count(foretold.count)) crossings by prices and as measured"
      + " agree: one lies in the other's interval, or there is none on either side."
    return ReportSection(
      "What a redundant write may cost",
      shareTables(all).map(ReportBlock.table) + [
        .table(groupTable(all)), .table(kindTable(all)), .sentences(reasons(all)),
        .table(enginePriceTable), .sentences(emptyCosts),
      ] + predictionTables(foretold).map(ReportBlock.table)
        + [.sentences(foretold.isEmpty ? [] : [agreement])]
    )
  }

  private struct RowKey: Hashable {
    let circumstances: CrossoverGroup.Circumstances
    let strategy: String
    let baseline: String

    init(_ breakEven: ResultDocument.BreakEven) {
      circumstances = .init(
        phase: breakEven.phase,
        storage: breakEven.storage ?? .shared,
        setterComparison: breakEven.setterComparison
      )
      strategy = breakEven.strategy
      baseline = breakEven.baseline
    }

    var pair: Span { "  \(strategy) over \(baseline)" }
  }

  private func rows(
    _ own: [ResultDocument.BreakEven],
    title: (CrossoverGroup.Circumstances) -> String = { $0.title },
    cells: ([ResultDocument.BreakEven]) -> [Span]
  ) -> [Table.Row] {
    let open = Set(own.filter(\.isOpen).map { RowKey($0) })
    return ResultDocument.Phase.allCases.flatMap { phase in
      own.filter { $0.phase == phase && open.contains(RowKey($0)) }.grouped { RowKey($0) }
        .grouped { title($0.key.circumstances) }
        .flatMap { heading, pairs in
          [Table.Row.heading(heading)] + pairs.map { Table.Row($0.key.pair, cells($0.members)) }
        }
    }
  }

  /// Break-evens by number of changed fields, without pairs that avoid no write at any of them.
  private func shareTables(_ all: [ResultDocument.BreakEven]) -> [Table] {
    all.filter { $0.fieldKind != nil && $0.changedFieldCount != nil }
      .grouped { place($0.cell, $0.rows, $0.fieldKind ?? .all) }
      .compactMap { key, own in
        let counts = Set(own.compactMap(\.changedFieldCount)).sorted()
        // Of more shares than the default suite's, intervals would take a page; one share alone is no
        // curve: what it is measured for stands by kind.
        let hasIntervals = counts.count <= 5
        guard counts.count > 1, own.contains(where: \.isOpen) else { return nil }
        return Table(
          key + "\n  strategy over another",
          over: hasIntervals
            ? "ns above the engine's own price, by changed fields"
            : "ns above the engine's own, at so many changed fields",
          counts.map { "\($0)" },
          rows: rows(own) { members in
            counts.map { count in
              let member = members.first { $0.changedFieldCount == count }
              return hasIntervals ? priceSpan(member) : shortSpan(member)
            }
          }
        )
      }
  }

  /// Break-evens of groups in which no number of changed fields is set.
  private func groupTable(_ all: [ResultDocument.BreakEven]) -> Table {
    let baseline = document.rankings.first?.baseline
    let own = all.filter { $0.storage == nil && $0.writeKind == nil && $0.baseline == baseline }
    let byGroup = own.grouped(by: \.group)
    let rows = groups.flatMap { group -> [Table.Row] in
      let members = byGroup.first { $0.key == group.id }?.members ?? []
      let strategies = members.grouped(by: \.strategy)
        .filter { $0.members.contains(where: \.isOpen) }
      guard !strategies.isEmpty else { return [] }
      return [.heading(shortTitle(group.name))]
        + strategies.map { strategy, pair in
          Table.Row(
            "  \(strategy)",
            ResultDocument.Phase.allCases
              .map { phase in priceSpan(pair.first { $0.phase == phase }) }
          )
        }
    }
    return Table(
      "workload, cell, rows\n  strategy over \(baseline ?? "")",
      over: "ns above the engine's own price",
      ["configure", "whole frame"],
      rows: rows
    )
  }

  private func kindTable(_ all: [ResultDocument.BreakEven]) -> Table {
    // Texts in fresh memory stand in a table of shares; the other kinds have no storage.
    let own = all.filter { $0.writeKind != nil && $0.isOpen && $0.storage == .shared }
    return Table(
      "by kind of write\n  strategy over another",
      over: "ns above the engine's own price, writes of one kind alone",
      ResultDocument.WriteKind.allCases.map { Table.Column(title: $0.rawValue) },
      rows: own.grouped { place($0.cell, $0.rows) }
        .flatMap { place, own in
          rows(own, title: { "\(place), \($0.title)" }) { members in
            ResultDocument.WriteKind.allCases
              .map { kind in priceSpan(members.first { $0.writeKind == kind }) }
          }
        }
    )
  }

  private func reasons(_ all: [ResultDocument.BreakEven]) -> [String] {
    let missing = all.compactMap { one -> (reason: String, what: String)? in
      guard case .unavailable(let reason) = one.answer else { return nil }
      return (
        reason, one.writeKind.map { "\($0.rawValue) writes alone (\(one.cell))" } ?? "some pairs"
      )
    }
    return missing.grouped(by: \.reason)
      .map { "No price of \($1.map(\.what).distinct().joined(separator: ", ")): \($0)." }
  }

  private func shortSpan(_ breakEven: ResultDocument.BreakEven?) -> Span {
    guard let breakEven, case .price(let price) = breakEven.answer else {
      return priceSpan(breakEven)
    }
    let number = format.price(price.nanoseconds)
    return price.low <= 0 ? Span(Self.inconclusiveMark + number, .caution) : Span(number)
  }

  private func priceSpan(_ breakEven: ResultDocument.BreakEven?) -> Span {
    guard let breakEven, let cell = breakEven.reading(format).cell else { return missing }
    switch breakEven.answer {
    case .always: return Span(cell, .good)
    case .never: return Span(cell, .faint)
    case .price, .unavailable: return Span(cell)
    }
  }

  private var emptyCosts: [String] {
    let prices = document.enginePrices ?? []
    let empty = ResultDocument.Phase.allCases.compactMap { phase -> String? in
      let costs = prices.filter { $0.phase == phase }.map(\.emptyNanoseconds)
      guard let least = costs.min(), let most = costs.max() else { return nil }
      let range = "\(format.price(least))\(typography.dash)\(format.price(most)) ns a write"
      return phase == .configure ? "an empty loop (\(range))" : "with an unchanged frame \(range)"
    }
    guard !empty.isEmpty else { return [] }
    return [
      "Taken away: \(empty.joined(separator: ", ")). This is this engine's price list, and no other's."
    ]
  }

  var enginePriceTable: Table {
    let prices = document.enginePrices ?? []
    let columns = ResultDocument.Phase.allCases.flatMap { phase in
      ResultDocument.EnginePrice.Effect.allCases.flatMap { effect in
        [true, false].map { (phase: phase, effect: effect, isOn: $0) }
      }
    }
    let kinds = prices.filter { $0.effect == .redundant }
      .grouped { [$0.kind.rawValue, $0.storage?.rawValue] }.compactMap(\.members.first)
    return Table(
      "engine's own prices\n  by setter comparison",
      groups: ResultDocument.Phase.allCases.map { phase in
        Table.ColumnGroup(
          title: phase == .configure ? "ns a write: the call alone" : "ns a write: with its frame",
          columns: columns.filter { $0.phase == phase }
            .map { "\($0.effect.rawValue)\n\($0.isOn ? "on" : "off")" }
        )
      },
      rows: kinds.map { kind in
        Table.Row(
          Span(kind.kind.rawValue + (kind.storage == .fresh ? ", equal in other memory" : "")),
          columns.map { column in
            prices.first {
              $0.kind == kind.kind && $0.phase == column.phase && $0.effect == column.effect
                && $0.setterComparison == column.isOn
                && (column.effect == .effective
                  ? kind.storage != .fresh : $0.storage == kind.storage)
            }
            .map { Span(priceText($0)) } ?? missing
          }
        )
      },
      caption: "What a write costs here"
    )
  }

  private func priceText(_ price: ResultDocument.EnginePrice) -> String {
    "\(format.price(price.nanoseconds))"
      + " (\(format.price(price.low))\(typography.dash)\(format.price(price.high)))"
  }

  private func predictionTables(_ foretold: [ResultDocument.Crossover]) -> [Table] {
    CrossoverGroup.all(of: foretold)
      .compactMap { group in
        guard let first = group.crossovers.first else { return nil }
        return Table(
          title(of: group) + "\n  crossing with \(first.baseline)",
          groups: group.strategies.map {
            Table.ColumnGroup(
              title: $0,
              columns: [.text("by prices"), .text("measured"), .text("")]
            )
          },
          rows: group.circumstances.map { circumstances in
            Table.Row(
              Span(circumstances.title),
              group.strategies.flatMap { predictionSpans(group.crossover(of: $0, circumstances)) }
            )
          }
        )
      }
  }

  private func predictionSpans(_ crossover: ResultDocument.Crossover?) -> [Span] {
    guard let crossover, let predicted = crossover.predicted else { return [missing, missing, ""] }
    var foretold = crossover
    foretold.answer = predicted
    let cells = [foretold, crossover]
      .map { Span(CrossoverReading(crossover: $0, format: format).cell) }
    return cells + [crossover.agreesWithPrediction == true ? "" : Span("apart", .caution)]
  }
}
