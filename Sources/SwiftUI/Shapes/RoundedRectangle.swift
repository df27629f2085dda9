// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A rectangle with round corners that fills its room.
public struct RoundedRectangle: Shape {
  /// The radius of the corners.
  public let cornerRadius: CGFloat

  /// Creates the shape; a radius that is negative or not finite counts as 0.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  /// The outline without its type.
  public nonisolated var _outline: _ShapeOutline { .rounded(Double(cornerRadius.sanitized)) }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners that fills its room.
  public nonisolated static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
