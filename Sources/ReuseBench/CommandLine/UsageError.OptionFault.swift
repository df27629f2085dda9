// SPDX-License-Identifier: Apache-2.0

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
    /// An option that the verb needs is not there.
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
