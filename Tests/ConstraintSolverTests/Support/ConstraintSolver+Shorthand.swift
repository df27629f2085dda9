// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

extension ConstraintSolver {
  /// Makes several variables.
  func makeVariables(_ count: Int) -> [Variable] { (0..<count).map { _ in makeVariable() } }

  /// Adds a constraint over terms given as pairs.
  @discardableResult
  func add(
    _ terms: [(Variable, Double)],
    _ relation: ConstraintRelation,
    _ constant: Double,
    at priority: Double = ConstraintSolver.requiredPriority
  ) throws(SolverError) -> ConstraintHandle {
    var sum = LinearTerms()
    for (variable, coefficient) in terms { sum.add(variable, coefficient) }
    return try addConstraint(sum, relation, constant, priority: priority)
  }

  /// The changed variables' indices and values, sorted by index.
  func takeChanges() -> [Int32: Double] {
    var changes: [Int32: Double] = [:]
    forEachChangedVariable { changes[$0.index] = $1 }
    return changes
  }
}
