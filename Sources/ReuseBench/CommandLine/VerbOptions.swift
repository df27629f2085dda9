// SPDX-License-Identifier: Apache-2.0

/// What a verb was asked for: made from the words after it, then changed by each option of the line.
///
/// The table of options reaches into such a value by key paths, so that an option is one row there
/// and one property here.
protocol VerbOptions: Sendable {
  static var verb: Verb { get }

  /// Takes the words after the verb, and the standards for all that options say.
  ///
  /// - Precondition: as many words as the table of verbs asks for.
  init(operands: [String])

  /// What to do.
  ///
  /// - Throws: ``UsageError`` for words that stand for nothing.
  func invocation() throws(UsageError) -> Invocation
}

/// A command line as read: one verb with everything that it was told.
enum Invocation: Sendable, Equatable {
  case run(RunOptions)
  case list(ListOptions)
  case verify(VerifyOptions)
  case advise(AdviseOptions)
  case snapshot(SnapshotOptions)
  case trace(TraceOptions)
  case profile(ProfileOptions)
  case compare(CompareOptions)
  case agree(AgreeOptions)
  case pair(PairOptions)
  case merge(MergeOptions)
  case report(StoredReportOptions)
  case export(ExportOptions)
  case history(HistoryOptions)
  case driver(DriverOptions)
  case doctor(DoctorOptions)
  case initialize(InitOptions)
  case completions(CompletionsOptions)
  case manual(ManualOptions)
  /// Print help: of one verb, or the general one.
  case help(Verb?)
  case actionHelp(HistoryAction)
  case meaning(ReportWord)
  case words
  case version
}

/// The names that the registered scenarios define, for checking and for help.
struct KnownNames: Sendable, Equatable {
  /// Suites that `--suite` takes, smallest first.
  var suites: [String]
  var cells: [String]
  /// Strategies that `--strategy` takes.
  var strategies: [String]
  /// Built-in datasets that `--data` takes besides files.
  var datasets: [String]
}
