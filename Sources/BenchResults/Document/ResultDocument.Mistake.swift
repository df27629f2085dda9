// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// A well-known mistake whose list was measured beside its cure.
  public struct Mistake: Codable, Equatable, Sendable {
    public var cell: String
    /// What is done wrong, as a clause without a subject.
    public var what: String
    public var cure: String
    /// The published source that tells it, by its title.
    public var source: String
    /// The strategy that has the mistake; the others of its groups are cures.
    public var strategy: String

    public init(cell: String, what: String, cure: String, source: String, strategy: String) {
      self.cell = cell
      self.what = what
      self.cure = cure
      self.source = source
      self.strategy = strategy
    }
  }
}
