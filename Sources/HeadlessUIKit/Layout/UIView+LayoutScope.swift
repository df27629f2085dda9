// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  var madeLayoutRecord: LayoutRecord {
    if let layoutRecord { return layoutRecord }
    let record = LayoutRecord(of: self)
    layoutRecord = record
    return record
  }

  /// The view whose scope solves the constraints that this view owns.
  ///
  /// A frame that is set by hand is constant as far as constraints go, so nothing below such a view
  /// can move anything above it: its constraints are solved on their own. That makes each content
  /// view of a cell a scope of its own.
  var layoutScopeRoot: UIView {
    var view = self
    while let record = view.layoutRecord, !record.isBoundary, let parent = view.parent {
      view = parent
    }
    return view
  }

  var madeLayoutScope: LayoutScope { madeLayoutRecord.madeScope(of: self) }

  /// Calls a function with the view and all below it that are in the view's scope.
  ///
  /// Boundaries among them are called too, and nothing below those.
  func forEachViewInScope(_ body: (UIView) -> Void) {
    body(self)
    for view in storedSubviews {
      guard let record = view.layoutRecord else { continue }
      if record.isBoundary { body(view) } else { view.forEachViewInScope(body) }
    }
  }

  /// The constraints that belong to the scope of which this view is the root, oldest first.
  var constraintsInScope: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    forEachViewInScope { view in
      guard let record = view.layoutRecord, view === self || !record.isBoundary else { return }
      found.append(contentsOf: record.constraints)
    }
    return found.sorted { $0.sequence < $1.sequence }
  }

  /// Moves constraints between scopes after the view began or ceased to be a boundary.
  ///
  /// A view that no constraint names yet moves none, so new views join a scope without cost.
  func layoutBoundaryDidChange() {
    guard let layoutRecord else { return }
    layoutRecord.item?.scope.invalidateStructure()
    let root = layoutScopeRoot
    if root !== self {
      layoutRecord.dropScope()
      // Views here may wait to be asked for their constraints, which nobody above knows of yet.
      root.madeLayoutScope.constraintUpdatesAreNeeded()
    }
    if !constraintsInScope.isEmpty { root.madeLayoutScope.invalidateStructure() }
  }

  /// Counts a constraint that reaches past the view.
  func addCrossing() { if madeLayoutRecord.countCrossing(1) { layoutBoundaryDidChange() } }

  /// Counts out a constraint that reached past the view.
  func removeCrossing() { if madeLayoutRecord.countCrossing(-1) { layoutBoundaryDidChange() } }

  /// Takes the view out of the layout of the views above, before it leaves its parent.
  ///
  /// Constraints between what leaves and what stays are deactivated.
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

  /// Takes the view into the layout of its new parent, or lets it stand alone without one.
  func enterLayout() {
    guard let layoutRecord else { return }
    if !layoutRecord.autoresizingMask.isEmpty { parent?.madeLayoutRecord.resizesSubviews = true }
    if !layoutRecord.isBoundary { layoutBoundaryDidChange() }
  }

  /// Does what must happen for layout before `layoutSubviews` is called.
  func prepareLayoutByConstraints() {
    guard let layoutRecord else { return }
    if layoutRecord.needsUpdateConstraints { updateConstraintsIfNeeded() }
    layoutRecord.scope?.layOut()
    layoutRecord.controller?.viewWillLayoutSubviews()
  }

  /// Tells those who wait for it that the frame is another one.
  func frameDidChangeForLayout(from formerSize: CGSize) {
    guard let layoutRecord else { return }
    if layoutRecord.resizesSubviews && formerSize != storedFrame.size {
      resizeSubviews(from: formerSize)
    }
    if layoutRecord.translatesAutoresizingMask { layoutRecord.item?.frameDidChange() }
  }
}

extension UIView {
  public static let layoutFittingCompressedSize = CGSize.zero
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
    horizontal: UILayoutPriority = .fittingSizeLevel,
    vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    horizontal.requireInRange()
    vertical.requireInRange()
    // A view that is sized from outside has its constraints in a solver among others; they are
    // solved on their own here, for this once.
    let scope = layoutRecord?.scope ?? LayoutScope(root: self, isTemporary: true)
    return scope.fit(target, horizontal: horizontal, vertical: vertical)
  }
}
