// SPDX-License-Identifier: Apache-2.0

/// What a command asks for: the first word of the line that is not an option.
enum Verb: String, CaseIterable, Sendable {
  /// Measure cases and rank strategies.
  case run
  /// Print cases.
  case list
  /// Run cases untimed and check them.
  case verify
  /// Draw one frame.
  case snapshot
  /// Write a case as a timeline.
  case trace
  /// Show where the time of a case goes.
  case profile
  /// Compare two documents.
  case compare
  /// Hold a device's document against ours.
  case agree
  /// Compare two builds.
  case pair
  /// Join the shards of a run.
  case merge
  /// Keep figures over commits.
  case history
  /// Measure on request of another process.
  case driver
  /// Examine the machine.
  case doctor

  /// The verb of a line that names none.
  static let whenNoneIsNamed = Verb.run

  /// The actions among which the word after the verb chooses; none for most verbs.
  var actions: [HistoryAction] { self == .history ? HistoryAction.allCases : [] }
}
