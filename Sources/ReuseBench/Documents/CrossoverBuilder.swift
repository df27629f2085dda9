// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchScenarios
import BenchStatistics

/// Gathers the points of crossovers from `reconfigure` groups, and finds where they cross.
struct CrossoverBuilder {
  /// What the points of one crossover share.
  private struct Key: Hashable {
    let cell: String
    let rowCount: Int
    let kind: FieldChange.Kind
    let storage: FieldChange.Storage
    let setterComparison: Bool
    let strategy: Strategy
    let phase: ResultDocument.Phase
  }

  private struct Point {
    let change: FieldChange
    let ratio: PairedLogRatio
  }

  /// The strategies whose crossing with the baseline is looked for.
  private static let strategies: [Strategy] = [.mutationGuarded, .configurationDiffing]

  private var keys: [Key] = []
  private var points: [Key: [Point]] = [:]

  /// Adds the points of a group, if its fields change.
  mutating func add(_ outcome: GroupOutcome) throws(StatisticsError) {
    let group = outcome.group
    guard case .reconfigure(let change) = group.workload else { return }
    for strategy in Self.strategies {
      for phase in ResultDocument.Phase.allCases {
        guard let ratio = try outcome.ratio(of: strategy, in: phase) else { continue }
        let key = Key(
          cell: group.cell,
          rowCount: group.rowCount,
          kind: change.kind,
          storage: change.storage,
          setterComparison: group.setterComparison,
          strategy: strategy,
          phase: phase
        )
        if points[key] == nil { keys.append(key) }
        points[key, default: []].append(Point(change: change, ratio: ratio))
      }
    }
  }

  /// Returns the crossovers that have two points or more, in the order of their first points.
  func records() throws(StatisticsError) -> [ResultDocument.Crossover] {
    var records: [ResultDocument.Crossover] = []
    for key in keys {
      guard let points = points[key], points.count > 1 else { continue }
      let crossover = try Crossover(
        points: points.map {
          Crossover.Point(changedShare: $0.change.share, logRatios: $0.ratio.logRatios)
        }
      )
      records.append(Self.record(key, points, crossover))
    }
    return records
  }

  private static func record(
    _ key: Key,
    _ points: [Point],
    _ crossover: Crossover
  ) -> ResultDocument.Crossover {
    ResultDocument.Crossover(
      cell: key.cell,
      rows: key.rowCount,
      phase: key.phase,
      storage: key.storage == .shared ? .shared : .fresh,
      fieldKind: ResultDocument.FieldKind(key.kind),
      setterComparison: key.setterComparison,
      strategy: key.strategy.rawValue,
      baseline: Strategy.baseline.rawValue,
      points: points.sorted { $0.change.changedCount < $1.change.changedCount }
        .map {
          ResultDocument.CrossoverPoint(
            changedFieldCount: $0.change.changedCount,
            fieldCount: $0.change.fieldCount,
            ratio: $0.ratio.estimate,
            low: $0.ratio.low,
            high: $0.ratio.high
          )
        },
      answer: ResultDocument.CrossoverAnswer(crossover.outcome)
    )
  }
}

extension ResultDocument.FieldKind {
  /// The document's name of a kind of field.
  init(_ kind: FieldChange.Kind) {
    switch kind {
    case .all: self = .all
    case .text: self = .text
    case .nonText: self = .nonText
    }
  }
}

extension ResultDocument.CrossoverAnswer {
  /// The document's form of an outcome.
  init(_ outcome: Crossover.Outcome) {
    switch outcome {
    case .alwaysCheaper: self = .always
    case .neverCheaper: self = .never
    case .crossing(let crossing):
      self = .crossing(share: crossing.share, low: crossing.low, high: crossing.high)
    case .several(let crossings): self = .several(shares: crossings.map(\.share))
    case .unresolved: self = .unresolved
    }
  }
}
