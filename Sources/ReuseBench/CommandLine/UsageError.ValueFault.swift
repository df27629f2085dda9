// SPDX-License-Identifier: Apache-2.0

extension UsageError {
  /// What can be wrong with the value of an option.
  enum ValueFault: Error, Equatable, Sendable {
    /// There is none.
    case missing(placeholder: String)
    /// There is one, and the option takes none.
    case unexpected(found: String)
    /// It cannot be read or is out of range.
    case unreadable(found: String, expected: String)
    /// It is no registered name.
    case unknownName(found: String, known: [String], nearest: String?)
    /// A list has nothing before, between or after its commas; the place counts from 1.
    case emptyItem(found: String, position: Int)
    /// A list names one thing twice.
    case repeatedItem(found: String)
    /// The regular expression cannot be read.
    case badPattern(found: String, CaseFilter.Fault)

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
        let place = fault.column.map { "character \($0) of " } ?? ""
        return "\(option) takes a regular expression; \(place)\(found.quoted): \(fault.reason)"
      }
    }
  }
}
