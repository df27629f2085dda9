// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

extension LayoutItem {
  /// The edges that lie along an axis; the root's left and top edge are none.
  func edges(along axis: NSLayoutConstraint.Axis) -> [Variable] {
    let edges = axis == .horizontal ? [minX, maxX] : [minY, maxY]
    return edges.compactMap { $0 }
  }

  /// What constraints leave open, as a sentence; nil when they leave nothing open.
  var ambiguityDescription: String? {
    let edges = [("left", minX), ("right", maxX), ("top", minY), ("bottom", maxY)]
    let open = edges.filter { $0.1.map(scope.solver.isAmbiguous) ?? false }.map(\.0)
    guard !open.isEmpty else { return nil }
    return "The \(open.joined(separator: ", ")) of \(NSLayoutConstraint.name(of: view)) could lie "
      + "elsewhere; add constraints for its position or size there, or make priorities differ."
  }
}
