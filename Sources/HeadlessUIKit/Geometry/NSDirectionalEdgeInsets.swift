// SPDX-License-Identifier: Apache-2.0

public import Foundation

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
