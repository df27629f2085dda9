// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A horizontal edge or middle.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the horizontal distance from this anchor to another, to be constrained like a size.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(distance(to: otherAnchor), .width)
  }

  /// Returns an inactive constraint: this anchor follows another at a multiple of 8 points.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: multiplier * NSLayoutConstraint.systemSpacing)
  }

  /// Returns an inactive constraint: this anchor follows another at a multiple of 8 points or more.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: multiplier * NSLayoutConstraint.systemSpacing)
  }

  /// Returns an inactive constraint: this anchor follows another at a multiple of 8 points or less.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: multiplier * NSLayoutConstraint.systemSpacing)
  }
}
