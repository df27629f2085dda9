// SPDX-License-Identifier: Apache-2.0

extension Tableau {
  /// Constants changed after which all values are computed anew, so that increments do not drift.
  private static let incrementLimit = 4096

  /// Changes a constraint's constant without solving; `commit` solves.
  mutating func stage(constraint: Int32, bound: Double) {
    let record = constraints.base + Int(constraint)
    let column = constraint &* 2 &+ 1
    if !record.pointee.isStaged {
      record.pointee.isStaged = true
      record.pointee.committedConstant = columns[Int(column)].bound
      staged.append(constraint)
    }
    let change = bound - columns[Int(column)].bound
    guard change != 0 else { return }
    columns[Int(column)].bound = bound
    let row = columns[Int(column)].row
    // A basic activity keeps its value and has its kink elsewhere. A nonbasic one rests on the kink
    // and moves with it, at once, so that the rows that it takes off their side are listed before
    // `commit`.
    if row >= 0 {
      suspect(row)
    } else {
      move(column: column, by: change)
      columns[Int(column)].value = bound
    }
    incrementCount &+= 1
  }

  /// Solves for the staged constants; returns the conflicting row or -1.
  ///
  /// After a conflict the caller reads the row and calls `revert`.
  mutating func commit() -> Int32 {
    if incrementCount > Tableau.incrementLimit {
      incrementCount = 0
      recomputeValues()
    }
    let conflict = repair()
    // The steps stay as they are for now: the conflict is read off the row that they led to.
    guard conflict < 0 else { return conflict }
    while !staged.isEmpty { constraints.base[Int(staged.removeLast())].isStaged = false }
    return -1
  }

  /// Takes the staged constants and the steps of the failed `commit` back.
  mutating func revert() {
    undo()
    while !staged.isEmpty {
      let constraint = staged.removeLast()
      let column = columns + Int(constraint &* 2 &+ 1)
      constraints.base[Int(constraint)].isStaged = false
      column.pointee.bound = constraints[Int(constraint)].committedConstant
      // After `undo` the basis is that before the solution, so it is nonbasic if it was so when
      // staged.
      if column.pointee.row < 0 { column.pointee.value = column.pointee.bound }
    }
    recomputeValues()
    clearSuspects()
  }
}
