// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// Where a part of a merged document comes from.
  public struct MergedShard: Codable, Equatable, Sendable {
    /// Which part, counted from 1.
    public var index: Int
    /// The places of its case groups in the document, counted from 0, in rising order.
    public var groups: [Int]
    /// When measuring it began: ISO 8601, in UTC.
    public var startedAt: String
    /// The machine that it was measured on, whose fingerprint says which times compare.
    public var environment: Environment

    /// Describes the origin of one part.
    public init(index: Int, groups: [Int], startedAt: String, environment: Environment) {
      self.index = index
      self.groups = groups
      self.startedAt = startedAt
      self.environment = environment
    }
  }
}
