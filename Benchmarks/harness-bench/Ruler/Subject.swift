// SPDX-License-Identifier: Apache-2.0

import BenchHarness

/// How the value of a figure comes about; everything it needs is made when its turn has come.
@MainActor enum Subject {
  /// The time of an operation.
  case time(() -> Reading<Batch>)
  /// The time that a burden adds to an operation.
  case surcharge(() -> Reading<Surcharge>)
  /// The time of the second operation over that of the first, both taken in turns.
  case ratio(() -> (baseline: Batch, other: Batch))
  /// A value that does not change from reading to reading.
  case exact(Unit, () -> Reading<Double>)

  /// What its values count.
  var unit: Unit {
    switch self {
    case .time, .surcharge: .nanoseconds
    case .ratio: .ratio
    case .exact(let unit, _): unit
    }
  }

  /// The value that is held against the figure to reach.
  ///
  /// A surcharge is the small difference of two large times: the medians still carry what passes by
  /// on the machine, the smallest batches of many do not.
  var judged: KeyPath<Repeats, Double> {
    switch self {
    case .surcharge: \.minimum
    case .time, .ratio, .exact: \.median
    }
  }
}
