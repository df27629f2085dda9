// SPDX-License-Identifier: Apache-2.0

/// The edges of a rectangle, by the direction in which text runs.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The axes of the plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]

  public init(rawValue: UInt) { self.rawValue = rawValue }
}
