// SPDX-License-Identifier: Apache-2.0

extension Tableau {
  /// Exchanges a row's basic column for the column of one of its entries.
  ///
  /// Rewrites the coefficients alone: values, costs and gradients are the caller's. The entering
  /// column's reference list becomes the leaving column's, since both stand in the same rows.
  /// O(rows that hold the entering column times entries of the row).
  mutating func exchange(row: Int32, position pivot: Int) {
    let entries = rows[Int(row)].entries
    let count = Int(rows[Int(row)].count)
    let leaving = rows[Int(row)].basic
    let entering = entries[pivot].column
    let inverse = 1 / entries[pivot].coefficient
    // basic = c * entering + rest, solved for the entering column: entering = basic / c - rest / c.
    for position in 0..<count {
      entries[position].coefficient *= -inverse
      slots[Int(entries[position].column)] = Int32(position)
    }
    slots[Int(entering)] = -1
    entries[pivot].coefficient = inverse
    entries[pivot].column = leaving
    // Where the entering column stood, the leaving one stands after the exchange, and it stood
    // nowhere.
    swapReferences(entering, leaving)
    rows.base[Int(row)].basic = entering
    columns[Int(entering)].row = row
    columns[Int(leaving)].row = -1

    let references = columns[Int(leaving)].references
    for index in 0..<Int(columns[Int(leaving)].referenceCount) {
      let reference = references[index]
      guard reference.row != row else { continue }
      let target = rows[Int(reference.row)].entries + Int(reference.position)
      let factor = target.pointee.coefficient
      target.pointee.column = leaving
      target.pointee.coefficient = factor * inverse
      addScatteredRow(row, pivot: pivot, times: factor, to: reference.row)
    }
    for position in 0..<count { slots[Int(entries[position].column)] = -1 }
    pivotCount &+= 1
  }

  /// Adds a multiple of the pivot row, whose entries `slots` maps, to another row.
  @inline(__always)
  private mutating func addScatteredRow(
    _ source: Int32,
    pivot: Int,
    times factor: Double,
    to target: Int32
  ) {
    let sourceEntries = rows[Int(source)].entries
    let sourceCount = Int(rows[Int(source)].count)
    let targetEntries = rows[Int(target)].entries
    var missing = sourceCount &- 1
    stamp &+= 1
    var position = 0
    // One pass over the target finds what both rows have; it ends early once all of the pivot row
    // is met.
    while missing > 0 && position < Int(rows[Int(target)].count) {
      let slot = slots[Int(targetEntries[position].column)]
      if slot >= 0 {
        missing &-= 1
        stamps[Int(slot)] = stamp
        let sum = Tableau.sum(
          targetEntries[position].coefficient,
          factor * sourceEntries[Int(slot)].coefficient
        )
        guard sum != 0 else {
          // The last entry has come to this position and is looked at next.
          removeEntry(row: target, position: position)
          continue
        }
        targetEntries[position].coefficient = sum
      }
      position &+= 1
    }
    guard missing > 0 else { return }
    // A stamp of an earlier update does not count, so that nothing has to be cleared between rows.
    for index in 0..<sourceCount where index != pivot && stamps[index] != stamp {
      let entry = sourceEntries[index]
      appendEntry(column: entry.column, coefficient: factor * entry.coefficient, row: target)
    }
  }

  private func swapReferences(_ first: Int32, _ second: Int32) {
    let left = columns + Int(first)
    let right = columns + Int(second)
    let references = left.pointee.references
    let count = left.pointee.referenceCount
    let sizeClass = left.pointee.sizeClass
    left.pointee.references = right.pointee.references
    left.pointee.referenceCount = right.pointee.referenceCount
    left.pointee.sizeClass = right.pointee.sizeClass
    right.pointee.references = references
    right.pointee.referenceCount = count
    right.pointee.sizeClass = sizeClass
  }
}
