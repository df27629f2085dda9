// SPDX-License-Identifier: Apache-2.0

import BenchRunner

/// Which cases a verb works on; what is nil is the suite's own choice.
struct Selection: Sendable, Equatable {
  /// The suite of a line that names none.
  static let standardSuite = "default"

  /// The row counts that `--rows` takes.
  static let rowsRange = 1...100_000_000

  /// The suite that the other choices narrow or change.
  var suite: String = standardSuite
  /// Keeps only the cases whose identifier matches.
  var filter: CaseFilter?
  /// Row counts in place of the suite's, each at least 1.
  var rows: [Int]?
  /// Cells in place of the suite's.
  var cells: [String]?
  /// Strategies in place of the suite's.
  var strategies: [String]?
  /// Rows from elsewhere than the suite's dataset.
  var data: DataChoice?
  /// One seed in place of each case's own.
  var seed: UInt64?
  /// The part of all that which is worked on; nil for the whole.
  var shard: Shard?
}
