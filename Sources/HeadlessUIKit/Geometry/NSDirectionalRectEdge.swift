// SPDX-License-Identifier: Apache-2.0

/// The edges of a rectangle, by the direction in which text runs.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge at which text begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge at which text ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  /// Creates a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// The axes of the plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits of the axes.
  public let rawValue: UInt

  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]

  /// Creates a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
