// SPDX-License-Identifier: Apache-2.0

extension ConstraintSolver {
  /// Adds a constraint: the terms stand in the relation to the constant, at a priority.
  ///
  /// A soft constraint (priority above 0 and below 1000) is always accepted. O(one dual simplex run),
  /// typically a few pivots.
  /// - Throws: ``SolverError/unsatisfiable(conflict:)`` when it is required and contradicts other
  ///   required constraints; the solver then stands as before.
  @discardableResult
  public func addConstraint(
    _ terms: LinearTerms,
    _ relation: ConstraintRelation,
    _ constant: Double,
    priority: Double = ConstraintSolver.requiredPriority
  ) throws(SolverError) -> ConstraintHandle {
    validateNothingStaged()
    validate(priority: priority)
    validate(magnitude: constant)
    for position in 0..<terms.count {
      validate(terms[position].variable)
      validate(magnitude: terms[position].coefficient)
    }
    let (index, row) = insert(terms, relation, constant, priority: priority)
    if row >= 0 {
      // Read before `reject`, which drops the row. The new constraint is part of the conflict and
      // has no handle.
      let conflict = conflict(row: row).filter { $0.index != index }
      tableau.pointee.reject(constraint: index)
      throw .unsatisfiable(conflict: conflict)
    }
    return handle(index)
  }

  /// Removes a constraint and lets the others take up the freedom.
  public func removeConstraint(_ handle: ConstraintHandle) {
    validateNothingStaged()
    validate(handle)
    tableau.pointee.checkDrift()
    tableau.pointee.withdraw(constraint: handle.index)
  }

  /// Whether a handle is good, which it is until its constraint is removed.
  public func contains(_ handle: ConstraintHandle) -> Bool { tableau.pointee.isGood(handle) }

  public func constant(of handle: ConstraintHandle) -> Double {
    validate(handle)
    return tableau.pointee.columns[Int(handle.column)].bound
  }

  public func priority(of handle: ConstraintHandle) -> Double {
    validate(handle)
    return tableau.pointee.constraints[Int(handle.index)].priority
  }

  /// Changes a constraint's constant in place and solves.
  ///
  /// Allocates nothing once the solver is warm.
  /// - Throws: ``SolverError/unsatisfiable(conflict:)`` when required constraints then contradict
  ///   each other; the solver then stands as before.
  public func setConstant(_ constant: Double, of handle: ConstraintHandle) throws(SolverError) {
    validateNothingStaged()
    stageConstant(constant, of: handle)
    try commitStagedConstants()
  }

  /// Changes a constraint's constant and leaves solving to ``commitStagedConstants()``.
  ///
  /// Several constants that change together are solved for at once; until then values are between
  /// solutions, and only further constants may be staged.
  public func stageConstant(_ constant: Double, of handle: ConstraintHandle) {
    validate(handle)
    validate(magnitude: constant)
    if tableau.pointee.staged.isEmpty { tableau.pointee.checkDrift() }
    tableau.pointee.stage(constraint: handle.index, bound: constant)
  }

  /// Solves for the staged constants.
  ///
  /// - Throws: ``SolverError/unsatisfiable(conflict:)`` when required constraints then contradict
  ///   each other; all staged constants are then taken back.
  public func commitStagedConstants() throws(SolverError) {
    let row = tableau.pointee.commit()
    guard row >= 0 else { return }
    let conflict = conflict(row: row)
    tableau.pointee.revert()
    throw .unsatisfiable(conflict: conflict)
  }

  /// Changes the priority of a soft constraint to another one below 1000.
  ///
  /// As in UIKit, a constraint does not become required or cease to be; remove it and add another.
  public func setPriority(_ priority: Double, of handle: ConstraintHandle) {
    validateNothingStaged()
    validate(handle)
    validate(priority: priority)
    let present = tableau.pointee.constraints[Int(handle.index)].priority
    guard priority != present else { return }
    precondition(
      priority < ConstraintSolver.requiredPriority && present < ConstraintSolver.requiredPriority,
      "a priority may not change from or to required; remove the constraint and add another"
    )
    tableau.pointee.checkDrift()
    tableau.pointee.setPriority(priority, constraint: handle.index)
  }

  /// Adds a constraint whose arguments are good; a row other than -1 proves a conflict.
  func insert(
    _ terms: LinearTerms,
    _ relation: ConstraintRelation,
    _ constant: Double,
    priority: Double
  ) -> (index: Int32, conflictingRow: Int32) {
    tableau.pointee.checkDrift()
    let index = tableau.pointee.recordConstraint(terms, priority: priority)
    tableau.pointee.setCost(constraint: index, relation: relation, priority: priority)
    return (index, tableau.pointee.introduce(constraint: index, bound: constant))
  }

  /// Adds a soft constraint whose arguments are good; soft ones never conflict.
  func addSoftConstraint(
    _ terms: LinearTerms,
    _ relation: ConstraintRelation,
    _ constant: Double,
    priority: Double
  ) -> ConstraintHandle {
    handle(insert(terms, relation, constant, priority: priority).index)
  }

  /// The handle of a standing constraint.
  func handle(_ index: Int32) -> ConstraintHandle {
    let column = tableau.pointee.columns[Int(index) * 2 + 1]
    return ConstraintHandle(index: index, generation: column.generation)
  }

  /// Stops the program for a priority outside of UIKit's range.
  func validate(priority: Double) {
    precondition(
      priority > 0 && priority <= ConstraintSolver.requiredPriority,
      "a priority must be above 0 and at most 1000"
    )
  }

  /// The constraints whose activities stand in a row that cannot be satisfied.
  ///
  /// Such a row is a sum of constraints that no values meet: a Farkas certificate. A soft constraint
  /// could always give way, so only required ones stand in it.
  private func conflict(row: Int32) -> [ConstraintHandle] {
    let source = tableau.pointee.rows[Int(row)]
    var columns = [source.basic]
    for position in 0..<Int(source.count) { columns.append(source.entries[position].column) }
    return columns.sorted().map { handle($0 / 2) }
  }

  /// Pulls a variable towards a value, at a priority below required.
  ///
  /// A variable has one suggestion: a further call changes its value in place, and its priority if
  /// that differs.
  public func suggest(_ variable: Variable, value: Double, priority: Double) {
    validateNothingStaged()
    validate(variable)
    validate(priority: priority)
    validate(magnitude: value)
    precondition(
      priority < ConstraintSolver.requiredPriority,
      "a suggestion must have a priority below 1000; add a required constraint instead"
    )
    let index = tableau.pointee.variables[Int(variable.index)].suggestion
    guard index >= 0 else {
      let handle = addSoftConstraint(LinearTerms(variable), .equal, value, priority: priority)
      tableau.pointee.variables.base[Int(variable.index)].suggestion = handle.index
      return
    }
    tableau.pointee.checkDrift()
    if priority != tableau.pointee.constraints[Int(index)].priority {
      tableau.pointee.setPriority(priority, constraint: index)
    }
    tableau.pointee.stage(constraint: index, bound: value)
    // A suggestion is soft: it is missed where it has to be, and there is no conflict to report.
    _ = tableau.pointee.commit()
  }

  /// Takes a variable's suggestion away, if it has one.
  public func endSuggestion(of variable: Variable) {
    validateNothingStaged()
    validate(variable)
    let index = tableau.pointee.variables[Int(variable.index)].suggestion
    guard index >= 0 else { return }
    tableau.pointee.checkDrift()
    tableau.pointee.variables.base[Int(variable.index)].suggestion = -1
    tableau.pointee.withdraw(constraint: index)
  }
}
