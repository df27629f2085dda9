// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Testing

@testable import BenchScenarios

/// The exponents of exact counters over the row count, for a correct engine and for a planted
/// look-up.
@Suite("Row-count comparison") @MainActor struct RowCountComparisonTests {
  private static func comparison(_ strategy: Strategy, _ reach: Reach) -> RowCountComparison {
    RowCountComparison(workload: .steady, cell: "subtitle", reach: reach, strategy: strategy)
  }

  private static func scalings(
    _ comparison: RowCountComparison,
    countsCalls: Bool
  ) throws -> [String: CounterScaling] {
    try comparison.scalings(
      rows: GeneratedRows(count: RowCountComparison.largestRowCount, seed: 3),
      plan: Cases.plan(),
      countsCalls: countsCalls
    )
  }

  @Test("every cell is compared along three workloads, two reaches and four strategies")
  func all() {
    let comparisons = RowCountComparison.all(cells: ["news"])
    #expect(comparisons.count == 3 * 2 * 4)
    #expect(Set(comparisons.map(\.name)).count == comparisons.count)
  }

  @Test("no counter of a correct engine grows, at 100,000 rows too", arguments: Reach.allCases)
  func correctEngine(reach: Reach) throws {
    for workload in [Workload.steady, .fling, .jump] {
      let comparison = RowCountComparison(
        workload: workload,
        cell: "news",
        reach: reach,
        strategy: .mutation
      )
      for (name, scaling) in try Self.scalings(comparison, countsCalls: false) {
        #expect(
          scaling.exponent == 0 && !scaling.isFinding,
          "\(comparison.name) \(name) \(scaling)"
        )
      }
    }
  }
}
