// SPDX-License-Identifier: Apache-2.0

/// What `profile` was asked for.
struct ProfileOptions: Sendable, Equatable {
  /// Where the files go when the line does not say.
  static let standardOutput = ".reuse-bench/profile"
  /// The samples a second of a line that names none: no round number, for no loop is in step with
  /// it, and so few that frames are not slower for it (at 4,999 they took a fifth longer).
  static let standardFrequency = 1_999
  /// The frequencies that `--frequency` takes, in samples a second.
  static let frequencyRange = 1...100_000
  /// The measured time of a line that names none, in seconds.
  static let standardSeconds = 5
  /// The times that `--seconds` takes.
  static let secondsRange = 1...600

  /// Identifier of the case.
  var caseIdentifier: String
  /// Rows from elsewhere than the case's dataset.
  var data: DataChoice?
  /// A seed in place of the default.
  var seed: UInt64?
  /// What is counted; nil for cycles where the machine counts them and processor time elsewhere.
  var event: ProfileEvent?
  /// How many samples perf takes in a second.
  var frequency: Int?
  /// How long measured frames are played for perf, in seconds.
  var seconds: Int?
  /// How perf finds callers.
  var callGraph: CallGraph?
  /// Path of the folded stacks to compare with.
  var base: String?
  /// The strategies to compare, the base first; empty for the one of the case.
  var strategies: [String] = []
  /// Path of the folder for the files.
  var output: String = standardOutput
  /// Whether progress and remarks on standard error are left out.
  var isQuiet = false
  /// When the table is coloured.
  var color = ColorChoice.standard
}
