// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

/// What a view keeps for layout by constraints.
///
/// Most views have none: it is made when a view is first touched by constraints, margins, guides or
/// an autoresizing mask, so that all other views pay one empty reference.
///
/// Records, scopes, items and constraints refer to each other; the end of the view cuts all of that.
/// It comes from a `deinit`, which is on no actor, hence the unsafe marks: views are made, used and
/// freed on the main thread.
@MainActor final class LayoutRecord {
  /// The view, while it exists.
  nonisolated(unsafe) private(set) unowned(unsafe) var view: UIView?

  /// Whether the view's frame is set by hand and stands in layout as it is.
  var translatesAutoresizingMask = true
  /// What of the frame follows the parent's size.
  var autoresizingMask: UIView.AutoresizingMask = []
  /// Whether a view directly below has an autoresizing mask.
  var resizesSubviews = false
  /// How strongly the content resists being made larger, by axis.
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  /// How strongly the content resists being made smaller, by axis.
  var resistance = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )
  /// The distances of the margins from the edges (R39).
  var margins = LayoutRecord.standardMargins
  /// Whether the view was given margins; else it has those that its place gives it.
  var hasOwnMargins = false
  var preservesParentMargins = false

  /// The margins of a view that was given none (R39).
  static let standardMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// The active constraints that the view owns, in no order.
  nonisolated(unsafe) private(set) var constraints: [NSLayoutConstraint] = []
  /// The guides that were added to the view.
  nonisolated(unsafe) var guides: [UILayoutGuide] = []
  nonisolated(unsafe) var marginsGuide: UILayoutGuide?
  nonisolated(unsafe) var safeAreaGuide: UILayoutGuide?
  nonisolated(unsafe) var readableGuide: UILayoutGuide?

  /// How many constraints of views above reach past this view into what is below it.
  private(set) var crossingCount = 0
  /// What solves the constraints below the view, if the view is the root of a scope.
  nonisolated(unsafe) private(set) var scope: LayoutScope?
  /// The view in the scope that it lies in.
  nonisolated(unsafe) var item: LayoutItem?
  weak var controller: UIViewController?
  /// Whether `updateConstraints()` is to be called before the next layout.
  var needsUpdateConstraints = true

  init(of view: UIView) { self.view = view }

  /// Whether the view's frame parts what is below it from the constraints above.
  var isBoundary: Bool { translatesAutoresizingMask && crossingCount == 0 }

  /// Adds a constraint to the view's own.
  func own(_ constraint: NSLayoutConstraint) {
    constraint.owner = self
    constraint.ownerIndex = constraints.count
    constraints.append(constraint)
  }

  /// Removes a constraint from the view's own, in O(1).
  func disown(_ constraint: NSLayoutConstraint) {
    constraint.owner = nil
    let index = constraint.ownerIndex
    let last = constraints.removeLast()
    guard last !== constraint else { return }
    constraints[index] = last
    last.ownerIndex = index
  }

  /// Counts a constraint in or out that reaches past the view; returns whether the boundary moved.
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

  /// Lets go of the scope of which the view was the root.
  nonisolated func dropScope() {
    scope?.tearDown()
    scope = nil
  }

  /// Cuts all ties; called at the end of the view.
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

/// The length that a view's content asks for along one axis, and what states it in the solver.
struct IntrinsicLength {
  /// The length; negative without an opinion.
  var length: CGFloat = -1
  /// Keeps the view from being longer.
  var hugging: ConstraintHandle?
  /// Keeps the view from being shorter.
  var resistance: ConstraintHandle?
  var priorities = (hugging: UILayoutPriority(0), resistance: UILayoutPriority(0))
}
