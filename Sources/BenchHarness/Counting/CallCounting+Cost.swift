// SPDX-License-Identifier: Apache-2.0

extension CallCounting {
  private static let batchCount = 15
  private static let batchLength = 2_000

  private final class Counted {}

  /// What one counted call costs more than an uncounted one, in nanoseconds; takes about 1 ms.
  ///
  /// Measured on retains and releases of one object: the difference of the cheapest batches with
  /// hooks and without. Failure mode: a difference of two small times, which a busy machine moves.
  public static func costNanoseconds() -> Reading<Double> {
    let object = Counted()
    let plain = cheapestBatch(object)
    switch run({ cheapestBatch(object) }) {
    case .value(let counted): return .value(max(0, counted - plain))
    case .unavailable(let reason): return .unavailable(reason: reason)
    }
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
