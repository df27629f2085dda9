// SPDX-License-Identifier: Apache-2.0

import BenchResults

/// What is wrong with a command line: what was found, what would be right, where help is.
enum UsageError: Error, Equatable, Sendable {
  /// A word that is no option: the verb or an operand.
  case word(WordFault, verb: Verb?)
  case option(OptionFault, verb: Verb?)
  case value(ValueFault, option: String, verb: Verb?)

  /// The exit of a process that ends for this.
  static let exitCode = ExitCode.usage

  /// The lines for standard error: the fault, the right spelling if one is near, the way to help.
  ///
  /// - Parameter program: the name under which the executable was started.
  /// - Returns: two or three lines without a line break at the end.
  func message(program: String = "reuse-bench") -> String {
    var lines = ["\(program): \(sentence)"]
    if let suggestion {
      lines.append("Did you mean \(suggestion.quoted)?")
    }
    let command = [program, verb?.rawValue, "--help"].compactMap(\.self).joined(separator: " ")
    lines.append("Type \(command.quoted) for what it takes.")
    return lines.joined(separator: "\n")
  }

  /// What was found and what would be right, as one clause.
  var sentence: String {
    switch self {
    case .word(let fault, _): fault.sentence
    case .option(let fault, _): fault.sentence
    case .value(let fault, let option, _): fault.sentence(on: option)
    }
  }

  /// The right spelling, where one is near.
  var suggestion: String? {
    switch self {
    case .word(.unknownVerb(_, let nearest), _): nearest
    case .word(.unknownAction(_, let nearest, _), _): nearest
    case .word(.unknownTopic(_, let nearest), _): nearest
    case .word(.unknownShell(_, let nearest), _): nearest
    case .option(.unknown(_, let nearest), _): nearest
    case .value(.unknownName(_, _, let nearest), _, _): nearest
    default: nil
    }
  }

  /// The verb whose help explains it, or nil for the general help.
  var verb: Verb? {
    switch self {
    case .word(_, let verb), .option(_, let verb), .value(_, _, let verb): verb
    }
  }
}

extension UsageError {
  /// What can be wrong with a word that is no option.
  enum WordFault: Equatable, Sendable {
    /// The first word is no verb.
    case unknownVerb(found: String, nearest: String?)
    case missingOperand(Verb.Operand, verb: Verb)
    /// An operand is there and empty, as an unset variable of a script makes it.
    case emptyOperand(Verb.Operand, verb: Verb)
    /// The word after the verb is none of its actions.
    case unknownAction(found: String, nearest: String?, verb: Verb)
    /// What help is asked of is no verb and no word of the report.
    case unknownTopic(found: String, nearest: String?)
    /// There are no completions of such a shell.
    case unknownShell(found: String, nearest: String?)
    /// There is a word too many.
    case unexpectedOperand(found: String, verb: Verb)

    /// What was found and what would be right, as one clause.
    var sentence: String {
      switch self {
      case .unknownVerb(let found, _):
        "there is no verb \(found.quoted)"
      case .unknownAction(let found, _, let verb):
        """
        \(verb.rawValue.quoted) takes the actions \
        \(verb.actions.map(\.rawValue).joined(separator: ", ")); found \(found.quoted)
        """
      case .unknownTopic(let found, _):
        "there is no verb and no word of the report \(found.quoted)"
      case .unknownShell(let found, _):
        "there are completions of \(Shell.allCases.map(\.rawValue).joined(separator: ", ")); found \(found.quoted)"
      case .missingOperand(let operand, let verb):
        "\(verb.rawValue.quoted) needs \(operand.usage): \(operand.summary)"
      case .emptyOperand(let operand, let verb):
        "\(verb.rawValue.quoted) needs \(operand.usage): \(operand.summary); found an empty word"
      case .unexpectedOperand(let found, let verb):
        "\(verb.rawValue.quoted) has no place for the word \(found.quoted)"
      }
    }
  }
}

extension UsageError {
  /// What can be wrong with the presence of an option.
  enum OptionFault: Equatable, Sendable {
    /// No verb has such an option.
    case unknown(found: String, nearest: String?)
    /// The option exists, for other verbs.
    case ofAnotherVerb(option: String, verb: Verb, takers: [Verb])
    /// The option exists, for other actions of the verb.
    case ofAnotherAction(option: String, action: HistoryAction, takers: [HistoryAction])
    /// The option came twice.
    case repeated(option: String)
    /// The option came together with one that it excludes.
    case excluded(option: String, other: String)
    case missing(option: String, placeholder: String, verb: Verb)

    /// What was found and what would be right, as one clause.
    var sentence: String {
      switch self {
      case .unknown(let found, _):
        "there is no option \(found.quoted)"
      case .ofAnotherVerb(let option, let verb, let takers):
        """
        \(option) is an option of \(takers.map(\.rawValue.quoted).joined(separator: ", ")), \
        not of \(verb.rawValue.quoted)
        """
      case .ofAnotherAction(let option, let action, let takers):
        """
        \(option) is an option of \(takers.map(\.rawValue.quoted).joined(separator: ", ")), \
        not of \(action.rawValue.quoted)
        """
      case .repeated(let option):
        "\(option) stands twice; give it once"
      case .excluded(let option, let other):
        "\(option) and \(other) exclude each other; give one of them"
      case .missing(let option, let placeholder, let verb):
        "\(verb.rawValue.quoted) needs \(option) \(placeholder)"
      }
    }
  }
}

extension UsageError {
  /// What can be wrong with the value of an option.
  enum ValueFault: Error, Equatable, Sendable {
    /// There is none.
    case missing(placeholder: String)
    /// There is one, and the option takes none.
    case unexpected(found: String)
    /// It cannot be read or is out of range.
    case unreadable(found: String, expected: String)
    case unknownName(found: String, known: [String], nearest: String?)
    /// A list has nothing before, between or after its commas; the place counts from 1.
    case emptyItem(found: String, position: Int)
    /// A list names one thing twice.
    case repeatedItem(found: String)
    /// The regular expression cannot be read.
    case badPattern(found: String, PatternFault)

    /// What was found and what would be right, as one clause.
    func sentence(on option: String) -> String {
      switch self {
      case .missing(let placeholder):
        return "\(option) needs a value: \(option) \(placeholder)"
      case .unexpected(let found):
        return "\(option) takes no value; found \(found.quoted)"
      case .unreadable(let found, let expected):
        return "\(option) takes \(expected); found \(found.quoted)"
      case .unknownName(let found, let known, _):
        return "\(option) takes \(known.joined(separator: ", ")); found \(found.quoted)"
      case .emptyItem(let found, let position):
        return "item \(position) of \(option) is empty; found \(found.quoted)"
      case .repeatedItem(let found):
        return "\(option) names \(found.quoted) twice; name it once"
      case .badPattern(let found, let fault):
        return
          "\(option) takes a regular expression; character \(fault.column) of \(found.quoted): \(fault.reason)"
      }
    }
  }
}

extension String {
  /// The longest text that a message repeats in full, in Unicode scalars.
  private static let quotedLimit = 80

  /// The text in quotes, fit for a terminal: what would steer one is escaped, what is long is cut.
  var quoted: String {
    var text = ""
    for scalar in unicodeScalars.prefix(Self.quotedLimit) {
      if PrintableText.steers(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return unicodeScalars.dropFirst(Self.quotedLimit).isEmpty ? "'\(text)'" : "'\(text)…'"
  }
}
