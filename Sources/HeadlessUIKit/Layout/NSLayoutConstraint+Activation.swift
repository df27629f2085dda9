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
    self.owner = owner
    forEachCrossedView(below: owner) { $0.addCrossing() }
    owner.layoutScopeRoot.madeLayoutScope.add(self)
  }

  /// Takes the constraint back from its owner.
  func deactivate() {
    guard let owner else { return }
    scope?.remove(self)
    owner.layoutRecord?.disown(self)
    self.owner = nil
    forEachCrossedView(below: owner) { $0.removeCrossing() }
  }

  /// Whether one of the items is a view, or belongs to it or a view below it.
  func mentions(viewIn tree: UIView) -> Bool {
    [firstObject, secondObject].contains { Self.view(of: $0)?.isDescendant(of: tree) == true }
  }

  /// The view that an item is, or that owns the guide that it is.
  static func view(of object: AnyObject?) -> UIView? {
    (object as? UIView) ?? (object as? UILayoutGuide)?.owningView
  }

  private func nearestCommonView() -> UIView {
    guard let first = Self.view(of: firstObject) else {
      preconditionFailure("The first item of \(text) is in no view; it cannot be activated.")
    }
    guard secondAttribute != .notAnAttribute else { return first }
    guard let second = Self.view(of: secondObject) else {
      preconditionFailure("The second item of \(text) is in no view; it cannot be activated.")
    }
    var here: UIView? = first
    while let view = here {
      if second.isDescendant(of: view) { return view }
      here = view.parent
    }
    preconditionFailure(
      "The items of \(text) have no view in common; add them to one tree before activating it."
    )
  }

  /// Calls a function with the views that lie between an item and the owner.
  ///
  /// Their own frames do not part what is inside them from what is outside any more.
  private func forEachCrossedView(below owner: UIView, _ body: (UIView) -> Void) {
    for object in [firstObject, secondObject] {
      guard let view = Self.view(of: object), view !== owner else { continue }
      // A guide lies inside its view, so its view is crossed too.
      var here = object is UILayoutGuide && !isEdgeOfView(object) ? view : view.parent
      while let crossed = here, crossed !== owner {
        body(crossed)
        here = crossed.parent
      }
    }
  }

  /// Whether an item is a guide that stands for its view's own edges.
  private func isEdgeOfView(_ object: AnyObject?) -> Bool {
    (object as? UILayoutGuide)?.isInset == true
  }
}
