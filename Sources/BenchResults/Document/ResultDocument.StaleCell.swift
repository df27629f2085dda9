// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// Proof that a strategy left the content of an earlier row in a cell.
  public struct StaleCell: Codable, Equatable, Sendable {
    /// The row that the cell stood for.
    public var row: Int
    /// The part of the cell that was wrong.
    public var field: String
    /// What a freshly filled cell shows.
    public var expected: String
    /// What this cell showed.
    public var found: String

    /// Describes the first wrong cell of a case.
    public init(row: Int, field: String, expected: String, found: String) {
      self.row = row
      self.field = field
      self.expected = expected
      self.found = found
    }
  }
}
