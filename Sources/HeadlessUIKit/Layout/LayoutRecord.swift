// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

/// The layout state of a view that uses constraints, margins, guides or an autoresizing mask.
///
/// The view's `deinit`, which is on no actor, clears the references among records, scopes, items
/// and constraints; hence the unsafe marks. Views are created and freed on the main thread.
@MainActor final class LayoutRecord {
  nonisolated(unsafe) private(set) unowned(unsafe) var view: UIView?

  /// True if the frame is set by hand and constant in layout.
  var translatesAutoresizingMask = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var resizesSubviews = false
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var resistance = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )
  var margins = LayoutRecord.standardMargins
  var hasOwnMargins = false
  var preservesParentMargins = false

  /// The default margins (R39).
  static let standardMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  nonisolated(unsafe) private(set) var constraints: [NSLayoutConstraint] = []
  nonisolated(unsafe) var guides: [UILayoutGuide] = []
  nonisolated(unsafe) var marginsGuide: UILayoutGuide?
  nonisolated(unsafe) var safeAreaGuide: UILayoutGuide?
  nonisolated(unsafe) var readableGuide: UILayoutGuide?

  /// The number of constraints of ancestors that reach into this view's subtree.
  private(set) var crossingCount = 0
  nonisolated(unsafe) private(set) var scope: LayoutScope?
  nonisolated(unsafe) var item: LayoutItem?
  weak var controller: UIViewController?
  /// True if `updateConstraints()` must run before the next layout.
  var needsUpdateConstraints = true

  init(of view: UIView) { self.view = view }

  /// True if the view's frame separates its subtree from the constraints above.
  var isBoundary: Bool { translatesAutoresizingMask && crossingCount == 0 }

  func own(_ constraint: NSLayoutConstraint) {
    constraint.owner = self
    constraint.ownerIndex = constraints.count
    constraints.append(constraint)
  }

  /// Removes an owned constraint in O(1).
  func disown(_ constraint: NSLayoutConstraint) {
    constraint.owner = nil
    let index = constraint.ownerIndex
    let last = constraints.removeLast()
    guard last !== constraint else { return }
    constraints[index] = last
    last.ownerIndex = index
  }

  /// Counts a constraint that reaches past the view; returns true if the boundary moved.
  func countCrossing(_ change: Int) -> Bool {
    let former = isBoundary
    crossingCount += change
    return isBoundary != former
  }

  func madeScope(of view: UIView) -> LayoutScope {
    if let scope { return scope }
    let made = LayoutScope(root: view)
    scope = made
    return made
  }

  nonisolated func dropScope() {
    scope?.tearDown()
    scope = nil
  }

  /// Clears all references; called from the view's `deinit`.
  nonisolated func viewIsGone() {
    view = nil
    item?.scope.tearDown()
    dropScope()
    for constraint in constraints { constraint.owner = nil }
    constraints.removeAll()
    for guide in guides { guide.record = nil }
    guides.removeAll()
    marginsGuide?.record = nil
    marginsGuide = nil
    safeAreaGuide?.record = nil
    safeAreaGuide = nil
    readableGuide?.record = nil
    readableGuide = nil
  }
}

struct IntrinsicLength {
  var length: CGFloat = -1
  var hugging: ConstraintHandle?
  var resistance: ConstraintHandle?
  var priorities = (hugging: UILayoutPriority(0), resistance: UILayoutPriority(0))
}
