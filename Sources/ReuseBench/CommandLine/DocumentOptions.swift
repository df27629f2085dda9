// SPDX-License-Identifier: Apache-2.0

import BenchReports
import BenchResults

/// What `compare` was asked for.
struct CompareOptions: Sendable, Equatable {
  /// Path of the document to compare against.
  var base: String
  /// Path of the document in question.
  var head: String
  /// Whether a counter that fell counts as a difference.
  var isExact = false
  /// Whether times count as well.
  var gatesTimes = false
  /// How far times may be apart, where the line says so.
  var tolerances: TimeGate.Tolerances?
  /// Path of the report for a pull request; nil for none.
  var markdown: String?
  /// Path of the page; nil for none.
  var html: String?
  /// When the table is coloured.
  var color = ColorChoice.standard
}

extension CompareOptions: VerbOptions {
  static let verb = Verb.compare

  init(operands: [String]) { self.init(base: operands[0], head: operands[1]) }

  func invocation() -> Invocation { .compare(self) }
}

/// What `agree` was asked for.
struct AgreeOptions: Sendable, Equatable {
  /// Path of the document that a device wrote.
  var device: String
  /// Path of the document of this suite.
  var ours: String
  /// Path of the report for a pull request; nil for none.
  var markdown: String?
  /// When the table is coloured.
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
  /// Path of the joined document.
  var output: String = RunOptions.standardOutput
  /// Path of the report for a pull request; nil for none.
  var markdown: String?
  /// Path of the page; nil for none.
  var html: String?
  /// Whether the page holds the times of single frames and cells too.
  var embedsSamples = false
  /// Whether shards may be missing, or interrupted.
  var isPartial = false
  /// Whether everything is printed, in place of the answer alone.
  var isFull = false
  /// When the report is coloured.
  var color = ColorChoice.standard
}

extension MergeOptions: VerbOptions {
  static let verb = Verb.merge

  init(operands: [String]) { self.init(shards: operands) }

  func invocation() -> Invocation { .merge(self) }
}

/// What `report` was asked for.
struct StoredReportOptions: Sendable, Equatable {
  /// Path of the stored document.
  var file: String
  /// Whether everything is printed, in place of the answer alone.
  var isFull = false
  /// Path of the report for a pull request; nil for none.
  var markdown: String?
  /// Path of the page; nil for none.
  var html: String?
  /// Path of the folder for its charts; nil for none.
  var pictures: String?
  /// Whether the page holds the times of single frames and cells too.
  var embedsSamples = false
  /// When the report is coloured.
  var color = ColorChoice.standard
}

extension StoredReportOptions: VerbOptions {
  static let verb = Verb.report

  init(operands: [String]) { self.init(file: operands[0]) }

  func invocation() -> Invocation { .report(self) }
}

/// What `export` was asked for.
struct ExportOptions: Sendable, Equatable {
  /// Path of the stored document.
  var file: String
  /// The form; the first one until the option is read that has to be there.
  var format = ExportFormat.csv
  /// Keeps only the cases whose identifier matches.
  var filter: CaseFilter?
  /// Path of what is written, or nil for standard output.
  var output: String?
  /// Whether remarks on standard error are left out.
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

  /// The cases, handed on to both builds.
  var selection = Selection()
  /// Path of the executable to compare against; empty until the option is read that has to be there.
  var base = ""
  /// Path of the executable in question; empty until the option is read that has to be there.
  var head = ""
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
  /// Path of the page; nil for none.
  var html: String?
  /// Whether progress and remarks on standard error are left out.
  var isQuiet = false
  /// When the table is coloured.
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
