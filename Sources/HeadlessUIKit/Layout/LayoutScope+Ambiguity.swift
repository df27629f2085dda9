// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

extension LayoutScope {
  /// A priority below all that UIKit names, so that nothing else gives way.
  private static let exercisePriority = 0.0001
  /// How far an edge is pulled that could lie elsewhere, in points.
  private static let exerciseDistance = 10.0

  /// The app's constraints that the values of variables are sums of, oldest first.
  func constraints(deciding variables: [Variable]) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    for handle in variables.flatMap({ solver.constraints(deciding: $0) }) {
      guard case .constraint(let constraint)? = sources[Int(handle.index)] else { continue }
      if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
    }
    return found.sorted { $0.sequence < $1.sequence }
  }

  /// Moves the edges of an item that could lie elsewhere to other places that are as good.
  func exerciseAmbiguity(of item: LayoutItem) {
    let edges = (item.edges(along: .horizontal) + item.edges(along: .vertical))
      .filter { solver.isAmbiguous($0) }
    for edge in edges {
      let former = solver.value(of: edge)
      // One of two directions may be closed by a constraint.
      for distance in [Self.exerciseDistance, -Self.exerciseDistance]
      where solver.value(of: edge) == former {
        solver.suggest(edge, value: former + distance, priority: Self.exercisePriority)
      }
    }
    apply()
    for edge in edges { solver.endSuggestion(of: edge) }
  }
}
