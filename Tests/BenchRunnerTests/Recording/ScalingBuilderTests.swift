// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchCells
import BenchResults
import TestSupport
import Testing

@testable import BenchRunner

@Suite("Exponents of a document") @MainActor struct ScalingBuilderTests {
  /// Rows that are made before, so that a look-up is all that grows.
  private static let rows = StoredRows(
    ContiguousArray((0..<10_000).map { Row(title: "title \($0)", source: "source") })
  )

  private static func records(
    of strategy: CaseStrategy,
    rowCounts: [Int]
  ) throws -> [ResultDocument.Scaling] {
    var builder = ScalingBuilder()
    for rowCount in rowCounts {
      let runner = GroupRunner(
        group: CaseGroup(
          workload: .steady,
          cell: "subtitle",
          rowCount: rowCount,
          reach: .window,
          strategies: [strategy]
        ),
        rows: rows,
        plan: Cases.plan(roundCount: 6, configureCount: 8, seed: 5)
      )
      builder.add(try require(try runner.run()))
    }
    return try builder.records()
  }

  @Test func plantedLookUpAndCorrectEngineAndOnePoint() throws {
    // A planted look-up among all rows is a finding in time and in retains.
    do {
      let records = try Self.records(of: .linearLookup, rowCounts: [4_000, 100, 1_000])
      let time = try require(records.first { $0.measure == ScalingBuilder.frameTime })
      // The look-up takes hundreds of times longer at 4,000 rows: an exponent far from 0.
      expect(time.isFinding && time.exponent > 0.3, "\(time)")
      expectEqual(time.rows, [100, 1_000, 4_000])
      expect((time.low ?? 2) <= time.exponent && time.exponent <= (time.high ?? -2))
      #if os(Linux)
        let retains = try require(records.first { $0.measure == "retains" })
        expect(retains.isFinding && retains.exponent > 0.3, "\(retains)")
        expect(retains.low == nil && retains.high == nil, "counts are exact")
      #endif
      // What the table does is the same, and said in one line.
      let others = try require(records.first { $0.measure == ScalingBuilder.everyCounter })
      expect(others.exponent == 0 && !others.isFinding)
      expect(!records.contains { $0.measure == "cellsCreated" })
    }
    // No counter of the correct engine is a finding.
    do {
      let records = try Self.records(of: .mutation, rowCounts: [100, 1_000, 10_000])
      // Whether a time is one depends on the machine, which no test decides.
      expectEqual(records.map(\.measure), [ScalingBuilder.frameTime, ScalingBuilder.everyCounter])
      expect(records.last?.isFinding == false && records.last?.exponent == 0)
    }
    // One row count has no exponent.
    try expect(Self.records(of: .mutation, rowCounts: [100]).isEmpty)
  }
}
