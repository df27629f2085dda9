// SPDX-License-Identifier: Apache-2.0

/// Why nothing is written for a .xib file.
struct NibError: Error, Equatable {
  /// The file's name without ".xib".
  let name: String
  /// The line, from 1, at which reading ended.
  let line: Int
  /// What the file is or has there.
  let found: String
  /// What helps.
  let remedy: String
}

extension NibError: CustomStringConvertible {
  /// What is wrong, where, and what helps.
  var description: String { "\(name).xib:\(line): \(found); \(remedy)" }
}
