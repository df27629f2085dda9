// SPDX-License-Identifier: Apache-2.0

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

/// The work of a verb.
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
