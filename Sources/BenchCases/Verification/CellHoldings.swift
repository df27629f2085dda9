// SPDX-License-Identifier: Apache-2.0

package import UIKit

/// What a cell holds, of each kind of thing that a fill can add to it.
@MainActor package struct CellHoldings {
  /// A kind of thing.
  package enum Kind: String, CaseIterable, Sendable {
    /// Views, the cell itself among them.
    case views
    /// Actions and targets of controls.
    case actions
    /// Gesture recognizers.
    case gestures
    /// Constraints that are in force.
    case constraints
    /// Layers of their own, beside those of views.
    case layers
  }

  /// How many there are of each kind.
  package private(set) var counts: [Kind: Int] = [:]
  /// How many stack views lie in each other at most.
  package private(set) var stackDepth = 0

  /// Counts what a cell holds.
  package init(of cell: UITableViewCell) { add(cell, stacksAbove: 0) }

  private mutating func add(_ view: UIView, stacksAbove: Int) {
    let stacks = stacksAbove + (view is UIStackView ? 1 : 0)
    stackDepth = max(stackDepth, stacks)
    counts[.views, default: 0] += 1
    counts[.actions, default: 0] += CellDifference.actionCount(of: view)
    counts[.gestures, default: 0] += view.gestureRecognizers?.count ?? 0
    counts[.constraints, default: 0] += view.constraints.count
    let layers = view.layer.sublayers?.count ?? 0
    counts[.layers, default: 0] += max(0, layers - view.subviews.count)
    for subview in view.subviews { add(subview, stacksAbove: stacks) }
  }
}
