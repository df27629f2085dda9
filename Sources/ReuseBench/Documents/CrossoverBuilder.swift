// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchScenarios
import BenchStatistics

/// Gathers the points of crossovers from `reconfigure` groups, and finds where they cross.
struct CrossoverBuilder {
  /// What the points of one crossover share.
  fileprivate struct Key: Hashable {
    let cell: String
    let rowCount: Int
    let kind: ResultDocument.FieldKind
    let storage: FieldChange.Storage
    var setterComparison: Bool
    let strategy: Strategy
    let phase: ResultDocument.Phase
  }

  fileprivate struct Point {
    let change: FieldChange
    let ratio: PairedLogRatio
    /// The times of one cell, by round.
    let strategyCosts: [Double]
    let baselineCosts: [Double]
    /// The writes of one cell that the strategy avoids, by round.
    let avoidedWrites: [Double]
  }

  /// The strategies whose crossing with the baseline is looked for.
  private static let strategies: [Strategy] = [.mutationGuarded, .configurationDiffing]

  private var keys: [Key] = []
  private var points: [Key: [Point]] = [:]

  /// Adds the points of a group, if its fields change.
  mutating func add(_ outcome: GroupOutcome) throws(StatisticsError) {
    let group = outcome.group
    guard case .reconfigure(let change) = group.workload,
      let kind = ResultDocument.FieldKind(change.kind)
    else { return }
    for strategy in Self.strategies {
      for phase in ResultDocument.Phase.allCases {
        guard let ratio = try outcome.ratio(of: strategy, in: phase) else { continue }
        let key = Key(
          cell: group.cell,
          rowCount: group.rowCount,
          kind: kind,
          storage: change.storage,
          setterComparison: group.setterComparison,
          strategy: strategy,
          phase: phase
        )
        if points[key] == nil { keys.append(key) }
        points[key, default: []].append(Point(change: change, ratio: ratio, outcome, key))
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
      var record = Self.record(key, points, crossover)
      record.predicted = try predicted(key, points)
      records.append(record)
    }
    return records
  }

  /// What prices say of a crossover: the strategy as measured at the other setting of setter
  /// comparison, the baseline at both; nil where only one setting was measured.
  private func predicted(
    _ key: Key,
    _ points: [Point]
  ) throws(StatisticsError) -> ResultDocument.CrossoverAnswer? {
    var other = key
    other.setterComparison.toggle()
    let there = self.points[other] ?? []
    let measured = points.compactMap { here in
      there.first { $0.change == here.change }
        .map { there in
          CrossoverPrediction.Point(
            changedCount: here.change.changedCount,
            fieldCount: here.change.fieldCount,
            baselineHere: here.baselineCosts,
            baselineThere: there.baselineCosts,
            strategyThere: there.strategyCosts,
            avoidedWrites: there.avoidedWrites
          )
        }
    }
    guard measured.count > 1, let prediction = CrossoverPrediction(measured) else { return nil }
    return ResultDocument.CrossoverAnswer(try Crossover(points: prediction.points).outcome)
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
      fieldKind: key.kind,
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

extension CrossoverBuilder.Point {
  /// Takes the costs of a strategy and of its baseline from an outcome.
  fileprivate init(
    change: FieldChange,
    ratio: PairedLogRatio,
    _ outcome: GroupOutcome,
    _ key: CrossoverBuilder.Key
  ) {
    let strategy = outcome.outcome(of: key.strategy)
    let baseline = outcome.outcome(of: .baseline)
    self.change = change
    self.ratio = ratio
    strategyCosts = strategy?.cellCosts(in: key.phase) ?? []
    baselineCosts = baseline?.cellCosts(in: key.phase) ?? []
    avoidedWrites = zip(baseline?.cellWrites ?? [], strategy?.cellWrites ?? []).map { $0 - $1 }
  }
}

extension CaseOutcome {
  /// The time of one cell in each round.
  fileprivate func cellCosts(in phase: ResultDocument.Phase) -> [Double] {
    guard phase == .frame else { return configureCosts }
    return zip(frameCosts, batchCellCounts).map { $0 / Double($1) }
  }

  /// The writes of one cell in each round.
  fileprivate var cellWrites: [Double] {
    zip(roundWriteCounts, batchCellCounts).map { Double($0) / Double($1) }
  }
}

extension ResultDocument.FieldKind {
  /// The document's name of a kind of field; nil for kinds of which all change or none.
  init?(_ kind: FieldChange.Kind) {
    switch kind {
    case .all: self = .all
    case .text: self = .text
    case .nonText: self = .nonText
    case .allButColors, .allButImages, .allButFonts, .allButFlags: return nil
    }
  }
}
