// SPDX-License-Identifier: Apache-2.0

extension ConstraintSolver {
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
