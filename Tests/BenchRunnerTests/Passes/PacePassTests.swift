// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import TestSupport
import Testing

@testable import BenchCases
@testable import BenchRunner

@Suite("Pace pass") @MainActor struct PacePassTests {
  /// A clock that stops while frames run, and whose sleeps return late by a known time.
  private final class FakeClock {
    static let lateness = 7_000

    var now = 1_000_000
    var targets: [Int] = []
    var end = PacedClock.SleepEnd.reached
    var isInterrupted = false

    var source: PacedClock.Source {
      PacedClock.Source(
        now: { self.now },
        sleep: { target in
          self.targets.append(target)
          self.now = max(self.now, target) + Self.lateness
          return self.end
        },
        isInterrupted: { self.isInterrupted }
      )
    }
  }

  private static func group(_ workload: Workload, _ cell: String) -> CaseGroup {
    CaseGroup(workload: workload, cell: cell, rowCount: 200, strategies: [.mutation])
  }

  private static func outcome(
    _ group: CaseGroup,
    _ clock: FakeClock,
    isInterrupted: () -> Bool = { false }
  ) throws -> PaceOutcome? {
    try PacePass(
      group: group,
      rows: SampleRows.stored(200),
      budget: FrameBudget(refresh: .hertz60),
      source: clock.source
    )
    .take(.mutation, seed: 1, isInterrupted: isInterrupted)
  }

  @Test(
    "paced and tight frames are as many, whatever the workload",
    arguments: ["subtitle", "news"]
  )
  func frameCounts(cell: String) throws {
    for workload in cell == "news" ? [Workload.steady] : [.steady, .fling, .jump, .load] {
      let clock = FakeClock()
      let group = Self.group(workload, cell)
      let outcome = try require(try Self.outcome(group, clock))
      var frames = 0
      for round in 0..<PacePass.roundCount {
        let script = RoundScript(
          group,
          SampleRows.stored(200),
          round: round,
          seed: 1,
          configureCount: MeasurementPlan.pacedConfigureCount
        )
        frames += script.frameCount
      }
      expectEqual(outcome.tightNanoseconds.count, PacePass.roundCount)
      expectEqual(outcome.pacedNanoseconds.count, PacePass.roundCount)
      expectEqual(outcome.frameCount * PacePass.roundCount, frames, "\(workload.name)")
      // Only paced frames wait, and each does.
      expectEqual(clock.targets.count, frames, "\(workload.name)")
      expectEqual(outcome.wakeUpNanoseconds.count, frames, "\(workload.name)")
      expect(outcome.wakeUpNanoseconds.allSatisfy { $0 == FakeClock.lateness })
    }
  }

  @Test func vsyncsAndEnds() throws {
    // Each frame waits for the next vsync of one clock, without drift.
    let clock = FakeClock()
    let start = clock.now
    _ = try require(try Self.outcome(Self.group(.steady, "subtitle"), clock))
    for (index, target) in clock.targets.enumerated() {
      expectEqual(target - start, (index + 1) * 1_000_000_000 / 60, "wait \(index)")
    }
    // An interruption ends the pass without an outcome, a refused sleep with its error.
    let group = Self.group(.steady, "subtitle")
    var questions = 0
    let interrupted = try Self.outcome(group, FakeClock()) {
      questions += 1
      return questions == 3
    }
    expect(interrupted == nil && questions == 3)
    let refusing = FakeClock()
    refusing.end = .refused(errorNumber: 1)
    #expect(throws: HarnessError.sleepRefused(errorNumber: 1)) {
      try Self.outcome(group, refusing)
    }
    expectEqual(refusing.targets.count, 1, "once refused, no frame waits")
  }

  @Test("a paced plan measures the frames of the plan that it was made of, each after a wait")
  func pacedPlan() throws {
    let budget = try FrameBudget(milliseconds: 0.05)
    let group = Self.group(.steady, "subtitle")
    let paced = MeasurementPlan(seed: 3).paced(budget: budget)
    var tight = paced
    tight.isPaced = false
    let rows = SampleRows.stored(200)
    let one = try require(try GroupRunner(group: group, rows: rows, plan: paced).run()).cases[0]
    let other = try require(try GroupRunner(group: group, rows: rows, plan: tight).run()).cases[0]
    expectEqual(one.samples.frameWallNanoseconds.count, other.samples.frameWallNanoseconds.count)
    expectEqual(one.samples.frameCPUNanoseconds.count, other.samples.frameCPUNanoseconds.count)
    expectEqual(one.samples.configureNanoseconds.count, other.samples.configureNanoseconds.count)
    expectEqual(one.samples.configureBatchCounts, other.samples.configureBatchCounts)
    expectEqual(one.counters, other.counters)
    // Every measured frame of every timed pass waited once; no counted or probed one did. Unless
    // a test of signals has let one arrive meanwhile: then none waits any more.
    let waited = (one.samples.wakeUpNanoseconds ?? []).count
    expect(waited > one.samples.frameWallNanoseconds.count || InterruptSignal.received != nil)
    expect(other.samples.wakeUpNanoseconds == nil)
  }
}
