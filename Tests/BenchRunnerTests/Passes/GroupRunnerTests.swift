// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
@_spi(Headless) import HeadlessUIKit
import TestSupport
import Testing

@testable import BenchCases
@testable import BenchRunner

@Suite("Group runner") @MainActor struct GroupRunnerTests {
  private func runner(
    _ workload: Workload,
    rowCount: Int = 200,
    setterComparison: Bool = true,
    roundCount: Int = 2
  ) -> GroupRunner {
    GroupRunner(
      group: CaseGroup(
        workload: workload,
        cell: "card",
        rowCount: rowCount,
        setterComparison: setterComparison,
        strategies: [.mutation, .configurationDiffing]
      ),
      rows: SampleRows.stored(rowCount),
      plan: MeasurementPlan(
        roundCount: roundCount,
        blockCount: roundCount,
        cellRoundCount: 1,
        cpuRoundCount: 1,
        configureCount: 60,
        seed: 3
      )
    )
  }

  @Test("each pass keeps a sample for each measured frame or cell, alike for all strategies")
  func sampleCounts() throws {
    for workload in Cases.workloads(of: .card) {
      let outcome = try require(try runner(workload).run())
      expectEqual(outcome.cases.map(\.strategy), [.mutation, .configurationDiffing])
      for found in outcome.cases {
        expect(found.verification.isPassed, "\(found.verification.failureSentence)")
        expect(
          found.samples.configureBatchNanoseconds.count == 2
            && found.samples.configureBatchCounts.count == 2
        )
        expectEqual(found.samples.roundFrameNanoseconds?.count, 2)
        expect(found.samples.configureBatchCounts.allSatisfy { $0 >= 60 }, "\(workload.name)")
        expectEqual(
          found.samples.dequeueNanoseconds.count,
          found.samples.configureNanoseconds.count
        )
        expect(found.samples.configureNanoseconds.count >= 60)
        expect(
          found.phaseCosts.allSatisfy { $0 > 0 } && found.frameCosts.allSatisfy { $0 > 0 }
        )
        expect(found.configureCosts.count == 2 && found.samples.roundFrameCounts?.count == 2)
        let frames = (found.samples.roundFrameCounts ?? []).reduce(0, +) * 2
        expectEqual(found.samples.frameWallNanoseconds.count, frames, "two blocks a round")
        expectEqual(found.samples.roundStillNanoseconds?.count, workload.hasFrames ? 2 : nil)
      }
      let first = outcome.cases[0]
      let second = outcome.cases[1]
      expectEqual(
        first.samples.frameWallNanoseconds.count,
        second.samples.frameWallNanoseconds.count
      )
      expectEqual(first.samples.frameCPUNanoseconds.count, second.samples.frameCPUNanoseconds.count)
      expectEqual(
        first.samples.configureNanoseconds.count,
        second.samples.configureNanoseconds.count
      )
      expectEqual(
        first.samples.configureBatchCounts,
        second.samples.configureBatchCounts,
        "\(workload.name)"
      )
    }
  }

  @Test("lists of a few rows are measured, whatever the workload", arguments: [1, 9])
  func shortLists(rowCount: Int) throws {
    for workload in Cases.workloads(of: .card) {
      let outcome = try runner(workload, rowCount: rowCount, roundCount: 1).run()
      expectEqual(outcome?.cases.count, 2, "\(workload.name)")
    }
  }

  @Test("an interruption ends the run at the next block, without an outcome")
  func interruption() throws {
    var questions = 0
    let outcome = try runner(.steady)
      .run(isInterrupted: {
        questions += 1
        return questions == 4
      })
    expect(outcome == nil && questions == 4)
  }

  private final class Gate: MeasurementGate {
    struct Broken: Error {}

    var rounds = 0
    var begun = 0
    var ended = 0
    var blocks: [Int] = []
    var failsAt = Int.max

    func beginRound() {
      expectEqual(ended, begun, "the last round is through")
      rounds += 1
      blocks.append(0)
    }

