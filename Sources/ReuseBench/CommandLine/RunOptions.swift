// SPDX-License-Identifier: Apache-2.0

/// What `run` was asked for.
struct RunOptions: Sendable, Equatable {
  /// Where the result document goes when the line does not say.
  static let standardOutput = ".reuse-bench/latest.json"

  /// The cases.
  var selection = Selection()
  /// What a frame may take.
  var deadline = FrameDeadline.standard
  /// Path of the result document.
  var output: String = standardOutput
  /// Whether progress and remarks on standard error are left out.
  var isQuiet = false
  /// The pipes that switch a profiler on around measured frames.
  var perfControl: PerfControl?
  /// When the report is coloured.
  var color = ColorChoice.standard
}
