// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  var madeLayoutRecord: LayoutRecord {
    if let layoutRecord { return layoutRecord }
    let record = LayoutRecord(of: self)
    layoutRecord = record
    return record
  }

  /// The view whose scope solves this view's constraints; each content view of a cell is a scope.
  var layoutScopeRoot: UIView {
    var view = self
    while let record = view.layoutRecord, !record.isBoundary, let parent = view.parent {
      view = parent
    }
    return view
  }

  var madeLayoutScope: LayoutScope { madeLayoutRecord.madeScope(of: self) }

  /// Calls a function with the view and its descendants in its scope, boundaries included.
  func forEachViewInScope(_ body: (UIView) -> Void) {
    body(self)
    for view in storedSubviews {
      guard let record = view.layoutRecord else { continue }
      if record.isBoundary { body(view) } else { view.forEachViewInScope(body) }
    }
  }

  var constraintsInScope: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    forEachViewInScope { view in
      guard let record = view.layoutRecord, view === self || !record.isBoundary else { return }
      found.append(contentsOf: record.constraints)
    }
    return found.sorted { $0.sequence < $1.sequence }
  }

  /// Moves constraints between scopes after the view started or stopped being a boundary.
  func layoutBoundaryDidChange() {
    guard let layoutRecord else { return }
    layoutRecord.item?.scope.invalidateStructure()
    let root = layoutScopeRoot
    if root !== self {
      layoutRecord.dropScope()
      // Views here may need `updateConstraints()`, and no scope above is informed yet.
      root.madeLayoutScope.constraintUpdatesAreNeeded()
    }
    if !constraintsInScope.isEmpty { root.madeLayoutScope.invalidateStructure() }
  }

  func addCrossing() { if madeLayoutRecord.countCrossing(1) { layoutBoundaryDidChange() } }
  func removeCrossing() { if madeLayoutRecord.countCrossing(-1) { layoutBoundaryDidChange() } }

  /// Removes the view from its ancestors' layout and deactivates constraints across the cut.
  func leaveLayout() {
    guard let layoutRecord else { return }
    var here = parent
    while let view = here {
      for constraint in view.layoutRecord?.constraints ?? []
      where constraint.mentions(viewIn: self) {
        constraint.isActive = false
      }
      here = view.parent
    }
    layoutRecord.item?.scope.invalidateStructure()
  }

  func enterLayout() {
    guard let layoutRecord else { return }
    if !layoutRecord.autoresizingMask.isEmpty { parent?.madeLayoutRecord.resizesSubviews = true }
    if !layoutRecord.isBoundary { layoutBoundaryDidChange() }
  }

  func prepareLayoutByConstraints() {
    guard let layoutRecord else { return }
    if layoutRecord.needsUpdateConstraints { updateConstraintsIfNeeded() }
    layoutRecord.scope?.layOut()
    layoutRecord.controller?.viewWillLayoutSubviews()
  }

  func frameDidChangeForLayout(from formerSize: CGSize) {
    guard let layoutRecord else { return }
    if layoutRecord.resizesSubviews && formerSize != storedFrame.size {
      resizeSubviews(from: formerSize)
    }
    if layoutRecord.translatesAutoresizingMask { layoutRecord.item?.frameDidChange() }
  }

  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  var isSizedByConstraints: Bool {
    guard let layoutRecord else { return false }
    if layoutRecord.needsUpdateConstraints || layoutRecord.scope?.needsConstraintUpdates == true {
      updateConstraintsIfNeeded()
    }
    if let scope = layoutRecord.scope { return !scope.isEmpty }
    return layoutScopeRoot !== self && !constraintsInScope.isEmpty
  }

  func fittedByConstraints(
    _ target: CGSize,
    horizontal: UILayoutPriority = .fittingSizeLevel,
    vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    horizontal.requireInRange()
    vertical.requireInRange()
    // A boundary's constraints share a solver with others; here they are solved separately.
    let scope = layoutRecord?.scope ?? LayoutScope(root: self, isTemporary: true)
    return scope.fit(target, horizontal: horizontal, vertical: vertical)
  }
}
