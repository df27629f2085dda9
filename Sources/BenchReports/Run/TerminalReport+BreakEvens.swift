// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension TerminalReport {
  /// What a redundant write may cost: break-evens by share and by kind, the engine's own prices, and
  /// the crossings that follow from prices.
  func priceLines() -> [String] {
    guard let breakEvens = document.breakEvens else { return [] }
    let tables =
      shareTables(breakEvens.filter(isShown))
      + [groupTable(breakEvens), kindTable(breakEvens)].compactMap(\.self)
    let parts =
      tables.map { $0.lines(typography) } + [reasonLines(breakEvens)]
      + [enginePriceLines(), predictionLines()]
    let shown = parts.filter { !$0.isEmpty }
    guard !shown.isEmpty else { return [] }
    return [typography.heading("What a redundant write may cost")]
      + Array(shown.joined(separator: [""]))
  }

  /// Whether a pair has a line in the terminal: those over the baseline have, and of the others those
  /// under the plainest circumstances; a page of Markdown has all.
  private func isShown(_ breakEven: ResultDocument.BreakEven) -> Bool {
    breakEven.baseline == document.rankings.first?.baseline
      || breakEven.setterComparison && breakEven.storage == .shared
  }

  /// What the rows of one table share.
  private struct ShareKey: Hashable {
    let cell: String
    let rows: Int
    let fieldKind: ResultDocument.FieldKind

    init?(_ breakEven: ResultDocument.BreakEven) {
      guard let kind = breakEven.fieldKind, breakEven.changedFieldCount != nil else { return nil }
      cell = breakEven.cell
      rows = breakEven.rows
      fieldKind = kind
    }
  }

  /// A pair of strategies under one set of circumstances: a row of a table.
  private struct RowKey: Hashable {
    let phase: ResultDocument.Phase
    let storage: ResultDocument.StorageSharing
    let setterComparison: Bool
    let strategy: String
    let baseline: String

    init(_ breakEven: ResultDocument.BreakEven) {
      phase = breakEven.phase
      storage = breakEven.storage ?? .shared
      setterComparison = breakEven.setterComparison
      strategy = breakEven.strategy
      baseline = breakEven.baseline
    }

    /// `whole frame, shared storage, off`.
    var title: String {
      let place = phase == .configure ? "configure" : "whole frame"
      return "\(place), \(storage.rawValue) storage" + (setterComparison ? "" : ", off")
    }
  }

  /// A table for each cell: pairs of strategies by the number of changed fields.
  ///
  /// Pairs of which neither avoids a write at any share are left out.
  func shareTables(_ breakEvens: [ResultDocument.BreakEven]) -> [Table] {
    var keys: [ShareKey] = []
    for key in breakEvens.compactMap(ShareKey.init) where !keys.contains(key) { keys.append(key) }
    return keys.compactMap { key in
      let own = breakEvens.filter { ShareKey($0) == key }
      var rowKeys: [RowKey] = []
      for one in own where one.isOpen && !rowKeys.contains(RowKey(one)) {
        rowKeys.append(RowKey(one))
      }
      guard !rowKeys.isEmpty else { return nil }
      let counts = Set(own.compactMap(\.changedFieldCount)).sorted()
      // One share alone is no curve: what it is measured for stands by kind.
      guard counts.count > 1 else { return nil }
      var title = "\(typography.foreign(key.cell)), \(rows(key.rows))"
      if key.fieldKind != .all { title += ", \(key.fieldKind.rawValue) fields only" }
      return Table(
        labelTitle: title + "\n  strategy over another",
        groups: [
          Table.ColumnGroup(
            title: Self.hasIntervals(counts)
              ? "ns above the engine's own price, by changed fields"
              : "ns above the engine's own, at so many changed fields",
            columns: counts.map { Table.Column(title: "\($0)") }
          )
        ],
        rows: shareRows(rowKeys, own, counts)
      )
    }
  }

  /// Whether cells have room for intervals: of more shares than the default suite's they would take a
  /// page.
  private static func hasIntervals(_ counts: [Int]) -> Bool { counts.count <= 5 }

  private func shareRows(
    _ keys: [RowKey],
    _ own: [ResultDocument.BreakEven],
    _ counts: [Int]
  ) -> [Table.Row] {
    var titles: [String] = []
    for phase in ResultDocument.Phase.allCases {
      for key in keys where key.phase == phase && !titles.contains(key.title) {
        titles.append(key.title)
      }
    }
    return titles.flatMap { title in
      [Table.Row.heading(title)]
        + keys.filter { $0.title == title }
        .map { key in
          let members = own.filter { RowKey($0) == key }
          return Table.Row(
            label: Span("  " + pair(key.strategy, key.baseline)),
            cells: counts.map { count in
              let member = members.first { $0.changedFieldCount == count }
              return Self.hasIntervals(counts) ? priceSpan(member) : shortSpan(member)
            }
          )
        }
    }
  }

  /// Break-evens of groups in which no number of changed fields is set; nil where there are none.
  func groupTable(_ breakEvens: [ResultDocument.BreakEven]) -> Table? {
    let own = breakEvens.filter { $0.storage == nil && $0.writeKind == nil }
    let priced = Set(own.filter(\.isOpen).map(\.group))
    let baseline = document.rankings.first?.baseline
    var strategies: [String] = []
    for one in own
    where one.baseline == baseline && one.isOpen && !strategies.contains(one.strategy) {
      strategies.append(one.strategy)
    }
    let shown = groups.filter { priced.contains($0.id) }
    guard !shown.isEmpty, !strategies.isEmpty else { return nil }
    return Table(
      labelTitle: "workload, cell, rows\n  strategy over \(typography.foreign(baseline ?? ""))",
      groups: [
        Table.ColumnGroup(
          title: "ns above the engine's own price",
          columns: [Table.Column(title: "configure"), Table.Column(title: "whole frame")]
        )
      ],
      rows: shown.flatMap { group in
        [Table.Row.heading(shortTitle(group.name))]
          + strategies.compactMap { strategy -> Table.Row? in
            let pair = own.filter {
              $0.group == group.id && $0.strategy == strategy && $0.baseline == baseline
            }
            guard pair.contains(where: \.isOpen) else { return nil }
            return Table.Row(
              label: Span("  " + typography.foreign(strategy)),
              cells: ResultDocument.Phase.allCases
                .map { phase in priceSpan(pair.first { $0.phase == phase }) }
            )
          }
      }
    )
  }

  /// Break-evens of writes of one kind alone; nil where there are none.
  func kindTable(_ breakEvens: [ResultDocument.BreakEven]) -> Table? {
    // Texts in fresh memory stand in a table of shares; the other kinds have no storage.
    let own = breakEvens.filter { $0.writeKind != nil && $0.isOpen && $0.storage == .shared }
    var labels: [String] = []
    var members: [String: [ResultDocument.BreakEven]] = [:]
    for one in own {
      let label = kindLabel(one)
      if members[label] == nil { labels.append(label) }
      members[label, default: []].append(one)
    }
    guard !labels.isEmpty else { return nil }
    var titles: [String] = []
    for phase in ResultDocument.Phase.allCases {
      for one in own where one.phase == phase && !titles.contains(kindTitle(one)) {
        titles.append(kindTitle(one))
      }
    }
    return Table(
      labelTitle: "by kind of write\n  strategy over another",
      groups: [
        Table.ColumnGroup(
          title: "ns above the engine's own price, writes of one kind alone",
          columns: ResultDocument.WriteKind.allCases.map { Table.Column(title: $0.rawValue) }
        )
      ],
      rows: titles.flatMap { title in
        [Table.Row.heading(title)]
          + labels.filter { members[$0]?.first.map(kindTitle) == title }
          .map { label in
            let found = members[label] ?? []
            return Table.Row(
              label: Span("  " + (found.first.map { pair($0.strategy, $0.baseline) } ?? "")),
              cells: ResultDocument.WriteKind.allCases
                .map { kind in priceSpan(found.first { $0.writeKind == kind }) }
            )
          }
      }
    )
  }

  private func kindTitle(_ one: ResultDocument.BreakEven) -> String {
    "\(typography.foreign(one.cell)), \(rows(one.rows)), \(RowKey(one).title)"
  }

  private func kindLabel(_ one: ResultDocument.BreakEven) -> String {
    "\(kindTitle(one)) \(one.strategy) \(one.baseline)"
  }

  /// Why some break-evens are not there, those of one reason together.
  private func reasonLines(_ breakEvens: [ResultDocument.BreakEven]) -> [String] {
    var reasons: [String] = []
    var kinds: [String: [String]] = [:]
    for one in breakEvens {
      guard let reason = one.reading(format).reason else { continue }
      if kinds[reason] == nil { reasons.append(reason) }
      let what = one.writeKind.map { "\($0.rawValue) writes alone (\(one.cell))" } ?? "some pairs"
      if kinds[reason]?.contains(what) != true { kinds[reason, default: []].append(what) }
    }
    return reasons.flatMap { reason in
      typography.wrapped(
        "No price of \((kinds[reason] ?? []).map(typography.foreign).joined(separator: ", ")):"
          + " \(typography.foreign(reason)).",
        indent: "  "
      )
    }
  }

  private func pair(_ strategy: String, _ baseline: String) -> String {
    "\(typography.foreign(strategy)) over \(typography.foreign(baseline))"
  }

  /// The price alone, marked where its interval holds 0.
  private func shortSpan(_ breakEven: ResultDocument.BreakEven?) -> Span {
    guard let breakEven, case .price(let price) = breakEven.answer else {
      return priceSpan(breakEven)
    }
    let number = breakEven.reading(format).number(price.nanoseconds)
    return price.low <= 0
      ? Span(Self.inconclusiveMark + number, .caution) : Span(number)
  }

  private func priceSpan(_ breakEven: ResultDocument.BreakEven?) -> Span {
    guard let breakEven, let cell = breakEven.reading(format).cell else { return missing }
    switch breakEven.answer {
    case .always: return Span(cell, .good)
    case .never: return Span(cell, .faint)
    case .price, .unavailable: return Span(cell)
    }
  }
}

extension ResultDocument.BreakEven {
  /// Whether there is an answer that a price is part of.
  fileprivate var isOpen: Bool {
    switch answer {
    case .price, .always: true
    case .never, .unavailable: false
    }
  }

  /// The form in which the answer is shown.
  func reading(_ format: FigureFormat) -> BreakEvenReading {
    BreakEvenReading(breakEven: self, format: format)
  }
}
