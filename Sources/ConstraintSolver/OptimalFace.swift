// SPDX-License-Identifier: Apache-2.0

/// The directions in which a solver's solution can move and stay equally good.
///
/// The equally good solutions form a convex set, so a variable is ambiguous exactly when one of the
/// directions moves it. Each nonbasic column that can move at no cost has a step in the direction; the
/// directions are the steps that push no basic column off its kink, a cone. Whether the cone
/// moves a variable is a question to a second solver: can the variable's step be 1, or -1?
struct OptimalFace {
  private let solver: ConstraintSolver
  private let cone = ConstraintSolver()
  /// Step of each nonbasic column that can move at no cost, by column.
  private var steps: [Int32: Variable] = [:]

  /// Finds the directions at a solver's present solution.
  init(of solver: ConstraintSolver) {
    self.solver = solver
    for column in 0..<Int32(solver.tableau.pointee.columnCapacity) { addStep(column) }
    for row in 0..<solver.tableau.pointee.rows.count { addLimit(row: Int32(row)) }
  }

  /// Whether some direction moves a column.
  func canMove(column: Int32) -> Bool {
    let terms = movement(of: column)
    guard terms.count > 0 else { return false }
    for target in [1.0, -1.0] {
      let handle = cone.addSoftConstraint(terms, .equal, target, priority: 1)
      // A cone has a direction of length 1 or none at all, so the deviation is 0 or 1, up to
      // rounding.
      let deviation = cone.deviation(of: handle)
      cone.removeConstraint(handle)
      if deviation < 0.5 { return true }
    }
    return false
  }

  private mutating func addStep(_ column: Int32) {
    let entry = solver.tableau.pointee.columns[Int(column)]
    guard entry.isLive, entry.row < 0 else { return }
    let isFreeUp =
      entry.above != Tableau.Slope.blocked
      && solver.tableau.pointee.costSign(column: column, direction: 1) == 0
    let isFreeDown =
      entry.below != Tableau.Slope.blocked
      && solver.tableau.pointee.costSign(column: column, direction: -1) == 0
    guard isFreeUp || isFreeDown else { return }
    let step = cone.makeVariable()
    steps[column] = step
    limit(LinearTerms(step), up: isFreeUp, down: isFreeDown)
  }

  /// Keeps a basic column that rests on its kink from moving to the side that would cost.
  private func addLimit(row: Int32) {
    let basic = solver.tableau.pointee.rows[Int(row)].basic
    guard basic >= 0, basic & 1 == 1 else { return }
    let column = solver.tableau.pointee.columns[Int(basic)]
    let exact = solver.tableau.pointee.evaluate(row: row)
    let tolerance = Tolerance.value + Tolerance.relativeValue * exact.magnitude
    guard abs(exact.value - column.bound) <= tolerance else { return }
    let terms = movement(of: basic)
    guard terms.count > 0 else { return }
    limit(terms, up: column.gradient == column.above, down: column.gradient == -column.below)
  }

  /// Requires a sum to be zero, or zero on one side; the cone's tip meets all such limits.
  private func limit(_ terms: LinearTerms, up: Bool, down: Bool) {
    if !up { _ = cone.insert(terms, .lessOrEqual, 0, priority: ConstraintSolver.requiredPriority) }
    if !down {
      _ = cone.insert(terms, .greaterOrEqual, 0, priority: ConstraintSolver.requiredPriority)
    }
  }

  /// The movement of a column as a sum of steps; empty for a column that stays.
  private func movement(of column: Int32) -> LinearTerms {
    var terms = LinearTerms()
    let row = solver.tableau.pointee.columns[Int(column)].row
    guard row >= 0 else {
      if let step = steps[column] { terms.add(step) }
      return terms
    }
    let source = solver.tableau.pointee.rows[Int(row)]
    for position in 0..<Int(source.count) {
      let entry = source.entries[position]
      if let step = steps[entry.column] { terms.add(step, entry.coefficient) }
    }
    return terms
  }
}
