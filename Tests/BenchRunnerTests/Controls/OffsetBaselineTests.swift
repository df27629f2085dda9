// SPDX-License-Identifier: Apache-2.0

import BenchCells
import BenchStatistics
import TestSupport
import Testing

@testable import BenchCases
@testable import BenchRunner

@Suite("Controls of offsets") @MainActor struct OffsetBaselineTests {
  @Test func foundAndAdditionsAndOthers() throws {
    // Both ways find the rows that division finds, at edges and between them.
    for strategy in [CaseStrategy.flatOffsets, .quadraticOffsets] {
      for rowCount in [1, 19, 40, 200] {
        let control = try require(OffsetBaseline(strategy, rowCount: rowCount, rowHeight: 44))
        for offset in [0.0, 0.5, 43.5, 44, 100, 700, 5_000, 10_000] {
          control.find(from: offset, to: offset + 812)
          let first = min(rowCount, Int(offset / 44))
          let end = min(rowCount, Int(((offset + 812) / 44).rounded(.up)))
          let rows = control.rows
          expectEqual(rows.count, end - first, "\(strategy) \(rowCount) \(offset): \(rows)")
          if first < end { expectEqual(rows, first..<end) }
        }
      }
    }
    // A flat layout adds once for each row to its end, a quadratic one for each pair of rows.
    let flat = try require(OffsetBaseline(.flatOffsets, rowCount: 1_000, rowHeight: 44))
    flat.find(from: 440, to: 440 + 812)
    expect(flat.additionCount == flat.rows.upperBound && flat.rows.upperBound == 29)
    let quadratic = try require(OffsetBaseline(.quadraticOffsets, rowCount: 1_000, rowHeight: 44))
    quadratic.find(from: 440, to: 440 + 812)
    quadratic.find(from: 0, to: 812)
    expectEqual(quadratic.additionCount, 2 * 1_000 * 999 / 2)
    // Only the controls of offsets look rows up beside the table.
    for strategy in CaseStrategy.allCases where strategy != .flatOffsets {
      let control = OffsetBaseline(strategy, rowCount: 10, rowHeight: 44)
      expectEqual((control != nil), strategy == .quadraticOffsets)
    }
  }

  @Test("what the controls add grows with the rows, and the engine's counters beside it do not")
  func growth() throws {
    for (strategy, least, most) in [
      (CaseStrategy.flatOffsets, 0.8, 1.1), (.quadraticOffsets, 1.95, 2.05),
    ] {
      var comparison = RowCountComparison(
        workload: .steady,
        cell: "subtitle",
        reach: .spread,
        strategy: strategy
      )
      comparison.rowCounts = [100, 300, 1_000]
      let scalings = try comparison.scalings(
        rows: GeneratedRows(count: 1_000, seed: 3),
        plan: Cases.plan(),
        countsCalls: false
      )
      for (name, scaling) in scalings {
        if name == "offsetAdditions" {
          expect(scaling.isFinding && scaling.exponent > least && scaling.exponent < most)
        } else {
          expectEqual(scaling.exponent, 0, "\(strategy) \(name)")
        }
      }
    }
  }

  @Test func zeroPoolAndLimits() throws {
    // Zero-pool asks the pool for every row and never hits; each cell that leaves is evicted.
    for workload in [Workload.steady, .fling, .jump] {
      let found = Cases.verify(workload, "card", rowCount: 500, strategies: [.zeroPool])
      let verification = try require(found.first)
      expect(verification.isPassed, "\(verification.failureSentence)")
      let counters = verification.counters
      expectEqual(counters["cellsDequeued"], counters["dataSourceCellCalls"])
      expectEqual(counters["cellsCreated"], counters["dataSourceCellCalls"])
      expect(counters["evictions"] == counters["discards"] && counters["recycles"] == 0)
      expect((counters["evictions"] ?? 0) > 0)
    }
    // Quadratic cases past a thousand rows are left out of every suite.
    for suite in Suite.all {
      for group in suite.groups() where group.rowCount > 1_000 {
        expect(!group.strategies.contains(.quadraticOffsets), "\(group.identifier)")
      }
    }
    let asked = Suite.full.groups(rowCounts: [5_000], strategies: [.quadraticOffsets])
    expect(asked.isEmpty)
  }
}
