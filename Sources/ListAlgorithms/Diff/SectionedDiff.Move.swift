// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// A row that is in both lists and goes to another section or past others of its own.
  public struct Move: Hashable, Sendable {
    /// Its place in the old list.
    public let from: Place
    /// Its place in the new list.
    public let to: Place

    /// Makes a move between two places.
    public init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }
  }
}
