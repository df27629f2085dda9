// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

@testable import BenchResults

extension ResultDocument {
  static let largeStrategies = [
    "mutation", "mutation-guarded", "configuration", "configuration-equatable",
    "configuration-diffing", "list-configuration", "hosting",
  ]

  /// A document of the default suite's size, with figures that can be worked out in the head.
  ///
  /// The strategy at place i takes 1 + i/10 times as long as the baseline in every group, and 50 i ns
  /// more to configure; only where setters do not compare is `mutation-guarded` cheaper: 0.4 of the
  /// baseline to configure in ten such groups, 0.5 over the frame in two of them. The group with all
  /// strategies is `scroll.steady subtitle 100,000`; the others have five.
  static let large = makeLarge()

  private static func makeLarge() -> ResultDocument {
    var document = ResultDocument.example
    document.cases = []
    document.rankings = []
    document.crossovers = []
    document.warnings = []
    document.environment.unavailable = [:]
    for rows in [100, 1_000, 10_000, 100_000] {
      let count = rows == 100_000 ? largeStrategies.count : 5
      document.addLarge("scroll.steady", [], "subtitle", rows, count)
    }
    for cell in ["card", "news", "setting", "message", "heavy"] {
      document.addLarge("scroll.steady", [], cell, 100_000, 5)
    }
    for storage in [[], ["fresh"]] {
      for changed in [0, 1, 3, 6, 9] {
        document.addLarge("reconfigure.fields", ["\(changed)of9"] + storage, "card", 1_000, 5)
        let off = ["\(changed)of9"] + storage + ["setter-comparison-off"]
        document.addLarge("reconfigure.fields", off, "card", 1_000, 5)
      }
    }
    document.crossovers = largeCrossovers
    document.breakEvens = largeBreakEvens
    return document
  }

  private mutating func addLarge(
    _ workload: String,
    _ axes: [String],
    _ cell: String,
    _ rows: Int,
    _ count: Int
  ) {
    let name = ([workload] + axes).joined(separator: "+")
    let names = Self.largeStrategies.prefix(count)
    for (place, strategy) in names.enumerated() {
      cases.append(.large(strategy, place, "\(name)/\(cell)/\(strategy)/\(rows)"))
      cases[cases.count - 1].workload = workload
      cases[cases.count - 1].axes = axes
      cases[cases.count - 1].cell = cell
      cases[cases.count - 1].rows = rows
    }
    let isOff = axes.contains("setter-comparison-off")
    for phase in Phase.allCases {
      let entries = names.enumerated().dropFirst()
        .map { place, strategy in
          var ratio = 1 + Double(place) / 10
          if place == 1 && isOff {
            if phase == .configure { ratio = 0.4 }
            if phase == .frame && axes.contains("0of9") { ratio = 0.5 }
          }
          return RankingEntry(
            strategy: strategy,
            ratio: ratio,
            low: ratio - 0.01,
            high: ratio + 0.01,
            verdict: ratio < 1 ? .cheaper : .dearer,
            standing: .ranked,
            isThisImplementation: strategy == "hosting"
          )
        }
      let baseline = RankingEntry(strategy: "mutation", standing: .baseline)
      rankings.append(
        Ranking(
          group: "\(name)/\(cell)/\(rows)",
          phase: phase,
          baseline: "mutation",
          rounds: 15,
          entries: [baseline] + entries
        )
      )
    }
  }

  /// Of two strategies under all circumstances: never but with setter comparison off, where the first
  /// crosses at 3 of 9 fields to configure and at 6 over the frame.
  private static var largeCrossovers: [Crossover] {
    var all: [Crossover] = []
    for strategy in ["mutation-guarded", "configuration-diffing"] {
      for phase in Phase.allCases {
        for storage in StorageSharing.allCases {
          for isOn in [true, false] {
            let isCrossing = strategy == "mutation-guarded" && !isOn
            let share = phase == .configure ? 3.0 / 9 : 6.0 / 9
            var one = Crossover.example(
              isCrossing ? .crossing(share: share, low: nil, high: nil) : .never
            )
            one.strategy = strategy
            one.phase = phase
            one.storage = storage
            one.setterComparison = isOn
            all.append(one)
          }
        }
      }
    }
    return all
  }

  /// Of three strategies: 10, 20 and 30 ns above an engine's price of 7 ns, half a nanosecond to each
  /// side; over the frame 5 ns more.
  private static var largeBreakEvens: [BreakEven] {
    ["mutation-guarded", "configuration-diffing", "configuration-equatable"].enumerated()
      .flatMap { place, strategy in
        Phase.allCases.map { phase in
          let margin = 10 * Double(place + 1) + (phase == .frame ? 5 : 0)
          return BreakEven(
            group: "reconfigure.fields+1of9/card/1000",
            cell: "card",
            rows: 1_000,
            phase: phase,
            strategy: strategy,
            baseline: "mutation",
            fieldKind: .all,
            storage: .shared,
            changedFieldCount: 1,
            fieldCount: 9,
            setterComparison: true,
            rounds: 15,
            avoidedWrites: 8,
            enginePrice: Price(nanoseconds: 7, low: 6.5, high: 7.5),
            answer: .price(Price(nanoseconds: margin, low: margin - 0.5, high: margin + 0.5))
          )
        }
      }
  }
}

extension ResultDocument.Case {
  /// A case at a place of the ranking, with 40 frames and configures, and 15 rounds.
  ///
  /// In round r a cell takes (300 + r + 50 place) ns, of which the phase with nothing filled takes 100.
  fileprivate static func large(
    _ strategy: String,
    _ place: Int,
    _ id: String
  ) -> ResultDocument.Case {
    var measured = ResultDocument.Case.example(strategy, step: place + 1, count: 40)
    measured.id = id
    measured.axes = []
    let rounds = 1...15
    measured.samples.configureBatchNanoseconds = rounds.map { 10 * (300 + $0 + 50 * place) }
    measured.samples.configureBatchCounts = rounds.map { _ in 10 }
    measured.samples.unfilledBatchNanoseconds = rounds.map { _ in 1_000 }
    measured.samples.unfilledBatchCounts = rounds.map { _ in 10 }
    measured.frames = .example(late: 0, fullness: 0.01 * Double(place + 1), band: .good)
    return measured
  }
}
