// SPDX-License-Identifier: Apache-2.0

import BenchResults

/// What `pair` was asked for.
struct PairOptions: Sendable, Equatable {
  /// How many pairs `--pairs` takes; under eight no sign-test interval reaches 99 %.
  static let pairsRange = 8...10_000

  var selection = Selection()
  /// Path of the executable to compare against; empty until the option is read that has to be there.
  var base = ""
  /// Path of the executable in question; empty until the option is read that has to be there.
  var head = ""
  var pairCount: Int = PairDepth.standard.rawValue
  /// What the base is called in the report; its path where nil.
  var baseName: String?
  /// What the head is called in the report; its path where nil.
  var headName: String?
  var instrument = PairDocument.Instrument.same
  var escalates = false
  var isStrict = false
  var output: String?
  /// Path of the report for a pull request; nil for none.
  var markdown: String?
  /// Path of the page; nil for none.
  var html: String?
  var isQuiet = false
  var color = ColorChoice.standard
}

extension PairOptions: SelectingOptions {
  static let verb = Verb.pair

  init(operands: [String]) { self.init() }

  func invocation() -> Invocation { .pair(self) }
}

/// The named numbers of pairs.
enum PairDepth: Int, Sendable {
  /// A first look.
  case quick = 15
  /// What finds a change of two in a hundred.
  case standard = 30
  /// For small changes and noisy machines.
  case deep = 60
}
