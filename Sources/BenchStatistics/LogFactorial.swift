// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The natural logarithm of a factorial.
///
/// Exact products up to 20!, Stirling's series with four terms beyond (error below 10⁻¹⁵ there).
enum LogFactorial {
  /// ln(n!) for an n that is not negative.
  static func of(_ number: Int) -> Double {
    if number <= 20 {
      return log(Double((1...max(number, 1)).reduce(1, *)))
    }
    let value = Double(number)
    let inverse = 1 / value
    let square = inverse * inverse
    let series =
      inverse * (1.0 / 12 - square * (1.0 / 360 - square * (1.0 / 1_260 - square / 1_680)))
    return (value + 0.5) * log(value) - value + 0.5 * log(2 * Double.pi) + series
  }
}
