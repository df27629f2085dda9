// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  /// The target that asks for the smallest size that fits.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target that asks for the largest size that fits.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Whether constraints below the view have a say in its size.
  var isSizedByConstraints: Bool {
    guard let layoutRecord else { return false }
    if layoutRecord.needsUpdateConstraints || layoutRecord.scope?.needsConstraintUpdates == true {
      updateConstraintsIfNeeded()
    }
    if let scope = layoutRecord.scope { return !scope.isEmpty }
    return layoutScopeRoot !== self && !constraintsInScope.isEmpty
  }

  /// The size nearest to a target that the constraints below the view allow.
  func fittedByConstraints(
    _ target: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    horizontal.requireInRange()
    vertical.requireInRange()
    // A view that is sized from outside has its constraints in a solver among others; they are
    // solved on their own here, for this once.
    let scope = layoutRecord?.scope ?? LayoutScope(root: self, isTemporary: true)
    return scope.fit(target, horizontal: horizontal, vertical: vertical)
  }
}
