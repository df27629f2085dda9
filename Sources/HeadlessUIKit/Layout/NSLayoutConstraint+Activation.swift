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

  func activate() {
    let owner = nearestCommonView()
    Self.activationCount += 1
    sequence = Self.activationCount
    owner.madeLayoutRecord.own(self)
    forEachCrossedView(below: owner) { $0.addCrossing() }
    owner.layoutScopeRoot.madeLayoutScope.add(self)
  }

  func deactivate() {
    guard let owner else { return }
    scope?.remove(self)
    owner.disown(self)
    guard let view = owner.view else { return }
    forEachCrossedView(below: view) { $0.removeCrossing() }
  }

  func mentions(viewIn tree: UIView) -> Bool {
    var isFound = false
    forEachEnd { isFound = isFound || $0.view?.isDescendant(of: tree) == true }
    return isFound
  }

  /// True if a view or guide is an item, or an end of a distance in one.
  func names(_ object: AnyObject) -> Bool {
    var isFound = false
    forEachEnd { isFound = isFound || $0.object === object }
    return isFound
  }

  @inline(__always) func forEachEnd(_ body: (LayoutTarget) -> Void) {
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

  /// Calls a function with the views between an item and the owner, which are no boundaries.
  private func forEachCrossedView(below owner: UIView, _ body: (UIView) -> Void) {
    forEachEnd { target in
      guard let view = target.view, view !== owner else { return }
      // A guide with constraints lies inside its view, so its view is crossed too.
      var here = target.isInset ? view.parent : view
      while let crossed = here, crossed !== owner {
        body(crossed)
        here = crossed.parent
      }
    }
  }

  /// The distance of system spacing, in points; UIKit's depends on the font and is unpublished.
  static let systemSpacing: CGFloat = 8
}
