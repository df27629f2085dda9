// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSLayoutConstraint {
  private static var activationCount = 0

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

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
    var isFound = false
    forEachEnd { isFound = isFound || $0.view?.isDescendant(of: tree) == true }
    return isFound
  }

  /// Whether a view or guide is an item of the constraint, or an end of a distance in it.
  func names(_ object: AnyObject) -> Bool {
    var isFound = false
    forEachEnd { isFound = isFound || $0.object === object }
    return isFound
  }

  /// Calls a function with all views and guides that the constraint names.
  @inline(__always)
  func forEachEnd(_ body: (LayoutTarget) -> Void) {
    first.forEachEnd(body)
    second?.forEachEnd(body)
  }

  private func nearestCommonView() -> UIView {
    if case .nothing = first {
      stop("A constraint that was made without items cannot be activated; make one from anchors.")
    }
    var common: UIView?
    forEachEnd { target in
      guard let view = target.view else {
        stop("An item of \(text) is in no view; it cannot be activated.")
      }
      common = common.map { nearest(to: view, and: $0) } ?? view
    }
    guard let common else { stop("\(text) names no view; it cannot be activated.") }
    return common
  }

  private func nearest(to view: UIView, and other: UIView) -> UIView {
    var here: UIView? = other
    while let candidate = here {
      if view.isDescendant(of: candidate) { return candidate }
      here = candidate.parent
    }
    stop("The items of \(text) have no view in common; add them to one tree before activating it.")
  }

  /// Calls a function with the views that lie between an item and the owner.
  ///
  /// Their own frames do not part what is inside them from what is outside any more.
  private func forEachCrossedView(below owner: UIView, _ body: (UIView) -> Void) {
    forEachEnd { target in
      guard let view = target.view, view !== owner else { return }
      // A guide of constraints lies inside its view, so its view is crossed too.
      var here = target.isInset ? view.parent : view
      while let crossed = here, crossed !== owner {
        body(crossed)
        here = crossed.parent
      }
    }
  }
}

extension NSLayoutConstraint {
  /// The distance that system spacing stands for, in points.
  ///
  /// UIKit's depends on fonts and is not published for them; between views it is 8 points.
  static let systemSpacing: CGFloat = 8
}
