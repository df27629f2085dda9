// SPDX-License-Identifier: Apache-2.0

extension NSLayoutConstraint {
  private static var activationCount = 0

  /// Activates constraints, in the order given.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Gives the constraint to the nearest view that holds both items.
  func activate() {
    let owner = nearestCommonView()
    Self.activationCount += 1
    sequence = Self.activationCount
    owner.madeLayoutRecord.own(self)
    forEachCrossedView(below: owner) { $0.addCrossing() }
    owner.layoutScopeRoot.madeLayoutScope.add(self)
  }

  /// Takes the constraint back from its owner.
  func deactivate() {
    guard let owner else { return }
    scope?.remove(self)
    owner.disown(self)
    guard let view = owner.view else { return }
    forEachCrossedView(below: view) { $0.removeCrossing() }
  }

  /// Whether one of the items is a view, or belongs to it or a view below it.
  func mentions(viewIn tree: UIView) -> Bool {
    first.view?.isDescendant(of: tree) == true || second?.view?.isDescendant(of: tree) == true
  }

  private func nearestCommonView() -> UIView {
    guard let firstView = first.view else {
      stop("The first item of \(text) is in no view; it cannot be activated.")
    }
    guard let second else { return firstView }
    guard let secondView = second.view else {
      stop("The second item of \(text) is in no view; it cannot be activated.")
    }
    var here: UIView? = firstView
    while let view = here {
      if secondView.isDescendant(of: view) { return view }
      here = view.parent
    }
    stop(
      "The items of \(text) have no view in common; add them to one tree before activating it."
    )
  }

  /// Calls a function with the views that lie between an item and the owner.
  ///
  /// Their own frames do not part what is inside them from what is outside any more.
  private func forEachCrossedView(below owner: UIView, _ body: (UIView) -> Void) {
    for target in [first, second] {
      guard let target, let view = target.view, view !== owner else { continue }
      // A guide of constraints lies inside its view, so its view is crossed too.
      var here = target.isInset ? view.parent : view
      while let crossed = here, crossed !== owner {
        body(crossed)
        here = crossed.parent
      }
    }
  }
}
