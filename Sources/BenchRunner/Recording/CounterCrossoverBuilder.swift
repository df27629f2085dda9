// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchResults
import BenchStatistics

/// Collects the exact counts of `reconfigure` groups, and finds where strategies cross in them.
struct CounterCrossoverBuilder {
  private struct Key: Hashable {
    let counter: String
    let cell: String
    let rowCount: Int
    let kind: ResultDocument.FieldKind
    let storage: FieldChange.Storage
    let setterComparison: Bool
    let strategy: CaseStrategy
    let baseline: CaseStrategy
  }

  private struct Points {
    var fieldCount: Int
    var points: [CounterCrossover.Point] = []
  }

  private static let counters = ["instructions", "allocations", "retains"]

  private var keys: [Key] = []
  private var points: [Key: Points] = [:]

  mutating func add(_ outcome: GroupOutcome) {
    let group = outcome.group
    guard case .reconfigure(let change) = group.workload,
      let kind = ResultDocument.FieldKind(change.kind),
      let baseline = outcome.outcome(of: group.baseline)
    else { return }
    for member in outcome.cases
    where !member.strategy.isControl && member.strategy != group.baseline {
      for counter in Self.counters {
        guard let count = member.counters[counter], let base = baseline.counters[counter] else {
          continue
        }
        let key = Key(
          counter: counter,
          cell: group.cell,
          rowCount: group.rowCount,
          kind: kind,
          storage: change.storage,
          setterComparison: group.setterComparison,
          strategy: member.strategy,
          baseline: group.baseline
        )
        if points[key] == nil { keys.append(key) }
        points[key, default: Points(fieldCount: change.fieldCount)].points
          .append(
            CounterCrossover.Point(
              changedFieldCount: change.changedCount,
              strategyCount: count,
              baselineCount: base
            )
          )
      }
    }
  }

  /// Returns the crossovers that have two points or more, in the order of their first points.
  func records() throws(StatisticsError) -> [ResultDocument.CounterCrossover] {
    var records: [ResultDocument.CounterCrossover] = []
    for key in keys {
      guard let found = points[key], found.points.count > 1 else { continue }
      let crossover = try CounterCrossover(points: found.points, fieldCount: found.fieldCount)
      records.append(Self.record(key, crossover))
    }
    return records
  }

  private static func record(
    _ key: Key,
    _ crossover: CounterCrossover
  ) -> ResultDocument.CounterCrossover {
    ResultDocument.CounterCrossover(
      counter: key.counter,
      cell: key.cell,
      rows: key.rowCount,
      storage: key.storage == .shared ? .shared : .fresh,
      fieldKind: key.kind,
      setterComparison: key.setterComparison,
      strategy: key.strategy.rawValue,
      baseline: key.baseline.rawValue,
      fieldCount: crossover.fieldCount,
      points: crossover.points.map {
        ResultDocument.CounterPoint(
          changedFieldCount: $0.changedFieldCount,
          strategyCount: $0.strategyCount,
          baselineCount: $0.baselineCount
        )
      },
      answer: crossover.outcome.sentence,
      shares: crossover.outcome.shares
    )
  }
}

extension CounterCrossover.Outcome {
  fileprivate var sentence: String {
    switch self {
    case .equalEverywhere: "equal everywhere"
    case .alwaysCheaper: "always cheaper"
    case .alwaysDearer: "never cheaper"
    case .neverDearer(let fields): "cheaper, equal at \(Self.list(fields)) changed fields"
    case .neverCheaper(let fields): "never cheaper, equal at \(Self.list(fields)) changed fields"
    case .crossing(let crossing):
      "\(crossing.isCheaperBelow ? "cheaper below" : "cheaper above"): \(crossing)"
    case .several(let crossings): crossings.map(\.description).joined(separator: "; ")
    }
  }

  fileprivate var shares: [Double] {
    switch self {
    case .equalEverywhere, .alwaysCheaper, .alwaysDearer, .neverDearer, .neverCheaper: []
    case .crossing(let crossing): [crossing.share]
    case .several(let crossings): crossings.map(\.share)
    }
  }

  private static func list(_ fields: [Int]) -> String {
    fields.map(String.init).joined(separator: ", ")
  }
}
