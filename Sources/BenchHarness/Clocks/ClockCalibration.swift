// SPDX-License-Identifier: Apache-2.0

import CProbes

/// The cost of measuring on this machine, measured at start and printed with every report.
///
/// Costs are the smallest of several batch means, since interference only adds. Failure mode: inside a real
/// frame caches are colder, so the true overhead is somewhat larger.
public struct ClockCalibration: Sendable, Equatable {
  /// The step that the system declares.
  public let resolutionNanoseconds: Int
  /// The smallest difference above 0 between consecutive reads.
  public let smallestStepNanoseconds: Reading<Int>
  public let readNanoseconds: Double
  /// The cost of one read of the thread's CPU clock.
  public let threadReadNanoseconds: Reading<Double>
  /// The median difference of two reads with nothing between them: the floor of every stamp.
  public let emptyPairNanoseconds: Int
  /// The cost of timing an empty frame: two reads and one kept sample.
  public let frameOverheadNanoseconds: Double

  private static let batchCount = 31
  private static let batchLength = 500

  /// Measures the clocks; takes about 12 ms.
  public static func measured() -> ClockCalibration {
    let buffer = SampleBuffer(capacity: batchCount * batchLength)
    let read = cheapestBatch { BlackHole.consume(MonotonicClock.nowNanoseconds()) }
    let frame = cheapestBatch {
      let start = MonotonicClock.nowNanoseconds()
      buffer.append(MonotonicClock.nowNanoseconds() - start)
    }
    // The batches above filled the buffer with one empty pair per frame.
    let pairs = buffer.samples.sorted()
    return ClockCalibration(
      resolutionNanoseconds: MonotonicClock.resolutionNanoseconds,
      smallestStepNanoseconds: smallestStep(in: pairs),
      readNanoseconds: read,
      threadReadNanoseconds: threadRead(),
      emptyPairNanoseconds: pairs[pairs.count / 2],
      frameOverheadNanoseconds: frame
    )
  }

  private static func threadRead() -> Reading<Double> {
    guard ThreadClock.nowNanoseconds() >= 0 else {
      return .unavailable(reason: "the system refuses to read the thread CPU clock")
    }
    return .value(cheapestBatch { BlackHole.consume(ThreadClock.nowNanoseconds()) })
  }

  /// Returns the smallest mean cost of a call over all batches; the first batch also warms up.
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

  private static func smallestStep(in ascending: [Int]) -> Reading<Int> {
    ascending.first { $0 > 0 }.map(Reading.value)
      ?? .unavailable(reason: "every pair of reads gave the same time")
  }
}
