// SPDX-License-Identifier: Apache-2.0

extension Tableau {
  /// Fewest pivots after which the coefficients are checked.
  private static let checkInterval = 32
  /// Rows for each of which a further pivot may pass before the check.
  ///
  /// A check reads every coefficient, so that in a large tableau it must not follow every few pivots:
  /// building a chain of n views would take n³ steps and not n².
  private static let rowsPerPivot = 4

  /// Builds the tableau anew when its coefficients have drifted away from the constraints.
  ///
  /// Each change begins with it; it also picks up where a change reached the step limit.
  @inline(__always)
  mutating func checkDrift() {
    if isStalled {
      isStalled = false
      refactor()
    }
    let interval = max(Tableau.checkInterval, rows.count / Tableau.rowsPerPivot)
    guard pivotCount &- checkedPivotCount > interval else { return }
    checkedPivotCount = pivotCount
    if drift() > Tolerance.drift { refactor() }
  }

  /// Largest relative error with which the rows contradict the constraints' terms.
  ///
  /// The rows and the terms are two descriptions of one linear map. Both are applied to one vector of
  /// irregular numbers and the results compared (Freivalds, "Probabilistic machines can use less
  /// running time", 1977), in time proportional to the coefficients.
  func drift() -> Double {
    var worst = 0.0
    for index in 0..<constraints.count where columns[index * 2 + 1].isLive {
      let record = constraints[index]
      let activity = probe(Int32(index * 2 + 1))
      var sum = -activity
      var magnitude = 1 + abs(activity)
      for position in 0..<Int(record.termCount) {
        let term = record.terms[position]
        let product = term.coefficient * probe(term.column)
        sum += product
        magnitude += abs(product)
      }
      worst = max(worst, abs(sum) / magnitude)
    }
    return worst
  }

  /// Builds rows, costs and values anew for the present basis, from the constraints' terms.
  ///
  /// Gaussian elimination: each nonbasic activity gives its row to the basic variable with the
  /// largest coefficient in it. Should rounding have left a basis that is singular, the activity stays
  /// basic and the simplex goes on from there. O(rows) pivots.
  mutating func refactor() {
    // `pivotCount` is how a caller counts the work of its changes; building anew is none of it.
    let pivots = pivotCount
    resetRows()
    for index in 0..<constraints.count where columns[index * 2 + 1].isLive {
      let column = Int32(index * 2 + 1)
      let row = takeRow(basic: column)
      let record = constraints[index]
      for position in 0..<Int(record.termCount) {
        let term = record.terms[position]
        accumulate(column: term.column, coefficient: term.coefficient, row: row)
      }
      linkRow(row)
    }
    for index in 0..<constraints.count where columns[index * 2 + 1].isLive {
      // The activity of a constraint starts basic, as its own row; one that is to be nonbasic
      // leaves.
      guard !columns[index * 2 + 1].isBasicTarget else { continue }
      let row = columns[index * 2 + 1].row
      let position = largestTarget(row: row)
      if position >= 0 { exchange(row: row, position: position) }
    }
    pivotCount = pivots
    checkedPivotCount = pivots
    refactorCount += 1
    recomputeCosts()
    recomputeValues()
    // The basis was optimal up to rounding, and rounding is why it is built anew: all are looked
    // at.
    for column in 0..<columnCapacity { nominate(Int32(column)) }
    improve()
  }

  /// Position of the largest coefficient of a variable that is to be basic, or -1.
  private func largestTarget(row: Int32) -> Int {
    let entries = rows[Int(row)].entries
    var best = -1
    for position in 0..<Int(rows[Int(row)].count) {
      let column = entries[position].column
      guard column & 1 == 0, columns[Int(column)].isBasicTarget else { continue }
      let size = abs(entries[position].coefficient)
      if best < 0 || size > abs(entries[best].coefficient) { best = position }
    }
    return best
  }

  /// Empties all rows and columns and remembers which columns were basic.
  private mutating func resetRows() {
    for column in 0..<columnCapacity {
      columns[column].isBasicTarget = columns[column].row >= 0
      columns[column].row = -1
      columns[column].referenceCount = 0
    }
    for row in 0..<rows.count where rows[row].basic >= 0 {
      rows.base[row].basic = -1
      rows.base[row].count = 0
      freeRows.append(Int32(row))
    }
    clearSuspects()
  }

  /// The vector that `drift` applies rows and terms to, at a column.
  private func probe(_ column: Int32) -> Double {
    let row = columns[Int(column)].row
    guard row >= 0 else { return Tableau.irregular(column) }
    let entries = rows[Int(row)].entries
    var sum = 0.0
    for position in 0..<Int(rows[Int(row)].count) {
      sum += entries[position].coefficient * Tableau.irregular(entries[position].column)
    }
    return sum
  }

  /// A number between 1 and 2 that differs from column to column: multiples of the golden ratio.
  private static func irregular(_ column: Int32) -> Double {
    let bits = UInt32(bitPattern: column) &* 2_654_435_769
    return 1 + Double(bits) / 4_294_967_296
  }
}
