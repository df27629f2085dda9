// SPDX-License-Identifier: Apache-2.0

import BenchReports
import BenchResults

/// What `compare` was asked for.
struct CompareOptions: Sendable, Equatable {
  var base: String
  var head: String
  var isExact = false
  var gatesTimes = false
  var tolerances: TimeGate.Tolerances?
  /// Path of the report for a pull request; nil for none.
  var markdown: String?
  /// Path of the page; nil for none.
  var html: String?
  var color = ColorChoice.standard
}

extension CompareOptions: VerbOptions {
  static let verb = Verb.compare

  init(operands: [String]) { self.init(base: operands[0], head: operands[1]) }

  func invocation() -> Invocation { .compare(self) }
}

/// What `agree` was asked for.
struct AgreeOptions: Sendable, Equatable {
  var device: String
  var ours: String
  /// Path of the report for a pull request; nil for none.
  var markdown: String?
  var color = ColorChoice.standard
}

extension AgreeOptions: VerbOptions {
  static let verb = Verb.agree

  init(operands: [String]) { self.init(device: operands[0], ours: operands[1]) }

  func invocation() -> Invocation { .agree(self) }
}

/// What `merge` was asked for.
struct MergeOptions: Sendable, Equatable {
  /// Paths of the documents to join, at least one.
  var shards: [String]
  var output: String = RunOptions.standardOutput
  /// Path of the report for a pull request; nil for none.
  var markdown: String?
  /// Path of the page; nil for none.
  var html: String?
  var embedsSamples = false
  var isPartial = false
  var isFull = false
  var color = ColorChoice.standard
}

extension MergeOptions: VerbOptions {
  static let verb = Verb.merge

  init(operands: [String]) { self.init(shards: operands) }

  func invocation() -> Invocation { .merge(self) }
}

/// What `report` was asked for.
struct StoredReportOptions: Sendable, Equatable {
  var file: String
  var isFull = false
  /// Path of the report for a pull request; nil for none.
  var markdown: String?
  /// Path of the page; nil for none.
  var html: String?
  /// Path of the folder for its charts; nil for none.
  var pictures: String?
  var embedsSamples = false
  var color = ColorChoice.standard
}

extension StoredReportOptions: VerbOptions {
  static let verb = Verb.report

  init(operands: [String]) { self.init(file: operands[0]) }

  func invocation() -> Invocation { .report(self) }
}

/// What `export` was asked for.
struct ExportOptions: Sendable, Equatable {
  var file: String
  /// The form; the first one until the option is read that has to be there.
  var format = ExportFormat.csv
  var filter: CaseFilter?
  var output: String?
  var isQuiet = false
}

extension ExportOptions: VerbOptions {
  static let verb = Verb.export

  init(operands: [String]) { self.init(file: operands[0]) }

  func invocation() -> Invocation { .export(self) }
}

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
