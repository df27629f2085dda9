// SPDX-License-Identifier: Apache-2.0

import BenchHarness
@_spi(Headless) import HeadlessUIKit
import TestSupport
import Testing

@testable import BenchCases
@testable import BenchResults
@testable import BenchRunner

@Suite("Unfilled phase") @MainActor struct UnfilledPhaseTests {
  private func outcome(batch: [Int], cells: [Int], unfilled: BatchRounds?) throws -> CaseOutcome {
    let verification = try require(
      Cases.verify(.steady, "card", rowCount: 200, strategies: [.mutation]).first
    )
    var samples = ResultDocument.Samples()
    samples.batches = BatchRounds(nanoseconds: batch, cellCounts: cells)
    samples.unfilledBatches = unfilled
    return CaseOutcome(verification: verification, samples: samples)
  }

  private func counters(
    _ strategy: CaseStrategy,
    _ workload: Workload,
    fillsCells: Bool
  ) -> EngineCounters {
    let group = CaseGroup(workload: workload, cell: "card", rowCount: 300)
    let rows = SampleRows.stored(300)
    let player = Player(group: group, strategy: strategy, rows: rows, fillsCells: fillsCells)
    let script = RoundScript(group, rows, round: 0, seed: 1, configureCount: 60)
    player.play(script.opening, prepare: { $0() }, measure: { $0() })
    // Of no frames, for counters begin with those of one stretch.
    let start = EngineCounters.now()
    var sum = start - start
    player.play(
      script,
      prepare: { $0() },
      measure: { frame in
        let before = EngineCounters.now()
        frame()
        sum = sum + (EngineCounters.now() - before)
      }
    )
    return sum
  }

  @Test("it configures as many cells as the baseline does, of rows whose height is fixed")
  func counts() throws {
    for workload in Cases.workloads(of: .card) {
      let runner = GroupRunner(
        group: Cases.group(workload, "card", 200, [.mutation, .configurationDiffing]),
        rows: SampleRows.stored(200),
        plan: Cases.plan()
      )
      for found in try require(try runner.run()).cases {
        expectEqual(
          found.samples.unfilledBatches?.cellCounts,
          found.samples.configureBatchCounts,
          "\(workload.name)"
        )
      }
    }
  }

  @Test("it dequeues and recycles as the baseline does, and writes nothing", arguments: [0, 1])
  func writesNothing(number: Int) {
    let workload: Workload = number == 0 ? .steady : .jump
    let filled = counters(.mutation, workload, fillsCells: true)
    let unfilled = counters(.mutation, workload, fillsCells: false)
    for name in ["dataSourceCellCalls", "cellsDequeued", "recycles", "reuseHits", "cellsCreated"] {
      expectEqual(unfilled[name], filled[name], "\(name)")
    }
    expect(filled["propertyWritesAsked"] > 0)
    expect(unfilled["propertyWritesAsked"] == 0 && unfilled["textLayouts"] == 0)
  }

  @Test("a control that makes cells makes them in its own phase too", arguments: [0, 1])
  func makesCells(number: Int) {
    let strategy: CaseStrategy = number == 0 ? .zeroPool : .uniqueIdentifier
    let filled = counters(strategy, .steady, fillsCells: true)
    let unfilled = counters(strategy, .steady, fillsCells: false)
    expect(filled["cellsCreated"] >= 60)
    expectEqual(unfilled["cellsCreated"], filled["cellsCreated"])
    expect(unfilled["propertyWritesAsked"] < filled["propertyWritesAsked"])
  }

  @Test func waysAndLeftOut() throws {
    // Cells of another class, or that no pool answers with, have a phase of their own.
    func group(_ workload: Workload, _ strategies: [CaseStrategy]) -> CaseGroup {
      CaseGroup(workload: workload, cell: "card", rowCount: 10, strategies: strategies)
    }
    let written: [CaseStrategy] = [
      .configuration, .mutation, .configurationDiffing, .mutationAgain,
    ]
    expectEqual(group(.steady, written).waysToCells, [.mutation])
    expectEqual(
      group(.load, [.mutation, .configuration]).waysToCells,
      [.mutation, .configuration]
    )
    expectEqual(group(.steady, [.mutation, .zeroPool]).waysToCells, [.mutation, .zeroPool])
    expectEqual(group(.steady, [.mutation, .noReuse]).waysToCells, [.mutation])
    expect(group(.floor, [.mutation]).waysToCells.isEmpty)
    expect(group(.diff(.a), [.listDiff]).waysToCells.isEmpty)
    // Where nobody asks for it, there is the phase and no configure cost.
    var plan = Cases.plan()
    plan.takesUnfilled = false
    let runner = GroupRunner(
      group: CaseGroup(workload: .steady, cell: "card", rowCount: 200, strategies: [.mutation]),
      rows: SampleRows.stored(200),
      plan: plan
    )
    let found = try require(try runner.run()?.cases.first)
    expect(
      found.samples.unfilledBatches == nil && found.configureCosts.isEmpty
        && !found.phaseCosts.isEmpty
    )
  }

  @Test func arithmeticAndExtremes() throws {
    // The cost of a configure is what the phase takes longer, a cell.
    let even = BatchRounds(nanoseconds: [4_000, 5_000], cellCounts: [10, 20])
    let found = try outcome(batch: [9_000, 8_000], cells: [10, 20], unfilled: even)
    expectEqual(found.phaseCosts, [900, 400])
    expectEqual(found.configureCosts, [500, 150])
    // Of rows that size themselves more enter where nothing is filled.
    let more = BatchRounds(nanoseconds: [4_000, 5_000], cellCounts: [16, 40])
    let other = try outcome(batch: [9_000, 8_000], cells: [10, 20], unfilled: more)
    expectEqual(other.configureCosts, [650, 275])
    // A cost at or below nothing is kept as it is, and a round without cells has none.
    let dearer = BatchRounds(nanoseconds: [9_000, 9_500], cellCounts: [10, 10])
    try expectEqual(
      outcome(batch: [9_000, 9_000], cells: [10, 10], unfilled: dearer).configureCosts,
      [0, -50]
    )
    let empty = BatchRounds(nanoseconds: [0, 0], cellCounts: [0, 0])
    let none = try outcome(batch: [0, 0], cells: [0, 0], unfilled: empty)
    expect(none.configureCosts.isEmpty && none.phaseCosts.isEmpty)
    try expect(outcome(batch: [9_000], cells: [10], unfilled: nil).configureCosts.isEmpty)
  }
}
