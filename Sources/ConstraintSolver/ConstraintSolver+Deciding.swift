// SPDX-License-Identifier: Apache-2.0

extension ConstraintSolver {
  /// The constraints whose constants a variable's value is a sum of, by index.
  ///
  /// Constraints that are met with room to spare, and soft ones that are missed, are not among them.
  /// A variable whose value no constraint decides has none. O(constraints in the sum).
  public func constraints(deciding variable: Variable) -> [ConstraintHandle] {
    validate(variable)
    let row = tableau.pointee.columns[Int(variable.column)].row
    guard row >= 0 else { return [] }
    let source = tableau.pointee.rows[Int(row)]
    var found: [ConstraintHandle] = []
    for position in 0..<Int(source.count) {
      let column = source.entries[position].column
      if column & 1 == 1 { found.append(handle(column / 2)) }
    }
    return found.sorted { $0.index < $1.index }
  }
}
