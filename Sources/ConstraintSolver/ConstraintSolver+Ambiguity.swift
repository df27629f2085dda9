// SPDX-License-Identifier: Apache-2.0

extension ConstraintSolver {
  /// Whether a variable could have another value in an equally good solution.
  ///
  /// Exact, but not for hot paths: it solves a small system of its own.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    validateNothingStaged()
    validate(variable)
    let face = OptimalFace(of: self)
    return face.canMove(column: variable.column)
  }

  /// The variables that could have another value in an equally good solution, by index.
  ///
  /// A variable that no constraint names is among them. Exact, but not for hot paths.
  public func ambiguousVariables() -> [Variable] {
    validateNothingStaged()
    let face = OptimalFace(of: self)
    var found: [Variable] = []
    for index in 0..<tableau.pointee.variables.count {
      let column = tableau.pointee.columns[index * 2]
      guard column.isLive, face.canMove(column: Int32(index * 2)) else { continue }
      found.append(Variable(index: Int32(index), generation: column.generation))
    }
    return found
  }

  /// The constraints whose constants a variable's value is a sum of, by index.
  ///
  /// Constraints that are met with room to spare, and soft ones that are missed, are not among them.
  /// A variable whose value no constraint decides has none. O(constraints in the sum), more where a
  /// sum contains variables that are 0.
  public func constraints(deciding variable: Variable) -> [ConstraintHandle] {
    validate(variable)
    var found: Set<Int32> = []
    collect(column: variable.column, into: &found)
    return found.sorted().map { handle($0) }
  }

  private func collect(column: Int32, into found: inout Set<Int32>) {
    let row = tableau.pointee.columns[Int(column)].row
    if row >= 0 {
      collect(row: row, into: &found)
    } else {
      collectHolders(of: column, into: &found)
    }
  }

  private func collect(row: Int32, into found: inout Set<Int32>) {
    let source = tableau.pointee.rows[Int(row)]
    for position in 0..<Int(source.count) {
      let column = source.entries[position].column
      if column & 1 == 1 {
        found.insert(column / 2)
      } else {
        collectHolders(of: column, into: &found)
      }
    }
  }

  /// A variable may be 0 from the start and be held there by constraints that it happens to meet.
  private func collectHolders(of column: Int32, into found: inout Set<Int32>) {
    let source = tableau.pointee.columns[Int(column)]
    for index in 0..<Int(source.referenceCount) {
      let row = source.references[index].row
      let basic = tableau.pointee.rows[Int(row)].basic
      guard basic >= 0, basic & 1 == 1 else { continue }
      let exact = tableau.pointee.evaluate(row: row)
      // Only an activity that rests on its constant holds anything; one with room to spare does
      // not.
      let gap = abs(exact.value - tableau.pointee.columns[Int(basic)].bound)
      guard gap <= Tolerance.value + Tolerance.relativeValue * exact.magnitude else { continue }
      found.insert(basic / 2)
      let entries = tableau.pointee.rows[Int(row)]
      for position in 0..<Int(entries.count) where entries.entries[position].column & 1 == 1 {
        found.insert(entries.entries[position].column / 2)
      }
    }
  }
}

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
