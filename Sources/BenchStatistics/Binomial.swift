// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The distribution of successes in `trialCount` independent trials.
///
/// Masses come from log factorials, so a relative error of 10⁻¹³ at 100 trials grows to about 10⁻⁹ at a
/// million; tails are summed outwards from their largest term.
struct Binomial {
  /// Not negative.
  let trialCount: Int
  /// Strictly between 0 and 1.
  let probability: Double

  /// Returns the likelihood of exactly `count` successes.
  func mass(_ count: Int) -> Double {
    guard (0...trialCount).contains(count) else { return 0 }
    let logChoices =
      LogFactorial.of(trialCount) - LogFactorial.of(count) - LogFactorial.of(trialCount - count)
    let failureCount = Double(trialCount - count)
    return exp(logChoices + Double(count) * log(probability) + failureCount * log1p(-probability))
  }

  /// Returns the likelihood of at most `count` successes.
  func cumulative(_ count: Int) -> Double {
    if count < 0 { return 0 }
    if count >= trialCount { return 1 }
    if Double(count) <= Double(trialCount) * probability { return lowerTail(through: count) }
    return 1 - upperTail(from: count + 1)
  }

  private func lowerTail(through count: Int) -> Double {
    var term = mass(count)
    var sum = term
    var successes = count
    let odds = (1 - probability) / probability
    while successes > 0, term > sum * 0x1p-60 {
      term *= Double(successes) / Double(trialCount - successes + 1) * odds
      successes -= 1
      sum += term
    }
    return min(sum, 1)
  }

  private func upperTail(from count: Int) -> Double {
    var term = mass(count)
    var sum = term
    var successes = count
    let odds = probability / (1 - probability)
    while successes < trialCount, term > sum * 0x1p-60 {
      term *= Double(trialCount - successes) / Double(successes + 1) * odds
      successes += 1
      sum += term
    }
    return min(sum, 1)
  }

  /// Returns the smallest count whose cumulative likelihood reaches `level`.
  func smallestCount(reaching level: Double) -> Int {
    var low = 0
    var high = trialCount
    while low < high {
      let middle = low + (high - low) / 2
      if cumulative(middle) >= level { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The natural logarithm of a factorial: exact products up to 20!, Stirling's series with four terms beyond
/// (error below 10⁻¹⁵ there).
enum LogFactorial {
  /// Returns ln(n!) for an n that is not negative.
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
