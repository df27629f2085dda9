// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchStatistics

/// The frame pass: two reads of a clock a frame, and nothing else.
@MainActor struct FrameTimes {
  let wall: SampleBuffer
  let cpu: SampleBuffer
  /// The wall time of the frames that were timed on the processor clock.
  let cpuWall: SampleBuffer

  init(wallCapacity: Int, cpuCapacity: Int) {
    wall = SampleBuffer(capacity: wallCapacity)
    cpu = SampleBuffer(capacity: cpuCapacity)
    cpuWall = SampleBuffer(capacity: cpuCapacity)
  }

  /// Plays a round as ``takeWall(_:_:)`` does, with one reading of the processor clock before it and
  /// one after it; returns the frames, counted from the first of the run, that stand out in a block
  /// during which the thread did not run all the time.
  func takeWatchedWall(
    _ performance: Performance,
    _ script: RoundScript
  ) -> (sum: Int, disturbed: [Int]) {
    let first = wall.count
    let processorStart = ThreadClock.nowNanoseconds()
    let start = MonotonicClock.nowNanoseconds()
    let sum = takeWall(performance, script)
    let elapsed = MonotonicClock.nowNanoseconds() - start
    let rule = InterferenceRule(processorStepNanoseconds: ThreadClock.resolutionNanoseconds)
    let cause = rule.cause(
      wallNanoseconds: elapsed,
      processorNanoseconds: ThreadClock.nowNanoseconds() - processorStart
    )
    guard cause != nil else { return (sum, []) }
    let block = Array(wall.samples[first...])
    guard let sorted = SortedSamples(block) else { return (sum, []) }
    // The time that is missing lies in few frames: those far above the block's median.
    let limit = sorted.median + Double(rule.floorNanoseconds)
    return (sum, block.indices.filter { Double(block[$0]) > limit }.map { first + $0 })
  }

  /// Plays a round on the wall clock and returns the sum of its frames, in nanoseconds.
  func takeWall(_ performance: Performance, _ script: RoundScript) -> Int {
    var total = 0
    performance.play(
      script,
      prepare: { frame in frame() },
      measure: { frame in total += timeWall(frame) }
    )
    return total
  }

  /// Times one frame on the wall clock, keeps its time and returns it, in nanoseconds.
  @inline(__always)
  func timeWall(_ frame: () -> Void) -> Int {
    let start = MonotonicClock.nowNanoseconds()
    frame()
    let elapsed = MonotonicClock.nowNanoseconds() - start
    wall.append(elapsed)
    return elapsed
  }

  /// Plays a round on the clock of the thread's processor time, which costs a system call a read,
  /// and on the wall clock round it.
  func takeCPU(_ performance: Performance, _ script: RoundScript) {
    performance.play(
      script,
      prepare: { frame in frame() },
      measure: { frame in
        let wallStart = MonotonicClock.nowNanoseconds()
        let start = ThreadClock.nowNanoseconds()
        frame()
        cpu.append(ThreadClock.nowNanoseconds() - start)
        cpuWall.append(MonotonicClock.nowNanoseconds() - wallStart)
      }
    )
  }
}
