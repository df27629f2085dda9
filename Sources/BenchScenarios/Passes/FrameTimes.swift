// SPDX-License-Identifier: Apache-2.0

import BenchHarness

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
