// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// The rows of a run.
  public struct Dataset: Codable, Equatable, Sendable {
    /// The built-in set's name, or the file that the rows came from.
    public var name: String
    /// A digest of the rows' content, in hexadecimal.
    public var digest: String
    /// How many distinct rows the set holds.
    public var rowCount: Int
    /// How the rows lie in memory, since that decides what comparing and copying them costs.
    public var rowStorage: String
    /// Digests of the first rows, by how many: of every row count that a case shows, at most the
    /// first hundred thousand; `nil` in documents of the first release.
    ///
    /// Runs of more and of fewer cases agree in these, where ``digest`` is of the largest case.
    public var digests: [String: String]?

    /// Describes one set of rows.
    public init(name: String, digest: String, rowCount: Int, rowStorage: String) {
      self.name = name
      self.digest = digest
      self.rowCount = rowCount
      self.rowStorage = rowStorage
    }
  }
}
