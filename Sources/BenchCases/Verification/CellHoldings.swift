// SPDX-License-Identifier: Apache-2.0

package import UIKit

/// The objects in a cell, by each kind that a fill can add.
@MainActor package struct CellHoldings {
  package enum Kind: String, CaseIterable, Sendable {
    case views
    case actions
    case gestures
    case constraints
    /// Layers beyond those of views.
    case layers
  }

  package private(set) var counts: [Kind: Int] = [:]
  /// The greatest number of nested stack views.
  package private(set) var stackDepth = 0

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
