// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An edge, a middle or a size of a view or guide, from which constraints are made.
///
/// The type parameter keeps horizontal, vertical and size anchors apart at compile time.
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide that the anchor is part of, if it still exists.
  open var item: AnyObject? { target.object }

  /// What the anchor is called in descriptions, such as `leading`.
  open var name: String { "\(attribute)" }

  let target: LayoutTarget
  let attribute: NSLayoutConstraint.Attribute

  init(_ target: LayoutTarget, _ attribute: NSLayoutConstraint.Attribute) {
    self.target = target
    self.attribute = attribute
    super.init()
  }

  /// Returns an inactive constraint: this anchor equals another.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor)
  }

  /// Returns an inactive constraint: this anchor equals another plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: constant)
  }

  /// Returns an inactive constraint: this anchor is at least another.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor)
  }

  /// Returns an inactive constraint: this anchor is at least another plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: constant)
  }

  /// Returns an inactive constraint: this anchor is at most another.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor)
  }

  /// Returns an inactive constraint: this anchor is at most another plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: constant)
  }

  /// The distance from this anchor to another.
  func distance(to anchor: NSLayoutAnchor<AnchorType>) -> LayoutTarget {
    .distance(LayoutDistance(from: target, attribute, to: anchor.target, anchor.attribute))
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
