// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension TerminalReport {
  /// Where the strategies change places in exact counts; circumstances with the same answers share
  /// a line.
  func counterCrossoverLines() -> [String] {
    let shown = shownCounterCrossovers()
    guard !shown.isEmpty else { return [] }
    var strategies: [String] = []
    var keys: [CounterKey] = []
    for crossover in shown {
      if !strategies.contains(crossover.strategy) { strategies.append(crossover.strategy) }
      if !keys.contains(CounterKey(crossover)) { keys.append(CounterKey(crossover)) }
    }
    let rows = keys.flatMap { key in
      let own = shown.filter { CounterKey($0) == key }
      return [Table.Row.heading(title(key))] + counterRows(own, strategies)
    }
    let columns = strategies.map { Table.Column(title: typography.foreign($0), isNumeric: false) }
    let baselines = Set(keys.map(\.baseline)).sorted().map(typography.foreign)
    let heading = "fewer than \(baselines.joined(separator: ", ")) at this many changed fields"
    let table = Table(
      labelTitle: "count, storage,\n  setter comparison",
      groups: [Table.ColumnGroup(title: heading, columns: columns)],
      rows: rows
    )
    return [typography.heading("Where exact counts change places")] + table.lines(typography)
  }

  /// What the lines below one heading share.
  private struct CounterKey: Hashable {
    let cell: String
    let rows: Int
    let fieldKind: ResultDocument.FieldKind
    let baseline: String

    init(_ crossover: ResultDocument.CounterCrossover) {
      cell = crossover.cell
      rows = crossover.rows
      fieldKind = crossover.fieldKind
      baseline = crossover.baseline
    }
  }

  /// Under what a count was taken.
  private struct Circumstances: Hashable {
    let storage: ResultDocument.StorageSharing
    let setterComparison: Bool

    init(_ crossover: ResultDocument.CounterCrossover) {
      storage = crossover.storage
      setterComparison = crossover.setterComparison
    }
  }

  /// Circumstances in which all strategies have the same answers.
  private struct Agreement {
    var circumstances: [Circumstances]
    let cells: [Span]
  }

  /// Those of the strategies of which crossovers of time speak, or of all where there are none.
  private func shownCounterCrossovers() -> [ResultDocument.CounterCrossover] {
    let all = document.counterCrossovers ?? []
    let timed = Set(document.crossovers.map(\.strategy))
    let shown = all.filter { timed.contains($0.strategy) }
    return shown.isEmpty ? all : shown
  }

  private func counterRows(
    _ own: [ResultDocument.CounterCrossover],
    _ strategies: [String]
  ) -> [Table.Row] {
    var counters: [String] = []
    for crossover in own where !counters.contains(crossover.counter) {
      counters.append(crossover.counter)
    }
    return counters.flatMap { counter in
      let crossovers = own.filter { $0.counter == counter }
      var all: [Circumstances] = []
      for crossover in crossovers where !all.contains(Circumstances(crossover)) {
        all.append(Circumstances(crossover))
      }
      var agreements: [Agreement] = []
      for circumstances in all {
        let cells = strategies.map { strategy in
          crossovers.first { $0.strategy == strategy && Circumstances($0) == circumstances }
            .map(answerSpan) ?? missing
        }
        if let index = agreements.firstIndex(where: { $0.cells == cells }) {
          agreements[index].circumstances.append(circumstances)
        } else {
          agreements.append(Agreement(circumstances: [circumstances], cells: cells))
        }
      }
      return agreements.flatMap { agreement in
        labels(agreement.circumstances, of: all)
          .map {
            let label = "  " + ([typography.foreign(counter)] + $0).joined(separator: ", ")
            return Table.Row(label: Span(label), cells: agreement.cells)
          }
      }
    }
  }

  private func answerSpan(_ crossover: ResultDocument.CounterCrossover) -> Span {
    let cell = CounterCrossoverReading(crossover: crossover, format: format).cell
    return Span(cell, cell == "never" ? .faint : .plain)
  }

  /// The words for circumstances with the same answers: one line where words for all of them exist.
  private func labels(_ some: [Circumstances], of all: [Circumstances]) -> [[String]] {
    guard let first = some.first, some.count < all.count else { return [[]] }
    if some == all.filter({ $0.storage == first.storage }) { return [[storage(first)]] }
    if some == all.filter({ $0.setterComparison == first.setterComparison }) {
      return [[setters(first)]]
    }
    return some.map { [storage($0), setters($0)] }
  }

  private func storage(_ circumstances: Circumstances) -> String {
    "\(circumstances.storage.rawValue) storage"
  }

  private func setters(_ circumstances: Circumstances) -> String {
    circumstances.setterComparison ? "on" : "off"
  }

  private func title(_ key: CounterKey) -> String {
    let title = "\(typography.foreign(key.cell)), \(rows(key.rows))"
    return key.fieldKind == .all ? title : title + ", \(key.fieldKind.rawValue) fields only"
  }
}

/// The answer of one crossover of an exact count in the form in which the table shows it.
struct CounterCrossoverReading {
  let crossover: ResultDocument.CounterCrossover
  let format: FigureFormat

  /// `never`, `always`, `always (equal at 9)`, `equal`, `below 2.6 of 9`, `1.0, 4.0 of 9`.
  var cell: String {
    let all = " of \(crossover.fieldCount)"
    guard let share = crossover.shares.first else { return wholeAnswer }
    guard crossover.shares.count == 1 else {
      return crossover.shares.map(fields).joined(separator: ", ") + all
    }
    return (isCheaperBelow(share) ? "below " : "above ") + fields(share) + all
  }

  /// The answer where the strategies do not change places.
  private var wholeAnswer: String {
    let points = crossover.points
    guard !points.isEmpty else { return format.typography.dash }
    let isCheaper = points.contains { $0.strategyCount < $0.baselineCount }
    let isDearer = points.contains { $0.strategyCount > $0.baselineCount }
    let equal = points.filter { $0.strategyCount == $0.baselineCount }
      .map { String($0.changedFieldCount) }
    switch (isCheaper, isDearer) {
    case (false, false): return "equal"
    case (false, true): return "never"
    case (true, _):
      return equal.isEmpty ? "always" : "always (equal at \(equal.joined(separator: ", ")))"
    }
  }

  private func fields(_ share: Double) -> String {
    format.fixed(share * Double(crossover.fieldCount), decimals: 1)
  }

  /// On which side of the crossing the strategy is the cheaper one.
  private func isCheaperBelow(_ share: Double) -> Bool {
    let crossing = share * Double(crossover.fieldCount)
    let below = crossover.points.filter { Double($0.changedFieldCount) < crossing }
    if let decided = below.first(where: { $0.strategyCount != $0.baselineCount }) {
      return decided.strategyCount < decided.baselineCount
    }
    let above = crossover.points.last { $0.strategyCount != $0.baselineCount }
    return above.map { $0.strategyCount > $0.baselineCount } ?? true
  }
}
