// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import TestSupport
import Testing

@Suite struct InterferenceTests {
  // The allowed difference is max(20 µs, CPU / 20) and the clock's step of 1 ns.
  @Test(
    "A frame is marked when the wall clock is ahead by more than 20 µs and a twentieth",
    arguments: [
      (0, 0, nil), (1_000, 0, nil), (20_001, 0, nil), (20_002, 0, .notRunning),
      (120_001, 100_000, nil), (120_002, 100_000, .notRunning), (420_001, 400_000, nil),
      (10_500_001, 10_000_000, nil), (10_500_002, 10_000_000, .notRunning),
      (3_600_000_000_000, 50_000, .notRunning), (.max, 0, .notRunning), (.max, .max, nil),
      (-1, 0, .steppedClock), (.min, .max, .steppedClock), (5, -1, .steppedClock),
      (0, 20_001, nil), (0, 20_002, .steppedClock), (0, .max, .steppedClock),
    ] as [(Int, Int, Interference.Cause?)]
  )
  func rule(wall: Int, processor: Int, cause: Interference.Cause?) {
    let found = InterferenceRule().cause(wallNanoseconds: wall, processorNanoseconds: processor)
    expectEqual(found, cause)
  }

  @Test func coarseClockAndMarksFrames() {
    // On a processor clock of 4 ms, a frame that reads 0 there is not marked for it.
    let rule = InterferenceRule(processorStepNanoseconds: 4_000_000)
    expect(rule.cause(wallNanoseconds: 4_020_000, processorNanoseconds: 0) == nil)
    expectEqual(rule.cause(wallNanoseconds: 4_020_001, processorNanoseconds: 0), .notRunning)
    expect(rule.cause(wallNanoseconds: 0, processorNanoseconds: 4_000_000) == nil)
    expectEqual(InterferenceRule(processorStepNanoseconds: -1).processorStepNanoseconds, 0)
    let absurd = InterferenceRule(processorStepNanoseconds: .max)
    expect(absurd.cause(wallNanoseconds: .max, processorNanoseconds: 0) == nil)
    // Marked frames are counted, named, summed and left out, and no other is.
    let wall = [50_000, 5_050_000, 0, -7, 60_000, 2_000_000]
    let processor = [49_000, 50_000, 0, 40_000, 59_000, 1_000_000]
    let interference = Interference(wallNanoseconds: wall, processorNanoseconds: processor)
    expectEqual(interference.indexes, [1, 3, 5])
    expectEqual(interference.frames.map(\.cause), [.notRunning, .steppedClock, .notRunning])
    expectEqual(interference.notRunningNanoseconds, 6_000_000)
    expectEqual(interference.frameCount, 6)
    expectEqual(interference.description, "3 of 6 frames disturbed: 1, 3, 5")
  }

  @Test func neverNegativeAndWallAlone() throws {
    // What is left has no negative work, so it always has metrics.
    let seed: UInt64 = 931
    var random = SeededNumbers(seed: seed)
    for _ in 0..<500 {
      let wall = (0..<20).map { _ in random.integer(below: 2_000_000) - 200_000 }
      let processor = (0..<20).map { _ in random.integer(below: 2_000_000) - 200_000 }
      let both = Interference(wallNanoseconds: wall, processorNanoseconds: processor)
      let kept = undisturbed(wall, both)
      expectEqual(kept.count + both.frames.count, 20, "seed \(seed)")
      expect(kept.allSatisfy { $0 >= 0 }, "seed \(seed): \(wall)")
      let alone = Interference(wallNanoseconds: wall)
      expectEqual(undisturbed(wall, alone), wall.filter { $0 >= 0 }, "seed \(seed): \(wall)")
      _ = try FrameMetrics(
        workNanoseconds: undisturbed(wall, alone),
        budget: FrameBudget(refresh: .hertz60)
      )
    }
    // A wall clock alone tells that it stepped, and does not invent a processor time.
    let interference = Interference(wallNanoseconds: [5, -1, 0, 9_000_000_000])
    expectEqual(interference.indexes, [1])
    expect(interference.frames[0].processorNanoseconds.value == nil)
    expectEqual(interference.notRunningNanoseconds, 0)
  }

  private func undisturbed(_ readings: [Int], _ interference: Interference) -> [Int] {
    readings.enumerated().filter { !interference.indexes.contains($0.offset) }.map(\.element)
  }

  @Test("Sums of hand-made readings do not overflow, and many frames are named in short")
  func largeSums() {
    let count = 14
    let interference = Interference(
      wallNanoseconds: [Int](repeating: .max, count: count),
      processorNanoseconds: [Int](repeating: 0, count: count)
    )
    expectEqual(interference.notRunningNanoseconds, .max)
    expectEqual(
      interference.description,
      "14 of 14 frames disturbed: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 and 4 more"
    )
    expectEqual(interference.indexes, Array(0..<count))
    expectEqual(Interference(wallNanoseconds: []).description, "none of 0 frames disturbed")
  }
}
