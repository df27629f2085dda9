// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchCells
import BenchResults
import TestSupport
import Testing

@testable import BenchRunner

@Suite("Ratios of new cells") @MainActor struct NewCellRatioTests {
  private static func outcome(_ workload: Workload) throws -> GroupOutcome {
    let runner = GroupRunner(
      group: Cases.group(workload, "subtitle", 40, [.mutation, .mutationGuarded, .configuration]),
      rows: GeneratedRows(count: 40, seed: 3),
      plan: MeasurementPlan(roundCount: 2, cellRoundCount: 1, configureCount: 40, seed: 3)
    )
    let outcome = try runner.run()
    return try require(outcome)
  }

  @Test func loadAndSteady() throws {
    // To configure there is no ratio across that border; over the frame there is one.
    do {
      let outcome = try Self.outcome(.load)
      let reason = try require(outcome.obstacle(to: .configuration, in: .configure))
      expect(reason.contains("made with the cell"))
      expect(outcome.makingObstacle(to: .mutationGuarded, in: .configure) == nil)
      expect(outcome.obstacle(to: .configuration, in: .frame) == nil)
    }
    // Where cells are had again, strategies of both kinds compare.
    do {
      let outcome = try Self.outcome(.steady)
      expect(outcome.makingObstacle(to: .configuration, in: .configure) == nil)
    }
  }
}
