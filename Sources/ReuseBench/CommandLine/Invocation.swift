// SPDX-License-Identifier: Apache-2.0

/// A command line as read: one verb with everything that it was told.
enum Invocation: Sendable, Equatable {
  /// Measure cases and rank strategies.
  case run(RunOptions)
  /// Print cases.
  case list(ListOptions)
  /// Run cases untimed and check them.
  case verify(VerifyOptions)
  /// Draw one frame.
  case snapshot(SnapshotOptions)
  /// Write a case as a timeline.
  case trace(TraceOptions)
  /// Show where the time of a case goes.
  case profile(ProfileOptions)
  /// Compare two documents.
  case compare(CompareOptions)
  /// Hold a device's document against ours.
  case agree(AgreeOptions)
  /// Compare two builds.
  case pair(PairOptions)
  /// Keep figures over commits.
  case history(HistoryOptions)
  /// Join the shards of a run.
  case merge(MergeOptions)
  /// Measure on request of another process.
  case driver(DriverOptions)
  /// Examine the machine.
  case doctor(DoctorOptions)
  /// Print help: of one verb, or the general one.
  case help(Verb?)
  /// Print help of an action of `history`.
  case actionHelp(HistoryAction)
  /// Print the version.
  case version
}
