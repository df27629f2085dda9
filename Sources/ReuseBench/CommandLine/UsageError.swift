// SPDX-License-Identifier: Apache-2.0

/// What is wrong with a command line: what was found, what would be right, where help is.
enum UsageError: Error, Equatable, Sendable {
  /// A word that is no option: the verb or an operand.
  case word(WordFault, verb: Verb?)
  /// The presence of an option.
  case option(OptionFault, verb: Verb?)
  /// The value of an option.
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
