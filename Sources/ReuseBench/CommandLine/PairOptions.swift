// SPDX-License-Identifier: Apache-2.0

import BenchResults

/// What `pair` was asked for.
struct PairOptions: Sendable, Equatable {
  /// How many pairs `--pairs` takes; under eight no sign-test interval reaches 99 %.
  static let pairsRange = 8...10_000

  /// The cases, handed on to both builds.
  var selection = Selection()
  /// Path of the executable to compare against.
  var base: String
  /// Path of the executable in question.
  var head: String
  /// How many pairs of fresh processes each case gets.
  var pairCount: Int = PairDepth.standard.rawValue
  /// What the base is called in the report; its path where nil.
  var baseName: String?
  /// What the head is called in the report; its path where nil.
  var headName: String?
  /// Whether both builds measure with one harness and the same scenarios.
  var instrument = PairDocument.Instrument.same
  /// Whether undecided cases get a second look at twice as many pairs.
  var escalates = false
  /// Whether an inconclusive case ends as a void session does.
  var isStrict = false
  /// Path of the document, or nil for none.
  var output: String?
  /// Path of the report for a pull request; nil for none.
  var markdown: String?
  /// Whether progress and remarks on standard error are left out.
  var isQuiet = false
  /// When the table is coloured.
  var color = ColorChoice.standard
}
