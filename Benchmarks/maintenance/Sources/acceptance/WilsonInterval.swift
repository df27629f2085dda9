// SPDX-License-Identifier: Apache-2.0

/// The interval of a share of successes in independent trials.
///
/// Method: Wilson (1927), which stays inside 0 through 1 and has a width also where all or none
/// succeed. Failure mode: trials that share a disturbance are not independent, and make it narrow.
struct WilsonInterval: Sendable, Equatable {
  /// The share that succeeded.
  let share: Double
  /// The lower end.
  let low: Double
  /// The upper end.
  let high: Double

  /// Makes the two-sided 95 % interval.
  ///
  /// Formula: (p + z²/2n ± z √(p (1 − p)/n + z²/4n²)) / (1 + z²/n) with z = 1.959964.
  ///
  /// - Precondition: there is a trial, and no more successes than trials.
  init(successes: Int, trials: Int) {
    precondition(trials > 0, "A share needs at least one trial.")
    precondition((0...trials).contains(successes), "Successes lie from 0 to the trials.")
    let count = Double(trials)
    let part = Double(successes) / count
    let z = 1.959_964
    let scale = 1 + z * z / count
    let centre = part + z * z / (2 * count)
    let half = z * (part * (1 - part) / count + z * z / (4 * count * count)).squareRoot()
    share = part
    low = successes == 0 ? 0 : (centre - half) / scale
    high = successes == trials ? 1 : (centre + half) / scale
  }
}
