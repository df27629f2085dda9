// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import BenchRunner

/// The values that the options of one line gave; nil and false stand for options not given.
struct OptionValues: Sendable {
  /// From `--suite`.
  var suite: String?
  /// From `--filter`.
  var filter: CaseFilter?
  /// From `--rows`.
  var rows: [Int]?
  /// From `--cell`.
  var cells: [String]?
  /// From `--strategy`.
  var strategies: [String]?
  /// From `--data`.
  var data: DataChoice?
  /// From `--seed`.
  var seed: UInt64?
  /// From `--shard`.
  var shard: Shard?
  /// From `--refresh` or `--budget`.
  var deadline: FrameDeadline?
  /// From `--app-share`.
  var appShare: Double?
  /// From `--slowdown`.
  var slowdown: Slowdown?
  /// From `--pace`.
  var pace: PaceChoice?
  /// From `--instructions`.
  var instructions: InstructionChoice?
  /// From `--instruction-rate`.
  var instructionRate: ModelledRate?
  /// From `--prices`.
  var prices: String?
  /// From `--output`.
  var output: String?
  /// From `--limits`.
  var limits: String?
  /// From `--update-limits`.
  var updatesLimits = false
  /// From `--gate-times`.
  var gatesTimes = false
  /// From `--tolerance`.
  var tolerances: TimeGate.Tolerances?
  /// From `--markdown`.
  var markdown: String?
  /// From `--partial`.
  var isPartial = false
  /// From `--quiet`.
  var isQuiet = false
  /// From `--perf-control`.
  var perfControl: PerfControl?
  /// From `--color`.
  var color: ColorChoice?
  /// From `--counters`.
  var listsCounters = false
  /// From `--json`.
  var isJSON = false
  /// From `--no-comparison`.
  var skipsComparison = false
  /// From `--exact`.
  var isExact = false
  /// From `--scaling`.
  var wantsScaling = false
  /// From `--frame`.
  var frame: Int?
  /// From `--event`.
  var event: ProfileEvent?
  /// From `--frequency`.
  var frequency: Int?
  /// From `--seconds`.
  var seconds: Int?
  /// From `--call-graph`.
  var callGraph: CallGraph?
  /// From `--against`.
  var against: String?
  /// From `--strategies`.
  var comparedStrategies: [String]?
  /// From `--base`.
  var base: String?
  /// From `--head`.
  var head: String?
  /// From `--base-name`.
  var baseName: String?
  /// From `--head-name`.
  var headName: String?
  /// From `--instrument`.
  var instrument: PairDocument.Instrument?
  /// From `--escalate`.
  var escalates = false
  /// From `--strict`.
  var isStrict = false
  /// From `--pairs`, `--quick` or `--deep`.
  var pairCount: Int?
  /// From `--metric`.
  var metric: String?
  /// From `--commit`.
  var commit: String?
  /// From `--machine`.
  var machine: String?
  /// From `--protocol`.
  var protocolVersion: Int?
}
