// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

extension ConstraintSolver {
  func makeVariables(_ count: Int) -> [Variable] { (0..<count).map { _ in makeVariable() } }

  @discardableResult func add(
    _ terms: [(Variable, Double)],
    _ relation: ConstraintRelation,
    _ constant: Double,
    at priority: Double = ConstraintSolver.requiredPriority
  ) throws(SolverError) -> ConstraintHandle {
    var sum = LinearTerms()
    for (variable, coefficient) in terms { sum.add(variable, coefficient) }
    return try addConstraint(sum, relation, constant, priority: priority)
  }

  func takeChanges() -> [Int32: Double] {
    var changes: [Int32: Double] = [:]
    forEachChangedVariable { changes[$0.index] = $1 }
    return changes
  }
}

/// A rectangle under constraints, as a view is one.
struct LayoutBox {
  let left: Variable
  let top: Variable
  let width: Variable
  let height: Variable
  private let solver: ConstraintSolver

  init(_ solver: ConstraintSolver) {
    self.solver = solver
    left = solver.makeVariable()
    top = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  var right: [(Variable, Double)] { [(left, 1), (width, 1)] }
  var bottom: [(Variable, Double)] { [(top, 1), (height, 1)] }

  var frame: [Double] { [left, top, width, height].map { solver.value(of: $0) } }

  /// Gives a dimension the intrinsic size of a content: hugging pulls in, compression pushes out.
  @discardableResult func intrinsic(
    _ dimension: Variable,
    _ size: Double,
    hugging: Double,
    compression: Double
  ) throws -> [ConstraintHandle] {
    [
      try solver.add([(dimension, 1)], .lessOrEqual, size, at: hugging),
      try solver.add([(dimension, 1)], .greaterOrEqual, size, at: compression),
    ]
  }

  /// Requires an edge of this box to stand at a distance from an edge of another one.
  @discardableResult func pin(
    _ edge: [(Variable, Double)],
    _ relation: ConstraintRelation,
    _ other: [(Variable, Double)],
    _ distance: Double
  ) throws -> ConstraintHandle {
    try solver.add(edge + other.map { ($0.0, -$0.1) }, relation, distance)
  }
}
