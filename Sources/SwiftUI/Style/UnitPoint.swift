// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A place in a rectangle, in shares of its size.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width from the leading edge, the left one here.
  public var x: CGFloat
  /// The share of the height from the top.
  public var y: CGFloat

  /// Creates the place at the top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a place; shares outside of 0 to 1 lie outside of the rectangle.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the edge where text begins.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the edge where text ends.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper corner where text begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper corner where text ends.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower corner where text begins.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower corner where text ends.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The place with finite shares.
  var sanitized: UnitPoint { UnitPoint(x: x.sanitized, y: y.sanitized) }

  /// The place as a point.
  var point: CGPoint { CGPoint(x: x, y: y) }
}
