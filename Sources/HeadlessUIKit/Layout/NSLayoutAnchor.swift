// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An edge, center or size of a view or guide, from which constraints are created.
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open var item: AnyObject? { target.object }
  open var name: String { "\(attribute)" }

  let target: LayoutTarget
  let attribute: NSLayoutConstraint.Attribute

  init(_ target: LayoutTarget, _ attribute: NSLayoutConstraint.Attribute) {
    self.target = target
    self.attribute = attribute
    super.init()
  }

  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor)
  }

  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, constant: constant) }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor) }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, constant: constant) }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor) }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, constant: constant) }

  func distance(to anchor: NSLayoutAnchor<AnchorType>) -> LayoutTarget {
    .distance(LayoutDistance(from: target, attribute, to: anchor.target, anchor.attribute))
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation,
    _ anchor: NSLayoutAnchor<AnchorType>,
    spaces: CGFloat
  ) -> NSLayoutConstraint {
    relate(relation, anchor, constant: spaces * NSLayoutConstraint.systemSpacing)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation,
    _ anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      target,
      attribute,
      relation,
      anchor.target,
      anchor.attribute,
      multiplier: multiplier,
      constant: constant
    )
  }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(distance(to: otherAnchor), .width)
  }

  /// Returns an inactive constraint at a multiple of 8 points after another anchor.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, spaces: multiplier) }

  /// Returns an inactive constraint at a multiple of 8 points or more after another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, spaces: multiplier) }

  /// Returns an inactive constraint at a multiple of 8 points or less after another anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, spaces: multiplier) }
}

open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(distance(to: otherAnchor), .height)
  }

  /// Returns an inactive constraint at a multiple of 8 points below another anchor.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, spaces: multiplier) }

  /// Returns an inactive constraint at a multiple of 8 points or more below another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, spaces: multiplier) }

  /// Returns an inactive constraint at a multiple of 8 points or less below another anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, spaces: multiplier) }
}
