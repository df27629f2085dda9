// SPDX-License-Identifier: Apache-2.0

/// What is wrong with the command line; each case says in a sentence what to write instead.
enum OptionError: Error, Equatable, CustomStringConvertible {
  /// An argument that is no option.
  case unknown(found: String)
  /// An option at the end of the line that needs a value.
  case missingValue(option: String)
  /// A number of repeats that is none or out of range.
  case wrongRepeatCount(found: String)
  /// An operation to trace that does not exist.
  case unknownOperation(found: String)

  /// The sentence.
  var description: String {
    switch self {
    case .unknown(let found):
      "There is no option \"\(found)\": the options are --filter TEXT, --repeats N and --help."
    case .missingValue(let option):
      "The option \(option) needs a value behind it."
    case .wrongRepeatCount(let found):
      "The option --repeats takes a whole number from 1 to 1000, found \"\(found)\"."
    case .unknownOperation(let found):
      "There is no operation \"\(found)\" to trace: the operations are "
        + TracedOperation.allCases.map(\.rawValue).joined(separator: ", ") + "."
    }
  }
}
