// SPDX-License-Identifier: Apache-2.0

/// Why a text is no profile.
public enum ProfileError: Error, Equatable, CustomStringConvertible {
  /// The file cannot be read.
  case unreadable(DocumentError)
  /// There is no stack in it.
  case empty
  /// A line is no stack with a weight.
  case noStack(line: Int, found: String)

  /// What was found, where, and what to do.
  public var description: String {
    let remedy = "give a file that 'profile' wrote as stacks.folded"
    return switch self {
    case .unreadable(let cause): "\(cause)"
    case .empty: "it holds no stacks; \(remedy)"
    case .noStack(let line, let found):
      "line \(line): found \"\(found)\", expected functions with semicolons between them, a space "
        + "and a whole number; \(remedy)"
    }
  }
}
