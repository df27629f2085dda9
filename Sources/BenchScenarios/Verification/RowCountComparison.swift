// SPDX-License-Identifier: Apache-2.0

/// Checks that a trace does the same work at every row count.
///
/// On the window trace the same rows are shown, so all counters must agree. On the spread trace other
/// rows are shown, so those counters must agree that do not depend on what a row holds. Visits to
/// nodes of the row index grow with the logarithm of the runs and are left out.
@MainActor public struct RowCountComparison {
  let workload: Workload
  let cell: String
  let reach: Reach
  let strategy: Strategy

  private static let rowCounts = [100, 1_000, 10_000, 100_000]

  /// How many cells a round configures here: enough to see every counter move.
  private static let configureCount = 100

  /// The counters that depend on what rows hold.
  private static let contentCounters: Set = [
    "propertyWritesAsked", "propertyWritesEffective", "layoutPasses", "displayPasses",
    "textLayouts", "thumbnailsScaled", "layersCommitted", "bytesCommitted",
  ]

  /// Returns the comparisons of some cells: each scrolling workload, strategy and reach.
  public static func all(cells: [String]) -> [RowCountComparison] {
    cells.flatMap { cell in
      [Workload.steady, .fling, .jump]
        .flatMap { workload in
          Reach.allCases.flatMap { reach in
            Strategy.ranked.map { strategy in
              RowCountComparison(workload: workload, cell: cell, reach: reach, strategy: strategy)
            }
          }
        }
    }
  }

  /// The most rows that are compared.
  public var largestRowCount: Int { Self.rowCounts.max() ?? 0 }

  /// What is compared.
  public var name: String {
    "\(workload.name)+\(reach.rawValue)/\(cell)/\(strategy.rawValue)"
  }

  /// Returns the counters that differ between row counts, in words; empty if none does.
  public func differences(rows: any RowSource, plan: MeasurementPlan) -> [String] {
    var plan = plan
    plan.configureCount = Self.configureCount
    let counters = Self.rowCounts.map { rowCount in
      let group = CaseGroup(
        workload: workload,
        cell: cell,
        rowCount: rowCount,
        reach: reach,
        strategies: [strategy]
      )
      return GroupRunner(group: group, rows: rows, plan: plan).verify()[0].counters
    }
    let names = Set(counters[0].keys)
      .subtracting(reach == .window ? [] : Self.contentCounters)
    return names.sorted()
      .compactMap { name in
        let values = counters.map { $0[name] ?? 0 }
        guard Set(values).count > 1 else { return nil }
        let pairs = zip(Self.rowCounts, values).map { "\($1) at \($0) rows" }
        return "\(name) is " + pairs.joined(separator: ", ")
      }
  }
}
