// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.equal, to: constant)
  }

  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: constant)
  }

  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: constant)
  }

  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, multiplier: multiplier) }

  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, multiplier: multiplier, constant: constant) }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, multiplier: multiplier) }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, multiplier: multiplier) }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation,
    to constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(target, attribute, relation, nil, .notAnAttribute, constant: constant)
  }
}

final class LayoutDistance {
  let start: LayoutTarget
  let startAttribute: NSLayoutConstraint.Attribute
  let end: LayoutTarget
  let endAttribute: NSLayoutConstraint.Attribute

  var isDirectional: Bool { startAttribute.isDirectional || endAttribute.isDirectional }

  init(
    from start: LayoutTarget,
    _ startAttribute: NSLayoutConstraint.Attribute,
    to end: LayoutTarget,
    _ endAttribute: NSLayoutConstraint.Attribute
  ) {
    self.start = start
    self.startAttribute = startAttribute
    self.end = end
    self.endAttribute = endAttribute
  }
}
