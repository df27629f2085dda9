// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchResults
import Foundation

/// The cost of each further changed field for a hand-written strategy over the baseline, in exact counts.
///
/// A strategy that copies what it only means to look at, or boxes a value for each write, pays at every field, and its
/// times then look like the price of an idea. The ledger detects that without a clock: a strategy's retains over the
/// baseline's may grow by ``retainLimit`` for each further changed field, and its allocations not at all. It checks the
/// whole range of shares, and each step between two of them from the first changed field on. The cost with nothing
/// changed, and of work that is done once as soon as anything has, such as asking for layout, is the strategy's idea
/// and is ignored.
///
/// Setters must compare: where they do not, the baseline pays for each redundant write what an effective one costs, and
/// what a strategy ceases to avoid would look like what it costs.
struct FieldLedger {
  /// The most retains of one further field: one for each of the view, its value and the value before.
  static let retainLimit = 3.0
  /// The most allocations per configured cell, of which the fewest may meet an array that grows.
  private static let allocationLimit = 0.05

  /// A step between two shares at which a strategy pays more than a field may cost.
  struct Overrun: Hashable {
    let strategy: CaseStrategy
    let series: Series
    let before, after, fieldCount: Int
    /// The retains and allocations of the step over the baseline's, per configured cell.
    let retains, allocations: Double

    var stepCount: Int { after - before }
  }

  /// The groups that differ only in the number of changed fields.
  struct Series: Hashable {
    let cell: String
    let rowCount: Int
    let kind: FieldChange.Kind
    let storage: FieldChange.Storage
  }

  /// The counts over the baseline's of one strategy at one share, per configured cell.
  private struct Point {
    let change: FieldChange
    let retains: Double
    let allocations: Double
  }

  private struct Key: Hashable {
    let series: Series
    let strategy: CaseStrategy
  }

  /// The strategies whose code decides, field by field, on writes.
  private static let handWritten: Set<CaseStrategy> = [
    .mutationGuarded, .configuration, .configurationEquatable, .configurationDiffing,
  ]

  private var keys: [Key] = []
  private var points: [Key: [Point]] = [:]

  /// Adds the counts of a group, if its fields change; unavailable counts are skipped.
  mutating func add(_ outcome: GroupOutcome) {
    guard case .reconfigure(let change) = outcome.group.workload,
      outcome.group.setterComparison,
      let baseline = outcome.outcome(of: outcome.group.baseline).flatMap(Self.perCell)
    else { return }
    let series = Series(
      cell: outcome.group.cell,
      rowCount: outcome.group.rowCount,
      kind: change.kind,
      storage: change.storage
    )
    for member in outcome.cases {
      guard Self.handWritten.contains(member.strategy), let counts = Self.perCell(member) else {
        continue
      }
      let key = Key(series: series, strategy: member.strategy)
      if points[key] == nil { keys.append(key) }
      points[key, default: []]
        .append(
          Point(
            change: change,
            retains: counts.retains - baseline.retains,
            allocations: counts.allocations - baseline.allocations
          )
        )
    }
  }

  /// The first step of each strategy and series that exceeds the limits.
  var overruns: [Overrun] {
    keys.compactMap { key in
      let sorted = points[key, default: []]
        .sorted { $0.change.changedCount < $1.change.changedCount }
      let changed = sorted.drop { $0.change.changedCount == 0 }
      let ends = sorted.first.flatMap { first in sorted.last.map { (first, $0) } }
      return (Array(zip(changed, changed.dropFirst())) + [ends].compactMap(\.self)).lazy
        .compactMap { Self.overrun(of: key, from: $0, to: $1) }.first
    }
  }

  private static func overrun(of key: Key, from one: Point, to other: Point) -> Overrun? {
    let step = Double(other.change.changedCount - one.change.changedCount)
    let retains = other.retains - one.retains
    let allocations = other.allocations - one.allocations
    guard retains > retainLimit * step || allocations > allocationLimit * step else { return nil }
    return Overrun(
      strategy: key.strategy,
      series: key.series,
      before: one.change.changedCount,
      after: other.change.changedCount,
      fieldCount: other.change.fieldCount,
      retains: retains,
      allocations: allocations
    )
  }

  /// The retains of objects and strings, and the allocations, from the pool's answer to the filled cell, per cell.
  private static func perCell(_ outcome: CaseOutcome) -> (retains: Double, allocations: Double)? {
    let counters = outcome.counts.counters
    guard let cells = counters["countedConfigures"], cells > 0,
      let retains = counters["configureRetains"],
      let bridged = counters["configureBridgeRetains"],
      let allocations = counters["configureAllocations"]
    else { return nil }
    return (Double(retains + bridged) / Double(cells), Double(allocations) / Double(cells))
  }
}

extension FieldLedger.Overrun {
  var sentence: String {
    func figure(_ value: Double) -> String { String(format: "%.1f", value) }
    return "\(strategy.rawValue) of \(series.cell) (\(series.kind.rawValue) fields, "
      + "\(series.storage.rawValue) storage): from \(before) to \(after) of \(fieldCount) "
      + "changed fields it retains \(figure(retains)) times and allocates \(figure(allocations)) "
      + "times more than mutation does, for \(stepCount) fields"
  }
}
