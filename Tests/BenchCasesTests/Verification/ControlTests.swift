// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchCases

@Suite("Controls") @MainActor struct ControlTests {
  private func verify(
    _ workload: Workload,
    _ strategy: CaseStrategy,
    cell: String = "card"
  ) throws -> CaseVerification {
    let found = Cases.verify(workload, cell, rowCount: 500, strategies: [strategy])
    let verification = try require(found.first)
    expect(verification.isPassed, "\(verification.failureSentence)")
    return verification
  }

  private let scrolling: [Workload] = [.steady, .fling, .jump]

  @Test("no-reuse makes a cell for every row that is asked for, and reuses and recycles none")
  func noReuse() throws {
    for workload in scrolling {
      let counters = try verify(workload, .noReuse).counters
      expectEqual(counters["cellsCreated"], counters["dataSourceCellCalls"])
      expect(counters["cellsDequeued"] == 0 && counters["reuseHits"] == 0)
      expect(counters["recycles"] == 0 && counters["evictions"] == 0)
      expectEqual(counters["preparesForReuse"], 0)
      expect((counters["discards"] ?? 0) > 0)
    }
  }

  @Test("unique-identifier asks the pool for every row and never hits; its cells are let go")
  func uniqueIdentifier() throws {
    for workload in scrolling {
      let counters = try verify(workload, .uniqueIdentifier).counters
      expectEqual(counters["cellsDequeued"], counters["dataSourceCellCalls"])
      expectEqual(counters["cellsCreated"], counters["dataSourceCellCalls"])
      expect(counters["reuseHits"] == 0 && counters["recycles"] == 0)
      expectEqual(counters["evictions"], counters["discards"])
      expect((counters["evictions"] ?? 0) > 0)
    }
  }

  @Test("L7: replaced-content-view makes a view for every row, and replaces all but a cell's first")
  func replacedContentView() throws {
    for workload in scrolling {
      let counters = try verify(workload, .replacedContentView).counters
      let asked = try require(counters["dataSourceCellCalls"])
      expectEqual(counters["contentViewsMade"], asked)
      expectEqual(counters["contentViewsReplaced"], asked - (counters["cellsCreated"] ?? 0))
    }
  }

  @Test("L7: configuration and configuration-diffing make one view a cell and replace none")
  func configurations() throws {
    for strategy in [CaseStrategy.configuration, .configurationDiffing] {
      let counters = try verify(.fling, strategy).counters
      expectEqual(counters["contentViewsMade"], counters["cellsCreated"])
      expectEqual(counters["contentViewsReplaced"], 0)
      expectEqual(counters["configurationApplies"], counters["dataSourceCellCalls"])
    }
  }

  @Test("mutation-again does exactly what mutation does")
  func mutationAgain() throws {
    for workload in scrolling + [.load] {
      let first = try verify(workload, .mutation)
      let again = try verify(workload, .mutationAgain)
      expectEqual(first.counters, again.counters)
      expect(first.digest == again.digest && first.frameCount == again.frameCount)
    }
  }

  @Test("a second verification counts the same, bit for bit")
  func repeatability() throws {
    for strategy in CellDesign.card.fillable(by: CaseStrategy.allCases) {
      let first = try verify(.fling, strategy)
      let second = try verify(.fling, strategy)
      expect(first.counters == second.counters && first.digest == second.digest)
      expectEqual(first.indexVisitCount, second.indexVisitCount)
    }
  }

  @Test("reconfiguring asks for the visible rows, in their own cells, in every strategy")
  func reconfigure() throws {
    let workload = Workload.reconfigure(FieldChange(changedCount: 3, fieldCount: 9))
    for strategy in CellDesign.card.fillable(by: CaseStrategy.allCases)
    where strategy != .forgetful && workload.admits(.card, strategy) {
      let counters = try verify(workload, strategy).counters
      // Seven rows of 132 points are on the screen; the window's first frame made their cells.
      expectEqual(counters["cellsCreated"], 7, "\(strategy)")
      expect(counters["recycles"] == 0 && counters["discards"] == 0)
      expectEqual(counters["reconfigures"], (counters["dataSourceCellCalls"] ?? 0) - 7)
    }
  }

  @Test("L7: a round of k of n changed fields writes n for each row by mutation, k by the others")
  func writes() throws {
    func writes(_ strategy: CaseStrategy, _ changed: Int, _ rounds: Int) throws -> (
      asked: Int, done: Int
    ) {
      let workload = Workload.reconfigure(FieldChange(changedCount: changed, fieldCount: 9))
      let found = Cases.verify(
        workload,
        "card",
        rowCount: 500,
        strategies: [strategy],
        configureCount: rounds * 7
      )
      let counters = try require(found.first).counters
      return (counters["propertyWritesAsked"] ?? 0, counters["propertyWritesEffective"] ?? 0)
    }
    for changed in [0, 1, 4, 9] {
      for strategy in [
        CaseStrategy.mutation, .mutationGuarded, .configuration, .configurationDiffing,
      ] {
        // Ten frames more of seven rows: what they alone have written.
        let few = try writes(strategy, changed, 5)
        let many = try writes(strategy, changed, 15)
        let writesAll = strategy == .mutation || strategy == .configuration
        expectEqual(
          many.asked - few.asked,
          70 * (writesAll ? 9 : changed),
          "\(strategy) \(changed)"
        )
        expectEqual(many.done - few.done, 70 * changed, "\(strategy) \(changed)")
      }
    }
  }
}
