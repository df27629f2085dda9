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
}
