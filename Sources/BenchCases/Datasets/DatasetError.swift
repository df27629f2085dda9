// SPDX-License-Identifier: Apache-2.0

/// Why a data file gave no rows, and where in it the cause stands.
///
/// Nothing in a file is skipped in silence: what is not a row ends the reading with one of these.
public struct DatasetError: Error, Equatable, Sendable {
  /// A place in a text file.
  public struct Position: Equatable, Sendable {
    /// Line number, from 1; lines end with LF.
    public let line: Int
    /// Column number, from 1, in Unicode scalars; one past the last where the line ends.
    public let column: Int
  }

  /// The path as it was given.
  public let path: String
  /// Where the fault stands; nil where the file could not be opened or read.
  public let position: Position?
  /// What was found.
  public let fault: Fault

  /// The exit status that fits: 66 for a file that cannot be opened, 74 for one that fails while
  /// it is read, 65 for bad content.
  public var exitStatus: Int32 {
    switch fault {
    case .missing, .notOpened: 66
    case .notRead: 74
    default: 65
    }
  }
}

extension DatasetError: CustomStringConvertible {
  /// One line: `path:line:column: found …, expected …`, and what to do where it helps.
  public var description: String {
    let place = position.map { "\(path):\($0.line):\($0.column)" } ?? path
    let remedy = fault.remedy.map { "; \($0)" } ?? ""
    return "\(place): found \(fault.found), expected \(fault.expected)\(remedy)"
  }
}
