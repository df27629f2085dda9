// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

extension ClockCalibration {
  private static let batchCount = 31
  private static let batchLength = 500

  /// Measures the clocks and the ruler; takes about 12 ms.
  public static func measured() -> ClockCalibration {
    let buffer = SampleBuffer(capacity: batchCount * batchLength)
    let read = cheapestBatch { BlackHole.consume(MonotonicClock.nowNanoseconds()) }
    let threadRead = cheapestBatch { BlackHole.consume(ThreadClock.nowNanoseconds()) }
    let frame = cheapestBatch {
      let start = MonotonicClock.nowNanoseconds()
      buffer.append(MonotonicClock.nowNanoseconds() - start)
    }
    // The batches above have filled the buffer with one empty pair per frame.
    let pairs = SortedSamples(buffer.samples)
    return ClockCalibration(
      resolutionNanoseconds: MonotonicClock.resolutionNanoseconds,
      smallestStepNanoseconds: smallestStep(in: buffer.samples),
      readNanoseconds: read,
      threadReadNanoseconds: threadRead,
      emptyPairNanoseconds: pairs?.nearestRankSample(.p50) ?? 0,
      frameOverheadNanoseconds: frame
    )
  }

  /// The smallest mean cost of one call over all batches; the first batch also warms up.
  private static func cheapestBatch(_ body: () -> Void) -> Double {
    var cheapest = Double.infinity
    for _ in 0..<batchCount {
      let start = MonotonicClock.nowNanoseconds()
      for _ in 0..<batchLength { body() }
      let total = MonotonicClock.nowNanoseconds() - start
      cheapest = min(cheapest, Double(total) / Double(batchLength))
    }
    return cheapest
  }

  private static func smallestStep(in pairs: [Int]) -> Reading<Int> {
    let step = pairs.filter { $0 > 0 }.min()
    return step.map(Reading.value)
      ?? .unavailable(reason: "every pair of reads gave the same time")
  }
}
