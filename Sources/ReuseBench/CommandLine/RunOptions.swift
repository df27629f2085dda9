// SPDX-License-Identifier: Apache-2.0

import BenchHarness

/// What `run` was asked for.
struct RunOptions: Sendable, Equatable {
  /// Where the result document goes when the line does not say.
  static let standardOutput = ".reuse-bench/latest.json"

  /// The cases.
  var selection = Selection()
  /// What a frame may take.
  var deadline = FrameDeadline.standard
  /// The part of the refresh period that the app may use; all of it where none is named.
  var appShare: Double?
  /// How much longer frames are taken to work than they did.
  var slowdown = Slowdown.none
  /// How measured frames follow each other.
  var pace = PaceChoice.standard
  /// Where instructions are counted.
  var instructions = InstructionChoice.standard
  /// The rate at which counted instructions become modelled time.
  var instructionRate: ModelledRate?
  /// Path of the prices of a device; nil for none.
  var prices: String?
  /// Path of the result document.
  var output: String = standardOutput
  /// Path of the limits that counters are held against.
  var limits: String?
  /// Whether the limits are brought up to date instead.
  var updatesLimits = false
  /// Path of the report for a pull request; nil for none.
  var markdown: String?
  /// Whether progress and remarks on standard error are left out.
  var isQuiet = false
  /// The pipes that switch a profiler on around measured frames.
  var perfControl: PerfControl?
  /// When the report is coloured.
  var color = ColorChoice.standard
}
