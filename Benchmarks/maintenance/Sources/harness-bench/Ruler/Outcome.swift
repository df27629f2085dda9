// SPDX-License-Identifier: Apache-2.0

import BenchHarness

/// What came out for one figure.
struct Outcome {
  /// Whether a figure reached what it had to.
  enum Verdict: Equatable {
    case met
    case missed
    /// There is a figure to reach, and no value to set beside it.
    case unknown
  }

  /// What was measured.
  let name: String
  /// What the values count.
  let unit: Unit
  /// The values of the figure.
  let values: Reading<Repeats>
  /// The value that is held against the limit.
  let judged: KeyPath<Repeats, Double>
  /// The floors and their values, in nanoseconds.
  let floors: [(name: String, values: Repeats)]
  /// The times taken elsewhere.
  let references: [Reference]
  /// The limit of the figure, if there is one.
  let limit: Double?
  /// The value to stretch for, if there is one.
  let stretch: Double?

  /// The verdict, or nil where there is nothing to reach.
  var verdict: Verdict? {
    guard let limit else { return nil }
    guard let values = values.value else { return .unknown }
    return values[keyPath: judged] <= limit ? .met : .missed
  }
}
