// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchScenarios
import CProbes
import Foundation

extension FigureGroup {
  /// What the clocks and the stamps of the instrument cost.
  static let clocks = FigureGroup(
    title: "Clocks and stamps",
    figures: [wallClock, threadClock, stampPair, frameOverhead, blackHole]
  )

  /// More stamps than a batch takes.
  private static let sampleCapacity = 1 << 18

  private static let wallClock = Figure(
    "read of the wall clock",
    floors: [Floor("clock_gettime(CLOCK_MONOTONIC)") { rawClock(CLOCK_MONOTONIC) }]
  ) {
    .loop { count in
      for _ in 0..<count { BlackHole.consume(MonotonicClock.nowNanoseconds()) }
    }
  }

  private static let threadClock = Figure(
    "read of the thread's processor clock",
    floors: [Floor("clock_gettime(CLOCK_THREAD_CPUTIME_ID)") { rawClock(CLOCK_THREAD_CPUTIME_ID) }]
  ) {
    .loop { count in
      for _ in 0..<count { BlackHole.consume(ThreadClock.nowNanoseconds()) }
    }
  }

  private static let stampPair = Figure(
    "stamp pair: two reads, one sample kept",
    reach: .atMost(60),
    floors: [Floor("two clock_gettime") { twoRawClocks() }]
  ) {
    let buffer = SampleBuffer(capacity: sampleCapacity)
    return .loop { count in
      buffer.removeAll()
      for _ in 0..<count {
        let start = MonotonicClock.nowNanoseconds()
        buffer.append(MonotonicClock.nowNanoseconds() - start)
      }
      BlackHole.consume(buffer.overflowCount)
    }
  }

  private static let frameOverhead = Figure(
    "frame pass around an empty frame",
    reach: .atMost(100),
    floors: [Floor("two clock_gettime") { twoRawClocks() }]
  ) {
    let pass = FrameOverhead(capacity: sampleCapacity)
    return .loop { count in
      var frames = 0
      BlackHole.consume(pass.play(frameCount: count) { frames += 1 })
      precondition(frames == count, "The pass plays each frame once.")
    }
  }

  private static let blackHole = Figure(
    "black hole given a word",
    floors: [Floor("an empty loop, the count kept in a register") { emptyLoop() }]
  ) {
    .loop { count in
      for index in 0..<count { BlackHole.consume(index) }
    }
  }

  private static func rawClock(_ clock: clockid_t) -> Batch {
    .loop { count in
      var time = timespec()
      for _ in 0..<count {
        clock_gettime(clock, &time)
        BlackHole.consume(time.tv_nsec)
      }
    }
  }

  private static func twoRawClocks() -> Batch {
    .loop { count in
      var start = timespec()
      var end = timespec()
      for _ in 0..<count {
        clock_gettime(CLOCK_MONOTONIC, &start)
        clock_gettime(CLOCK_MONOTONIC, &end)
        BlackHole.consume(end.tv_nsec - start.tv_nsec)
      }
    }
  }

  private static func emptyLoop() -> Batch {
    .loop { count in
      for index in 0..<count { cprobes_consume_word(Int64(truncatingIfNeeded: index)) }
    }
  }
}
