// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A rectangle with rounded corners, filled and stroked.
public struct RoundedBox: Hashable, Sendable {
  /// Where it is.
  public var rect: CGRect
  /// The radius of its corners, in points; at most half of the shorter side shows.
  public var cornerRadius: CGFloat
  /// The colour inside; 0 for none.
  public var fillRGBA: UInt32
  /// The colour of the stroke; 0 for none.
  public var strokeRGBA: UInt32 = 0
  /// The width of the stroke, which lies inside the edges, in points.
  public var strokeWidth: CGFloat = 0
}
