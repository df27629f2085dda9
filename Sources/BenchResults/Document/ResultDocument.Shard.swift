// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// The part of a run that one process measured, and its place in the whole.
  public struct Shard: Codable, Equatable, Sendable {
    /// Which part, counted from 1.
    public var index: Int
    /// How many parts the run was cut into.
    public var count: Int
    /// The places of its case groups in the whole run, counted from 0, in rising order.
    public var groups: [Int]
    /// How many case groups the whole run has.
    public var groupCount: Int
    /// A digest of all case names of the whole run, in hexadecimal; shards of one run agree in it.
    public var selection: String

    /// Describes one part.
    public init(index: Int, count: Int, groups: [Int], groupCount: Int, selection: String) {
      self.index = index
      self.count = count
      self.groups = groups
      self.groupCount = groupCount
      self.selection = selection
    }
  }
}
