// SPDX-License-Identifier: Apache-2.0

/// A cell that shows what its row does not hold.
public struct StaleCell: Codable, Hashable, Sendable {
  /// The number of the row.
  public let row: Int
  /// The field that is wrong.
  public let field: String
  /// What the row calls for.
  public let expected: String
  /// What the cell shows.
  public let found: String
}
