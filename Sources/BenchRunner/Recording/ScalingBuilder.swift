// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchResults
import BenchStatistics

/// Collects the groups that differ only in the row count, and finds the growth of their costs.
struct ScalingBuilder {
  private struct Key: Hashable {
    let workload: String
    let cell: String
    let strategy: CaseStrategy
  }

  private struct Point {
    let group: CaseGroup
    let frameCosts: [Double]
    let counters: [String: Int]
  }

  static let frameTime = "frame time"
  static let everyCounter = "every other counter"

  /// The fewest rounds that carry an interval at 95 %.
  private static let fewestRounds = 6

  private var keys: [Key] = []
  private var points: [Key: [Point]] = [:]

  /// Adds the cases of a group that ran in this process, except those that reuse nothing.
  mutating func add(_ outcome: GroupOutcome) {
    let group = outcome.group
    guard group.workload != .floor else { return }
    for member in outcome.cases where !member.strategy.needsOwnProcess {
      let key = Key(workload: group.workloadIdentifier, cell: group.cell, strategy: member.strategy)
      if points[key] == nil { keys.append(key) }
      points[key, default: []]
        .append(Point(group: group, frameCosts: member.frameCosts, counters: member.counters))
    }
  }

  /// Returns the exponents of cases that were measured at two row counts or more.
  func records() throws(StatisticsError) -> [ResultDocument.Scaling] {
    var records: [ResultDocument.Scaling] = []
    for key in keys {
      guard let points = points[key], points.count > 1 else { continue }
      if let record = try Self.time(key, points) { records.append(record) }
      records += try Self.counters(key, points)
    }
    return records
  }

  private static func time(
    _ key: Key,
    _ points: [Point]
  ) throws(StatisticsError) -> ResultDocument.Scaling? {
    let isTimed = points.allSatisfy {
      $0.frameCosts.count >= fewestRounds && $0.frameCosts.allSatisfy { $0 > 0 }
    }
    guard isTimed else { return nil }
    let scaling = try ScalingExponent(
      points: points.map {
        ScalingExponent.Point(rowCount: $0.group.rowCount, costs: $0.frameCosts)
      }
    )
    return record(
      key,
      frameTime,
      points,
      exponent: scaling.exponent.estimate,
      low: scaling.exponent.low,
      high: scaling.exponent.high,
      isFinding: scaling.isFinding
    )
  }

  private static func counters(
    _ key: Key,
    _ points: [Point]
  ) throws(StatisticsError) -> [ResultDocument.Scaling] {
    var records: [ResultDocument.Scaling] = []
    var hasOthers = false
    for name in points[0].counters.keys.sorted()
    where !RowCountComparison.isExempt(name, in: points[0].group) {
      let counts = points.compactMap { point in
        point.counters[name].map { CounterScaling.Point(rowCount: point.group.rowCount, count: $0) }
      }
      guard counts.count == points.count else { continue }
      let scaling = try CounterScaling(points: counts)
      if scaling.isFinding {
        records.append(record(key, name, points, exponent: scaling.exponent, isFinding: true))
      } else {
        hasOthers = true
      }
    }
    if hasOthers {
      records.append(record(key, everyCounter, points, exponent: 0, isFinding: false))
    }
    return records
  }

  private static func record(
    _ key: Key,
    _ measure: String,
    _ points: [Point],
    exponent: Double,
    low: Double? = nil,
    high: Double? = nil,
    isFinding: Bool
  ) -> ResultDocument.Scaling {
    ResultDocument.Scaling(
      workload: key.workload,
      cell: key.cell,
      strategy: key.strategy.rawValue,
      measure: measure,
      rows: points.map(\.group.rowCount).sorted(),
      exponent: exponent,
      low: low,
      high: high,
      isFinding: isFinding
    )
  }
}
