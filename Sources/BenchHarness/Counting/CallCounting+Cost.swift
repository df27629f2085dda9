// SPDX-License-Identifier: Apache-2.0

extension CallCounting {
  private static let turnCount = 8
  private static let batchCount = 5
  private static let batchLength = 2_000

  private final class Counted {}

  /// What one counted call costs more than an uncounted one, in nanoseconds; takes about 2 ms.
  ///
  /// Measured on retains and releases of one object, with hooks and without in turns: the difference
  /// of the cheapest batches. Failure mode: a difference of two small times, which a busy machine
  /// moves.
  public static func costNanoseconds() -> Reading<Double> {
    let object = Counted()
    var plain = Double.infinity
    var counted = Double.infinity
    for _ in 0..<turnCount {
      plain = min(plain, cheapestBatch(object))
      switch run({ cheapestBatch(object) }) {
      case .value(let batch): counted = min(counted, batch)
      case .unavailable(let reason): return .unavailable(reason: reason)
      }
    }
    return .value(max(0, counted - plain))
  }

  private static func cheapestBatch(_ object: Counted) -> Double {
    let reference = Unmanaged.passUnretained(object)
    var cheapest = Double.infinity
    for _ in 0..<batchCount {
      let start = MonotonicClock.nowNanoseconds()
      for _ in 0..<batchLength {
        BlackHole.consume(reference.retain().toOpaque())
        reference.release()
      }
      let total = MonotonicClock.nowNanoseconds() - start
      // A turn is one retain and one release.
      cheapest = min(cheapest, Double(total) / Double(2 * batchLength))
    }
    return cheapest
  }
}
