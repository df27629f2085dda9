// SPDX-License-Identifier: Apache-2.0

extension ConstraintSolver {
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