    func begin() throws {
      begun += 1
      blocks[rounds - 1] += 1
      if begun == failsAt { throw Broken() }
    }

    func end() throws { ended += 1 }
  }

  @Test func gateAndKnobs() throws {
    // The gate is asked once a round, and opens and closes once a block.
    do {
      let gate = Gate()
      _ = try runner(.steady).run(gate: gate)
      // 2 rounds of 2 blocks in the frame and batch passes, one block in the others, two strategies; in
      // the batch pass a third takes part that fills nothing.
      expectEqual(gate.rounds, 4 + 4 + 1 + 1)
      expect(gate.blocks.count { $0 == 3 } == 4 && gate.blocks.count { $0 == 2 } == 6)
      expect(gate.begun == 2 * gate.rounds + 4 && gate.ended == gate.begun)
    }
    // Setter comparison is set for the group and put back, also when something fails.
    do {
      let former = SetterComparison.isOn
      defer { SetterComparison.isOn = former }
      for isOn in [true, false] {
        SetterComparison.isOn = isOn
        _ = runner(.steady, setterComparison: !isOn).verify()
        expectEqual(SetterComparison.isOn, isOn)
        let gate = Gate()
        gate.failsAt = 3
        #expect(throws: Gate.Broken.self) {
          _ = try runner(.steady, setterComparison: !isOn).run(gate: gate)
        }
        expectEqual(SetterComparison.isOn, isOn)
        expectEqual(gate.ended, 2)
      }
    }
  }

  @Test("a frame that is measured is timed in one pass only: observers are gone afterwards")
  func observers() {
    let group = CaseGroup(workload: .steady, cell: "card", rowCount: 200, strategies: [.mutation])
    let player = Player(group: group, strategy: .mutation, rows: SampleRows.stored(200))
    let script = RoundScript(group, SampleRows.stored(200), round: 0, seed: 1, configureCount: 60)
    let stamps = CellStamps(capacity: 1000)
    stamps.take(player, script)
    expect(player.rig.renderer.observer == nil)
    let cells = stamps.configure.count
    let (_, batchCells) = ConfigureBatch().take(player, script)
    expect(player.rig.renderer.observer == nil)
    expect(cells == batchCells && cells >= 60)
  }

  @Test func roomForCellsAndFastestBlock() {
    // Room for more cells keeps the times that are there, and is made only where it lacks.
    let stamps = CellStamps(capacity: 0)
    let first = stamps.withRoom(for: 8)
    expect(first.configure.capacity == 8 && first.dequeue.capacity == 8)
    for _ in 0..<6 {
      first.cellWillPrepare()
      first.cellDidDequeue(isReused: true)
      first.cellDidConfigure()
    }
    expect(first.withRoom(for: 2) === first)
    let second = first.withRoom(for: 6)
    expectEqual(second.configure.capacity, 15)
    expect(second.configure.samples == first.configure.samples && second.configure.count == 6)
    expectEqual(second.dequeue.samples, first.dequeue.samples)
    // The fastest block of a round is the one with the least time a cell.
    let round = [(300, 30), (90, 3), (280, 20)]
      .map { StrategyBlocks.Block(nanoseconds: $0.0, cellCount: $0.1) }
    expectEqual(StrategyBlocks.fastest(round[...])?.cellCount, 30)
  }

  @Test("a cell that the app made itself is timed from its own start, not from another's dequeue")
  func cellsWithoutDequeue() {
    let stamps = CellStamps(capacity: 2)
    stamps.cellWillPrepare()
    stamps.cellDidDequeue(isReused: false)
    stamps.cellDidConfigure()
    var before = MonotonicClock.nowNanoseconds()
    let start = before
    while before == start { before = MonotonicClock.nowNanoseconds() }
    stamps.cellWillPrepare()
    stamps.cellDidConfigure()
    let passed = MonotonicClock.nowNanoseconds() - before
    expect(stamps.dequeue.count == 1 && stamps.configure.count == 2)
    expect(stamps.configure.samples[1] <= passed)
  }
}
