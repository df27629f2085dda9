// SPDX-License-Identifier: Apache-2.0

/// A field of a data file that no row takes, to be reported to whoever gave the file.
public struct IgnoredField: Equatable, Sendable {
  /// The name as the file first spells it.
  public let name: String
  /// Number of rows that have the field.
  public let rowCount: Int
}

extension IgnoredField: CustomStringConvertible {
  /// The name in quotes, safe to print whatever the file says, and the number of rows.
  public var description: String {
    "\(Excerpt.of(name)) (\(rowCount) \(rowCount == 1 ? "row" : "rows"))"
  }
}
