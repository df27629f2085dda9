// SPDX-License-Identifier: Apache-2.0

import BenchResults

/// What is wrong with a command line: what was found, what would be right, where help is.
enum UsageError: Error, Equatable, Sendable {
  case word(WordFault, verb: Verb?)
  case option(OptionFault, verb: Verb?)
  case value(ValueFault, option: String, verb: Verb?)

  static let exitCode = ExitCode.usage

  /// Returns two or three lines for standard error: the fault, a near spelling, the way to help.
  func message(program: String = "reuse-bench") -> String {
    var lines = ["\(program): \(sentence)"]
    if let suggestion {
      lines.append("Did you mean \(suggestion.quoted)?")
    }
    let command = [program, verb?.rawValue, "--help"].compactMap(\.self).joined(separator: " ")
    lines.append("Type \(command.quoted) for what it takes.")
    return lines.joined(separator: "\n")
  }

  var sentence: String {
    switch self {
    case .word(let fault, _): fault.sentence
    case .option(let fault, _): fault.sentence
    case .value(let fault, let option, _): fault.sentence(on: option)
    }
  }

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

  var verb: Verb? {
    switch self {
    case .word(_, let verb), .option(_, let verb), .value(_, _, let verb): verb
    }
  }
}

extension UsageError {
  enum WordFault: Equatable, Sendable {
    case unknownVerb(found: String, nearest: String?)
    case missingOperand(Verb.Operand, verb: Verb)
    /// An operand is there and empty, as an unset variable of a script makes it.
    case emptyOperand(Verb.Operand, verb: Verb)
    case unknownAction(found: String, nearest: String?, verb: Verb)
    case unknownTopic(found: String, nearest: String?)
    case unknownShell(found: String, nearest: String?)
    case unexpectedOperand(found: String, verb: Verb)

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
  enum OptionFault: Equatable, Sendable {
    case unknown(found: String, nearest: String?)
    case ofAnotherVerb(option: String, verb: Verb, takers: [Verb])
    case ofAnotherAction(option: String, action: HistoryAction, takers: [HistoryAction])
    case repeated(option: String)
    case excluded(option: String, other: String)
    case missing(option: String, placeholder: String, verb: Verb)

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
  enum ValueFault: Error, Equatable, Sendable {
    case missing(placeholder: String)
    case unexpected(found: String)
    /// It cannot be read or is out of range.
    case unreadable(found: String, expected: String)
    case unknownName(found: String, known: [String], nearest: String?)
    /// A list has nothing before, between or after its commas; the place counts from 1.
    case emptyItem(found: String, position: Int)
    case repeatedItem(found: String)
    case badPattern(found: String, PatternFault)

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
