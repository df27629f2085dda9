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

  @Test("every cell is compared along three workloads, two reaches and each strategy")
  func all() {
    let comparisons = RowCountComparison.all(cells: ["news"])
    let ranked = CellDesign.news.fillable(by: Strategy.ranked).count
    #expect(comparisons.count == 3 * 2 * ranked)
    let measured = RowCountComparison.all(cells: ["message"])
    #expect(measured.allSatisfy { $0.reach == .window } && measured.count >= 3 * 4)
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

  #if os(Linux)
    @Test("allocations and retains of a correct engine do not grow either, inside the same rows")
    func calls() throws {
      for strategy in CellDesign.subtitle.fillable(by: Strategy.ranked) {
        let scalings = try Self.scalings(Self.comparison(strategy, .window), countsCalls: true)
        #expect(Set(CaseCounts.callNames).isSubset(of: scalings.keys))
        for (name, scaling) in scalings {
          #expect(scaling.exponent == 0, "\(strategy.rawValue) \(name) \(scaling)")
        }
      }
    }

    @Test("a planted look-up among all rows is found in retains, with an exponent near 1")
    func plantedLookUp() throws {
      var comparison = Self.comparison(.linearLookup, .window)
      // Each look-up visits every row, so the work itself bounds how far a test can go.
      comparison.rowCounts = [100, 1_000, 5_000]
      let scalings = try Self.scalings(comparison, countsCalls: true)
      let retains = try #require(scalings["retains"])
      #expect(retains.isFinding && retains.exponent > 0.7, "\(retains)")
      // The table itself does what it always does.
      for name in ["cellsCreated", "recycles", "layoutPasses", "dataSourceCellCalls"] {
        #expect(scalings[name]?.isFinding == false, "\(name)")
      }
    }
  #endif
}
