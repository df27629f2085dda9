// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A vertical edge, middle or baseline.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the vertical distance from this anchor to another, to be constrained like a size.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(distance(to: otherAnchor), .height)
  }

  /// Returns an inactive constraint: this anchor lies below another by a multiple of 8 points.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: multiplier * NSLayoutConstraint.systemSpacing)
  }

  /// Returns an inactive constraint: this anchor lies below another by a multiple of 8 points or
  /// more.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: multiplier * NSLayoutConstraint.systemSpacing)
  }

  /// Returns an inactive constraint: this anchor lies below another by a multiple of 8 points or
  /// less.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: multiplier * NSLayoutConstraint.systemSpacing)
  }
}
