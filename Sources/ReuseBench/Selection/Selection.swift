// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchRunner

/// Which cases a verb works on; what is nil is the suite's own choice.
struct Selection: Sendable, Equatable {
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
  var data: DatasetChoice?
  /// One seed in place of each case's own.
  var seed: UInt64?
  /// The part of all that which is worked on; nil for the whole.
  var shard: Shard?
}

/// A regular expression that picks cases by identifier; it may match anywhere in one.
struct CaseFilter: Sendable, Equatable {
  /// The expression as given.
  let pattern: String
  private let expression: Pattern

  /// Keeps an expression that can be read.
  ///
  /// - Throws: ``PatternFault`` where it cannot.
  init(_ pattern: String) throws(PatternFault) {
    expression = try Pattern(pattern)
    self.pattern = pattern
  }

  /// The identifiers that match, in their order.
  ///
  /// - Complexity: O(*n* · *m*) for *n* characters of all identifiers and *m* of the expression.
  func matching(_ identifiers: [String]) -> [String] {
    identifiers.filter(expression.matches(in:))
  }

  static func == (left: CaseFilter, right: CaseFilter) -> Bool { left.pattern == right.pattern }
}

/// The options of a verb that works on a selection of cases.
protocol SelectingOptions: OperandlessOptions {
  var selection: Selection { get set }
}
