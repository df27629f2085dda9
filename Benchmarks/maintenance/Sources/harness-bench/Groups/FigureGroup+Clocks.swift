// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchRunner
import CFloors
import Foundation

extension FigureGroup {
  /// What the clocks and the stamps of the instrument cost.
  static let clocks = FigureGroup(
    title: "Clocks and stamps",
    figures: [wallClock, threadClock, sampleAppend, stampPair, frameOverhead]
  )

  /// More stamps than a batch takes.
  private static let sampleCapacity = 1 << 18
  /// Samples that are kept before the buffer starts again: as many as stay in the nearest cache.
  private static let appendCount = 1 << 11

  private static let wallClock = Figure(
    "read of the wall clock",
    floors: [
      Floor("C: clock_gettime(CLOCK_MONOTONIC)") {
        .loop { cfloors_read_clock(CLOCK_MONOTONIC, Int64($0)) }
      }
    ]
  ) {
    .loop { count in
      for _ in 0..<count { BlackHole.consume(MonotonicClock.nowNanoseconds()) }
    }
  }

  private static let threadClock = Figure(
    "read of the thread's processor clock",
    floors: [
      Floor("C: clock_gettime(CLOCK_THREAD_CPUTIME_ID)") {
        .loop { cfloors_read_clock(CLOCK_THREAD_CPUTIME_ID, Int64($0)) }
      }
    ]
  ) {
    .loop { count in
      for _ in 0..<count { BlackHole.consume(ThreadClock.nowNanoseconds()) }
    }
  }

  private static let sampleAppend = Figure(
    "sample kept",
    floors: [
      Floor("C: a store to an array") {
        let array = WordArray(count: appendCount)
        return .loop { count in
          for _ in 0..<rounds(count) { cfloors_store(array.words, Int64(appendCount)) }
        }
      }
    ]
  ) {
    let buffer = SampleBuffer(capacity: appendCount)
    return .loop { count in
      for _ in 0..<rounds(count) {
        buffer.removeAll()
        for sample in 0..<appendCount { buffer.append(sample) }
      }
      BlackHole.consume(buffer.overflowCount)
    }
  }

  private static let stampPair = Figure(
    "stamp pair: two reads, one sample kept",
    goal: .atMost(60),
    floors: [twoReads]
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
    goal: .atMost(100),
    floors: [twoReads]
  ) {
    let pass = FrameOverhead(capacity: sampleCapacity)
    return .loop { count in
      var frames = 0
      BlackHole.consume(pass.play(frameCount: count) { frames += 1 })
      precondition(frames == count, "The pass plays each frame once.")
    }
  }

  private static let twoReads = Floor("C: two clock_gettime, a store to an array") {
    let array = WordArray(count: sampleCapacity)
    return .loop { count in
      precondition(count <= sampleCapacity, "A batch takes fewer stamps than there is room for.")
      cfloors_stamp_pairs(array.words, Int64(count))
    }
  }

  /// So many samples in rounds of a full buffer.
  private static func rounds(_ count: Int) -> Int {
    (count + appendCount - 1) / appendCount
  }
}

extension FigureGroup {
  /// What it costs to count a value as used.
  static let blackHole = FigureGroup(
    title: "Black hole, the value's computation included",
    figures: [words, records, references]
  )

  private static let words = Figure(
    "Int",
    floors: [
      emptyLoop,
      Floor("the same loop, the value dropped") { .loop { BlackHoleLoops.dropWords(count: $0) } },
    ]
  ) {
    .loop { BlackHoleLoops.consumeWords(count: $0) }
  }

  private static let records = Figure("structure of 40 bytes", floors: [emptyLoop]) {
    .loop { BlackHoleLoops.consumeRecords(count: $0) }
  }

  private static let references = Figure("class reference", floors: [emptyLoop]) {
    let objects = (0..<BlackHoleLoops.referenceCount).map { PooledObject(pool: $0) }
    return .loop { count in
      objects.withUnsafeBufferPointer { objects in
        guard let first = objects.baseAddress else { return }
        BlackHoleLoops.consumeReferences(first, count: count)
      }
    }
  }

  private static let emptyLoop = Floor("C: an empty loop, the count kept in a register") {
    .loop { cfloors_empty_loop(Int64($0)) }
  }
}
