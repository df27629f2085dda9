// SPDX-License-Identifier: Apache-2.0

/// Why nothing, or not everything, was adopted.
public enum AdoptionError: Error, Equatable, Sendable {
  /// The words of the command line say nothing that can be done.
  case usage(String)
  /// What should be read is not there.
  case missing(path: String, reason: String)
  /// The target folder cannot take the copies.
  case cannotCreate(path: String, reason: String)
  /// The system refused to read or write.
  case system(path: String, reason: String)
  /// A tool is missing that a check needs.
  case toolMissing(String)

  /// The exit status that says it.
  public var exitStatus: Int32 {
    switch self {
    case .usage: 64
    case .missing: 66
    case .toolMissing: 69
    case .cannotCreate: 73
    case .system: 74
    }
  }
}

extension AdoptionError: CustomStringConvertible {
  /// What is wrong, and where.
  public var description: String {
    switch self {
    case .usage(let sentence), .toolMissing(let sentence): sentence
    case .missing(let path, let reason), .cannotCreate(let path, let reason),
      .system(let path, let reason):
      "\(path): \(reason)"
    }
  }
}
