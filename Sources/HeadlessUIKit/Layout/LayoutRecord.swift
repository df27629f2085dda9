// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a view keeps for layout by constraints.
///
/// Most views have none: it is made when a view is first touched by constraints, margins, guides or
/// an autoresizing mask, so that all other views pay one empty reference.
@MainActor final class LayoutRecord {
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
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// The active constraints that the view owns, in no order.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The guides that were added to the view.
  var guides: [UILayoutGuide] = []
  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?

  /// How many constraints of views above reach past this view into what is below it.
  private(set) var crossingCount = 0
  /// What solves the constraints below the view, if the view is the root of a scope.
  var scope: LayoutScope?
  /// The view in the scope that it lies in.
  weak var item: LayoutItem?
  /// The controller whose view this is.
  weak var controller: UIViewController?
  /// Whether `updateConstraints()` is to be called before the next layout.
  var needsUpdateConstraints = true

  /// Whether the view's frame parts what is below it from the constraints above.
  var isBoundary: Bool { translatesAutoresizingMask && crossingCount == 0 }

  /// Adds a constraint to the view's own.
  func own(_ constraint: NSLayoutConstraint) {
    constraint.ownerIndex = constraints.count
    constraints.append(constraint)
  }

  /// Removes a constraint from the view's own, in O(1).
  func disown(_ constraint: NSLayoutConstraint) {
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
}
