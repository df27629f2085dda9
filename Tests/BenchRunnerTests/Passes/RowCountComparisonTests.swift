// SPDX-License-Identifier: Apache-2.0

import BenchCells
import BenchStatistics
import TestSupport
import Testing

@testable import BenchCases
@testable import BenchRunner

@Suite("Row-count comparison") @MainActor struct RowCountComparisonTests {
  private static func comparison(_ strategy: CaseStrategy, _ reach: Reach) -> RowCountComparison {
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

  @Test("L3: every cell is compared over 100 to 1,000,000 rows, three workloads and two ranges")
  func rowCountsAndAll() {
    // 100 to 1,000,000 rows are compared; a look-up through all rows stops earlier.
    let all = [100, 1_000, 10_000, 100_000, 1_000_000]
    expectEqual(Self.comparison(.mutation, .spread).rowCounts, all)
    expectEqual(Self.comparison(.linearLookup, .spread).rowCounts, all.dropLast())
    // Every cell is compared along three workloads, two reaches and each strategy.
    let comparisons = RowCountComparison.all(cells: ["news"])
    let ranked = CellDesign.news.fillable(by: CaseStrategy.ranked).count
    expectEqual(comparisons.count, 3 * 2 * ranked)
    let measured = RowCountComparison.all(cells: ["message"])
    expect(measured.allSatisfy { $0.reach == .window } && measured.count >= 3 * 4)
    expectEqual(Set(comparisons.map(\.name)).count, comparisons.count)
  }

  @Test(
    "L3: no counter of a correct engine grows, at 1,000,000 rows too",
    arguments: Reach.allCases
  )
  func correctEngine(reach: Reach) throws {
    for workload in [Workload.steady, .fling, .jump] {
      let comparison = RowCountComparison(
        workload: workload,
        cell: "news",
        reach: reach,
        strategy: .mutation
      )
      for (name, scaling) in try Self.scalings(comparison, countsCalls: false) {
        expect(scaling.exponent == 0 && !scaling.isFinding, "\(comparison.name) \(name) \(scaling)")
      }
    }
  }

  /// Instructions hold the visits to the row index, so they are no more equal than those.
  @Test("L3: rows move look-ups and instructions, other rows move what content decides")
  func exemptions() {
    for reach in Reach.allCases {
      let group = CaseGroup(
        workload: .steady,
        cell: "subtitle",
        rowCount: 100,
        reach: reach,
        strategies: [.mutation]
      )
      for name in ["indexVisits", "instructions"] {
        expect(RowCountComparison.isExempt(name, in: group), "\(name) \(reach)")
      }
      for name in ["retains", "textWritesAsked", "layoutPasses", "bytesCommitted"] {
        expectEqual(RowCountComparison.isExempt(name, in: group), (reach == .spread), "\(name)")
      }
      for name in ["cellsCreated", "countedConfigures", "framesRendered", "aGuestsOwn"] {
        expect(!RowCountComparison.isExempt(name, in: group), "\(name) \(reach)")
      }
    }
  }

  @Test("L3: visits to the row index grow with the logarithm of the rows at most")
  func indexVisitsAndRepeatedRows() {
    // Visits to the row index grow with the logarithm of the rows at most.
    for workload in [Workload.steady, .fling, .jump] {
      var visits: [Int: Int] = [:]
      for rowCount in [100, 1_000, 10_000, 100_000, 1_000_000] {
        let group = CaseGroup(
          workload: workload,
          cell: "news",
          rowCount: rowCount,
          reach: .window,
          strategies: [.mutation]
        )
        let rows = GeneratedRows(count: rowCount, seed: 3)
        let runner = GroupRunner(group: group, rows: rows, plan: Cases.plan())
        visits[rowCount] = runner.verify()[0].indexVisitCount
      }
      // Ten thousand times the rows have 13.3 times doubled: each look-up may pass that many nodes
      // more, where it passed at least one.
      let few = visits[100] ?? 0
      let many = visits[1_000_000] ?? .max
      expect(few > 0)
      expect(Double(many) <= Double(few) * 14.3, "\(workload.name): \(visits)")
    }
    // Rows that are repeated are those of the source, in its order.
    do {
      let rows = RepeatedRows(GeneratedRows(count: 7, seed: 1), count: 50)
      for index in 0..<50 { expectEqual(rows.row(at: index), rows.row(at: index % 7)) }
      expect(rows.row(at: 0) != rows.row(at: 1))
    }
  }

  #if os(Linux)
    @Test("allocations and retains of a correct engine do not grow either, inside the same rows")
    func calls() throws {
      for strategy in CellDesign.subtitle.fillable(by: CaseStrategy.ranked) {
        let scalings = try Self.scalings(Self.comparison(strategy, .window), countsCalls: true)
        expect(Set(CaseCounts.callNames).isSubset(of: scalings.keys))
        for (name, scaling) in scalings {
          expectEqual(scaling.exponent, 0, "\(strategy.rawValue) \(name) \(scaling)")
        }
      }
    }

    @Test("a planted look-up among all rows is found in retains, with an exponent near 1")
    func plantedLookUp() throws {
      var comparison = Self.comparison(.linearLookup, .window)
      // Each look-up visits every row, so the work itself bounds how far a test can go.
      comparison.rowCounts = [100, 500, 2_500]
      let scalings = try Self.scalings(comparison, countsCalls: true)
      let retains = try require(scalings["retains"])
      expect(retains.isFinding && retains.exponent > 0.7, "\(retains)")
      // The table itself does what it always does.
      for name in ["cellsCreated", "recycles", "layoutPasses", "dataSourceCellCalls"] {
        expect(scalings[name]?.isFinding == false, "\(name)")
      }
    }
  #endif

  @Test("inside the same rows the work is the same at every row count, whatever rows were thought")
  func measuredRowCounts() throws {
    // The longest rows, most of them far above the estimate.
    let rows = MessageRows.make(count: 10_000, seed: 1)
    for workload in [Workload.steady, .fling, .jump] {
      let comparison = RowCountComparison(
        workload: workload,
        cell: "message",
        reach: .window,
        strategy: .mutation,
        rowCounts: [100, 1_000, 10_000]
      )
      let scalings = try comparison.scalings(rows: rows, plan: Cases.plan(), countsCalls: false)
      for (name, scaling) in scalings {
        expect(!scaling.isFinding, "\(workload.name) \(name) \(scaling)")
      }
    }
  }
}
