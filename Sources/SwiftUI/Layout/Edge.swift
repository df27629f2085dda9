// SPDX-License-Identifier: Apache-2.0

/// One of the four edges of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top = 0
  /// The edge where text begins.
  case leading = 1
  /// The lower edge.
  case bottom = 2
  /// The edge where text ends.
  case trailing = 3

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The edges as bits.
    public let rawValue: Int8

    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The edge where text begins.
    public static let leading = Set(rawValue: 2)
    /// The lower edge.
    public static let bottom = Set(rawValue: 4)
    /// The edge where text ends.
    public static let trailing = Set(rawValue: 8)
    /// All four.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The two at the sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower one.
    public static let vertical: Set = [.top, .bottom]

    /// Creates a set from bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set of one edge.
    public init(_ edge: Edge) {
      rawValue = 1 << edge.rawValue
    }
  }
}
