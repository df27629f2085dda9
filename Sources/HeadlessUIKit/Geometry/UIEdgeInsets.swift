// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Distances by which a rectangle is inset on its four edges, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the left edge.
  public var left: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the right edge.
  public var right: CGFloat

  /// Insets of zero on every edge.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets of zero on every edge.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets from one distance for each edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances by which a rectangle is inset on its four edges, by the direction of text, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the edge at which text begins.
  public var leading: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the edge at which text ends.
  public var trailing: CGFloat

  /// Insets of zero on every edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of zero on every edge.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from one distance for each edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension UIEdgeInsets {
  /// Creates insets from those by the direction in which text runs.
  init(_ insets: NSDirectionalEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top,
      left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing
    )
  }

  /// The insets by the direction in which text runs.
  func directional(isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top,
      leading: isRightToLeft ? right : left,
      bottom: bottom,
      trailing: isRightToLeft ? left : right
    )
  }

  var withFiniteParts: UIEdgeInsets {
    UIEdgeInsets(top: top.orZero, left: left.orZero, bottom: bottom.orZero, right: right.orZero)
  }
}

extension CGRect {
  /// Returns the rectangle with each edge moved inwards by its inset.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}
