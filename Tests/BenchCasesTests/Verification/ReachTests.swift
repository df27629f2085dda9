// SPDX-License-Identifier: Apache-2.0

import BenchCells
import TestSupport
import Testing

@testable import BenchCases

@Suite("Reach") @MainActor struct ReachTests {
  private let rowCounts = [100, 1000, 10_000]
  private static let generated = GeneratedRows(count: 10_000, seed: 3)

  private func verify(_ workload: Workload, _ cell: String, _ reach: Reach) -> [CaseVerification] {
    rowCounts.flatMap {
      Cases.verify(
        workload,
        cell,
        rowCount: $0,
        reach: reach,
        strategies: [.mutation],
        rows: Self.generated
      )
    }
  }

  @Test(
    "the window script shows the same rows and counts the same at every row count",
    arguments: ["subtitle", "news", "card"]
  )
  func window(cell: String) throws {
    let design = try require(CellDesign.named(cell))
    for workload in Cases.workloads(of: design) {
      let found = verify(workload, cell, .window)
      expect(found.allSatisfy { $0.counters == found[0].counters }, "\(workload.name)")
      expectEqual(Set(found.map(\.digest)).count, 1, "\(workload.name)")
      expectEqual(Set(found.map(\.frameCount)).count, 1)
    }
  }

  @Test(
    "the spread script calls, makes, reuses, recycles and displays as much at every row count",
    arguments: ["subtitle", "news", "card"]
  )
  func spread(cell: String) throws {
    let design = try require(CellDesign.named(cell))
    let names = [
      "dataSourceCellCalls", "dataSourceCountCalls", "delegateHeightCalls", "cellsCreated",
      "cellsDequeued", "reuseHits", "recycles", "evictions", "discards", "preparesForReuse",
      "reconfigures", "configurationUpdates", "configurationApplies", "contentViewsMade",
      "contentViewsReplaced", "cellsSized", "cellsDisplayed", "framesRendered",
    ]
    for workload in Cases.workloads(of: design) {
      let found = verify(workload, cell, .spread)
      for name in names {
        let values = found.compactMap { $0.counters[name] }
        expect(values.count == 3 && Set(values).count == 1, "\(workload.name) \(name) \(values)")
      }
      if workload != .load {
        expect(Set(found.map(\.digest)).count > 1, "other rows are shown: \(workload.name)")
      }
    }
  }
}
