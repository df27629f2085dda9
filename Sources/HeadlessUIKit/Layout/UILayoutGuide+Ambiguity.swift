// SPDX-License-Identifier: Apache-2.0

extension UILayoutGuide {
  /// Whether constraints leave a choice for the guide's rectangle.
  ///
  /// Exact, for debugging: it solves a system of its own.
  public var hasAmbiguousLayout: Bool { layoutItem?.isAmbiguous ?? false }

  /// The constraints that decide where the guide lies along an axis, as of the last layout.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let layoutItem else { return [] }
    return layoutItem.scope.constraints(deciding: layoutItem.edges(along: axis))
  }
}
