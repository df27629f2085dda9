// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The clock of all figures: time since the device started, without its sleep.
enum MonotonicClock {
  /// What the clock is called in documents.
  static let name = "DispatchTime.uptimeNanoseconds"

  /// The time now, in nanoseconds; a phone's steps are 41 or 42 of them.
  @inline(__always)
  static func nowNanoseconds() -> Int {
    Int(DispatchTime.now().uptimeNanoseconds)
  }

  /// What two readings with nothing between them differ by on average, in nanoseconds.
  ///
  /// The fastest of several batches, since another process can only make one slower.
  static func emptyPairNanoseconds(batchCount: Int = 32) -> Double {
    let pairCount = 1_024
    let sums = (0..<batchCount)
      .map { _ in
        (0..<pairCount)
          .reduce(0) { sum, _ in
            let start = nowNanoseconds()
            return sum + nowNanoseconds() - start
          }
      }
    return Double(sums.min() ?? 0) / Double(pairCount)
  }

  /// The smallest step that was seen, in nanoseconds.
  static func resolutionNanoseconds() -> Int {
    var smallest = Int.max
    for _ in 0..<64 {
      let start = nowNanoseconds()
      var next = start
      while next == start { next = nowNanoseconds() }
      smallest = min(smallest, next - start)
    }
    return smallest
  }
}
