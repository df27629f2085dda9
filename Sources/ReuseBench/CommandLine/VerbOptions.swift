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

/// What `help` was asked for: nothing, a verb, an action of one, or a word of the report.
struct HelpOptions: VerbOptions {
  static let verb = Verb.help

  static let listing = "words"

  /// All that it explains: verbs, words of the report, and their list.
  static var topics: [String] {
    Verb.allCases.map(\.rawValue) + ReportWord.all.map(\.name) + [listing]
  }

  private let words: [String]

  init(operands: [String]) { words = operands }

  func invocation() throws(UsageError) -> Invocation {
    guard let first = words.first else { return .help(nil) }
    let topic = words.joined(separator: " ")
    if let verb = Verb(rawValue: topic) { return .help(verb) }
    if words.count == 2, let actions = Verb(rawValue: first)?.actions,
      let action = actions.first(where: { $0.rawValue == words[1] })
    {
      return .actionHelp(action)
    }
    if topic == Self.listing { return .words }
    if let word = ReportWord.named(topic) { return .meaning(word) }
    let nearest = NearestSpelling.of(topic, among: Self.topics)
    throw .word(.unknownTopic(found: topic, nearest: nearest), verb: .help)
  }
}

/// What `doctor` was asked for.
struct DoctorOptions: Sendable, Equatable {
  var isJSON = false
  var comparesItself = true
  var isQuiet = false
  var color = ColorChoice.standard
}

extension DoctorOptions: VerbOptions {
  static let verb = Verb.doctor

  init(operands: [String]) { self.init() }

  func invocation() -> Invocation { .doctor(self) }
}

/// A shell for which there are completions.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

/// What `completions` was asked for.
struct CompletionsOptions: Sendable, Equatable {
  /// The shell, as the line names it.
  var word: String
  var output: String?

  var shell: Shell? { Shell(rawValue: word) }
}

extension CompletionsOptions: VerbOptions {
  static let verb = Verb.completions

  init(operands: [String]) { self.init(word: operands[0]) }

  func invocation() throws(UsageError) -> Invocation {
    guard shell != nil else {
      let nearest = NearestSpelling.of(word, among: Shell.allCases.map(\.rawValue))
      throw .word(.unknownShell(found: word, nearest: nearest), verb: .completions)
    }
    return .completions(self)
  }
}

/// What `manual` was asked for.
struct ManualOptions: Sendable, Equatable {
  var output: String?
}

extension ManualOptions: VerbOptions {
  static let verb = Verb.manual

  init(operands: [String]) { self.init() }

  func invocation() -> Invocation { .manual(self) }
}
