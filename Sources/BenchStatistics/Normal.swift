// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The standard normal distribution.
enum Normal {
  /// The likelihood of a value above `deviation`.
  static func upperTail(_ deviation: Double) -> Double {
    erfc(deviation / 2.0.squareRoot()) / 2
  }

  /// The value above which a normal variable lies with likelihood `tail`.
  ///
  /// Bisection, since it needs no constants to trust: it ends at two neighbouring numbers.
  ///
  /// - Precondition: `tail` lies strictly between 0 and 1.
  static func upperQuantile(_ tail: Double) -> Double {
    precondition(tail > 0 && tail < 1, "A tail's likelihood lies strictly between 0 and 1.")
    var low = -40.0
    var high = 40.0
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { return high }
      if upperTail(middle) > tail { low = middle } else { high = middle }
    }
  }
}
