// SPDX-License-Identifier: Apache-2.0

/// What a command asks for: the first word of the line that is not an option.
enum Verb: String, CaseIterable, Sendable {
  case run
  case list
  case verify
  case advise
  case snapshot
  case trace
  case profile
  case compare
  case agree
  case pair
  case merge
  case report
  case export
  case history
  case driver
  case doctor
  case initialize = "init"
  case completions
  case manual
  case help

  static let whenNoneIsNamed = Verb.run

  private static let optionTypes: [any VerbOptions.Type] = [
    RunOptions.self, ListOptions.self, VerifyOptions.self, AdviseOptions.self,
    SnapshotOptions.self, TraceOptions.self, ProfileOptions.self, CompareOptions.self,
    AgreeOptions.self, PairOptions.self, MergeOptions.self, StoredReportOptions.self,
    ExportOptions.self, HistoryOptions.self, DriverOptions.self, DoctorOptions.self,
    InitOptions.self, CompletionsOptions.self, ManualOptions.self, HelpOptions.self,
  ]

  /// The type of the options of a line with the verb.
  var options: any VerbOptions.Type {
    guard let type = Self.optionTypes.first(where: { $0.verb == self }) else {
      preconditionFailure("no options have the verb '\(rawValue)'")
    }
    return type
  }

  /// The actions among which the word after the verb chooses; none for most verbs.
  var actions: [HistoryAction] { self == .history ? HistoryAction.allCases : [] }
}

extension Verb {
  struct Entry: Sendable {
    let summary: String
    /// What it prints, writes and answers by its exit, as the paragraph of its own help.
    let account: String
    var operands: [Operand] = []
    /// Two lines that show what it is for, without the program's name.
    let examples: [String]
  }

  /// A word that a verb needs and that is not an option.
  struct Operand: Sendable, Equatable {
    enum Presence: Sendable {
      case once
      /// Once or not at all; only the last operand.
      case optional
      /// Once or more; only the last operand.
      case repeated
      /// Any number of times, or not at all; only the last operand.
      case anyNumber
    }

    enum Completion: Sendable, Equatable {
      case nothing
      case file
      case words([String])
    }

    let name: String
    let summary: String
    let completion: Completion
    let presence: Presence

    init(
      _ name: String,
      _ summary: String,
      _ completion: Completion = .nothing,
      _ presence: Presence = .once
    ) {
      self.name = name
      self.summary = summary
      self.completion = completion
      self.presence = presence
    }

    static func choice(_ name: String, of words: [String]) -> Operand {
      Operand(name, words.joined(separator: ", "), .words(words))
    }

    /// Whether a line may have more words than operands, all of them this one.
    var isRepeated: Bool { presence == .repeated || presence == .anyNumber }
    var isOptional: Bool { presence == .optional || presence == .anyNumber }

    var usage: String {
      switch presence {
      case .once: name
      case .optional: "[\(name)]"
      case .repeated: "\(name)..."
      case .anyNumber: "[\(name)...]"
      }
    }
  }
}

/// The operands and options of one verb on a line.
///
/// The table of options reaches into such a value by key paths, so that an option is one row there
/// and one property here.
protocol VerbOptions: Sendable, Equatable {
  associatedtype Command: VerbCommand where Command.Options == Self

  static var verb: Verb { get }

  /// Takes the operands, and the standards of all options.
  ///
  /// - Precondition: as many operands as the table of verbs asks for.
  /// - Throws: ``UsageError`` for operands that stand for nothing.
  init(operands: [String]) throws(UsageError)
}

extension VerbOptions {
  @MainActor func perform(on terminal: Terminal) throws -> ExitCode {
    try Command(options: self, terminal: terminal).perform()
  }
}

/// The options of a verb without operands.
protocol OperandlessOptions: VerbOptions {
  init()
}

extension OperandlessOptions {
  init(operands: [String]) { self.init() }
}

/// A verb with its parsed options, ready to perform.
@MainActor protocol VerbCommand {
  associatedtype Options

  init(options: Options, terminal: Terminal)

  func perform() throws -> ExitCode
}

/// The names that the registered scenarios define, for checking and for help.
struct KnownNames: Sendable, Equatable {
  /// Suites that `--suite` takes, smallest first.
  var suites: [String]
  var cells: [String]
  var strategies: [String]
  var datasets: [String]
}
