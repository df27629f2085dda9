// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension RunReport {
  /// Crossings of exact counts; circumstances with the same answers share a line.
  var counterCrossoverSection: ReportSection {
    // Those of the strategies of which crossovers of time speak, or of all where there are none.
    let all = document.counterCrossovers ?? []
    let timed = Set(document.crossovers.map(\.strategy))
    let some = all.filter { timed.contains($0.strategy) }
    let shown = some.isEmpty ? all : some
    let strategies = shown.map(\.strategy).distinct()
    let rows = shown.grouped { [place($0.cell, $0.rows, $0.fieldKind), $0.baseline] }
      .flatMap { key, own in [.heading(key[0])] + counterRows(own, strategies) }
    let baselines = Set(shown.map(\.baseline)).sorted().joined(separator: ", ")
    let table = Table(
      "count, storage,\n  setter comparison",
      over: "fewer than \(baselines) at this many changed fields",
      strategies.map { .text($0) },
      rows: rows
    )
    return ReportSection("Where exact counts change places", [.table(table)])
  }

  private struct Circumstances: Hashable {
    let storage: ResultDocument.StorageSharing
    let setterComparison: Bool

    init(_ crossover: ResultDocument.CounterCrossover) {
      storage = crossover.storage
      setterComparison = crossover.setterComparison
    }

    var storageName: String { "\(storage.rawValue) storage" }
    var setterName: String { setterComparison ? "on" : "off" }
  }

  private func counterRows(
    _ own: [ResultDocument.CounterCrossover],
    _ strategies: [String]
  ) -> [Table.Row] {
    own.grouped(by: \.counter)
      .flatMap { counter, crossovers in
        let all = crossovers.map { Circumstances($0) }.distinct()
        return
          all.grouped { circumstances in
            strategies.map { strategy in
              crossovers.first { $0.strategy == strategy && Circumstances($0) == circumstances }
                .map { CounterCrossoverReading(crossover: $0, format: format).cell }
                ?? typography.dash
            }
          }
          .flatMap { answers, some in
            labels(some, of: all)
              .map { label in
                Table.Row(
                  Span("  " + ([counter] + label).joined(separator: ", ")),
                  answers.map { Span($0, $0 == "never" ? .faint : .plain) }
                )
              }
          }
      }
  }

  private func labels(_ some: [Circumstances], of all: [Circumstances]) -> [[String]] {
    guard let first = some.first, some.count < all.count else { return [[]] }
    if some == all.filter({ $0.storage == first.storage }) { return [[first.storageName]] }
    if some == all.filter({ $0.setterComparison == first.setterComparison }) {
      return [[first.setterName]]
    }
    return some.map { [$0.storageName, $0.setterName] }
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
