// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchRunner

/// Which cases a verb works on; what is nil is the suite's own choice.
struct Selection: Sendable, Equatable {
  static let standardSuite = "default"

  /// The row counts that `--rows` takes.
  static let rowsRange = 1...100_000_000

  var suite: String = standardSuite
  var filter: CaseFilter?
  var rows: [Int]?
  var cells: [String]?
  var strategies: [String]?
  var data: DatasetChoice?
  var seed: UInt64?
  /// The part of all that which is worked on; nil for the whole.
  var shard: Shard?
}

/// A regular expression that picks cases by identifier; it may match anywhere in one.
struct CaseFilter: Sendable, Equatable {
  let pattern: String
  private let expression: Pattern

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
