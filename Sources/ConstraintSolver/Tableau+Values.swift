// SPDX-License-Identifier: Apache-2.0

extension Tableau {
  /// Value of a row's basic column as the sum over the row, and the magnitudes summed.
  @inline(__always)
  func evaluate(row: Int32) -> (value: Double, magnitude: Double) {
    let entries = rows[Int(row)].entries
    var value = 0.0
    var magnitude = 0.0
    for position in 0..<Int(rows[Int(row)].count) {
      let product = entries[position].coefficient * columns[Int(entries[position].column)].value
      value += product
      magnitude += abs(product)
    }
    return (value, magnitude)
  }

  /// Moves a nonbasic column and, in all rows that hold it, the basic columns with it.
  mutating func move(column: Int32, by change: Double) {
    columns[Int(column)].value += change
    if column & 1 == 0 { touch(column) }
    let references = columns[Int(column)].references
    for index in 0..<Int(columns[Int(column)].referenceCount) {
      let reference = references[index]
      let row = rows.base + Int(reference.row)
      let basic = row.pointee.basic
      let coefficient = row.pointee.entries[Int(reference.position)].coefficient
      columns[Int(basic)].value += coefficient * change
      // A variable has no side that it could leave, and callers are told of variables alone.
      if basic & 1 == 0 { touch(basic) } else { suspect(reference.row) }
    }
  }

  /// Puts a row on the list of the dual simplex when its value has left its allowed side.
  @inline(__always)
  mutating func suspect(_ row: Int32) {
    let target = rows.base + Int(row)
    guard !target.pointee.isSuspect, gap(of: target.pointee.basic) != 0 else { return }
    target.pointee.isSuspect = true
    suspects.append(row)
  }

  /// How far a basic column must move to its bound, or zero while it is on its allowed side.
  ///
  /// The side is allowed when the cost there has the gradient that the reduced costs assume.
  @inline(__always)
  func gap(of basic: Int32) -> Double {
    let column = columns + Int(basic)
    let gap = column.pointee.bound - column.pointee.value
    if gap > Tolerance.value {
      return column.pointee.gradient == -column.pointee.below ? 0 : gap
    }
    if gap < -Tolerance.value {
      return column.pointee.gradient == column.pointee.above ? 0 : gap
    }
    return 0
  }

  /// Notes that a variable's value may have moved.
  @inline(__always)
  mutating func touch(_ column: Int32) {
    guard !columns[Int(column)].isTouched else { return }
    columns[Int(column)].isTouched = true
    touched.append(column)
  }

  /// Brings touched values to the exact sum over their rows and lists those that changed.
  mutating func settle() {
    while !touched.isEmpty {
      let column = columns + Int(touched.removeLast())
      column.pointee.isTouched = false
      if column.pointee.row >= 0 {
        column.pointee.value = evaluate(row: column.pointee.row).value
      }
      guard !column.pointee.isChanged, Tableau.differs(column.pointee) else { continue }
      column.pointee.isChanged = true
      changed.append(Int32(column - columns))
    }
  }

  /// Whether a variable's value differs from the one last reported by more than rounding.
  static func differs(_ column: Column) -> Bool {
    let limit = Tolerance.value + Tolerance.relativeValue * abs(column.value)
    return abs(column.value - column.reported) > limit
  }

  /// Computes the values of all basic columns anew.
  mutating func recomputeValues() {
    for row in 0..<rows.count where rows[row].basic >= 0 {
      let basic = rows[row].basic
      columns[Int(basic)].value = evaluate(row: Int32(row)).value
      if basic & 1 == 0 { touch(basic) } else { suspect(Int32(row)) }
    }
  }

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
