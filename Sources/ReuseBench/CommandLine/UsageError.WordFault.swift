// SPDX-License-Identifier: Apache-2.0

extension UsageError {
  /// What can be wrong with a word that is no option.
  enum WordFault: Equatable, Sendable {
    /// The first word is no verb.
    case unknownVerb(found: String, nearest: String?)
    /// An operand that the verb needs is not there.
    case missingOperand(Verb.Operand, verb: Verb)
    /// An operand is there and empty, as an unset variable of a script makes it.
    case emptyOperand(Verb.Operand, verb: Verb)
    /// The word after the verb is none of its actions.
    case unknownAction(found: String, nearest: String?, verb: Verb)
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
