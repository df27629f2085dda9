// SPDX-License-Identifier: Apache-2.0

/// A command line as read: one verb with everything that it was told.
enum Invocation: Sendable, Equatable {
  case run(RunOptions)
  case list(ListOptions)
  case verify(VerifyOptions)
  case snapshot(SnapshotOptions)
  case compare(CompareOptions)
  case pair(PairOptions)
  case driver(DriverOptions)
  /// Print help: of one verb, or the general one.
  case help(Verb?)
  /// Print the version.
  case version
}
