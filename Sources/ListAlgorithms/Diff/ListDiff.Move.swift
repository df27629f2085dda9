// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// An element that is in both lists and changes its place among the others.
  public struct Move: Hashable, Sendable {
    /// Its place in the old list.
    public let from: Int
    /// Its place in the new list.
    public let to: Int

    /// Makes a move between two places.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }
}
