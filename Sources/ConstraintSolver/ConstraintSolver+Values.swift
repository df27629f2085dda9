// SPDX-License-Identifier: Apache-2.0

extension ConstraintSolver {
  /// The value of a variable in the present solution.
  ///
  /// It is a plain sum of constants times coefficients, free of the history of earlier constants.
  public func value(of variable: Variable) -> Double {
    validate(variable)
    if !tableau.pointee.touched.isEmpty { tableau.pointee.settle() }
    return tableau.pointee.columns[Int(variable.column)].value
  }

  /// Hands over the variables whose values changed since the last call, with their values.
  ///
  /// Changes under 1e-9 plus 1e-12 of the value do not count; they add up until they do. A new
  /// variable counts as known with the value 0. The body must not change the solver.
  public func forEachChangedVariable(_ body: (Variable, Double) -> Void) {
    if !tableau.pointee.touched.isEmpty { tableau.pointee.settle() }
    while !tableau.pointee.changed.isEmpty {
      let index = tableau.pointee.changed.removeLast()
      let column = tableau.pointee.columns + Int(index)
      column.pointee.isChanged = false
      guard column.pointee.isLive, Tableau.differs(column.pointee) else { continue }
      column.pointee.reported = column.pointee.value
      body(
        Variable(index: index / 2, generation: column.pointee.generation),
        column.pointee.value
      )
    }
  }

  /// By how much a constraint misses its relation; 0 for one that holds.
  public func deviation(of handle: ConstraintHandle) -> Double {
    validate(handle)
    return tableau.pointee.deviation(constraint: handle.index)
  }
}
