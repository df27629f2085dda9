// SPDX-License-Identifier: Apache-2.0

extension Tableau {
  /// Takes an empty row, with room for eight entries or more.
  mutating func takeRow(basic: Int32) -> Int32 {
    let row: Int32
    if freeRows.isEmpty {
      row = Int32(rows.count)
      let block = pool.take(class: 1).assumingMemoryBound(to: Entry.self)
      rows.append(Row(entries: block, sizeClass: 1))
    } else {
      row = freeRows.removeLast()
    }
    rows.base[Int(row)].basic = basic
    columns[Int(basic)].row = row
    return row
  }

  /// Removes a row, whose basic column must be removed or nonbasic afterwards.
  mutating func dropRow(_ row: Int32) {
    for position in 0..<rows[Int(row)].count {
      unlink(rows[Int(row)].entries[Int(position)])
    }
    let basic = rows[Int(row)].basic
    columns[Int(basic)].row = -1
    rows.base[Int(row)].basic = -1
    rows.base[Int(row)].count = 0
    freeRows.append(row)
  }

  /// Adds a multiple of a column to a row that is being built and whose entries `slots` maps.
  ///
  /// A basic column is replaced by the sum that its row stands for.
  mutating func accumulate(column: Int32, coefficient: Double, row: Int32) {
    let definition = columns[Int(column)].row
    guard definition >= 0 else {
      accumulateEntry(column: column, coefficient: coefficient, row: row)
      return
    }
    let source = rows[Int(definition)]
    for position in 0..<Int(source.count) {
      let entry = source.entries[position]
      accumulateEntry(column: entry.column, coefficient: coefficient * entry.coefficient, row: row)
    }
  }

  /// Ends building a row: drops what cancelled out and links the rest to the columns.
  mutating func linkRow(_ row: Int32) {
    let entries = rows[Int(row)].entries
    var kept = 0
    for position in 0..<Int(rows[Int(row)].count) {
      let entry = entries[position]
      slots[Int(entry.column)] = -1
      guard entry.coefficient != 0 else { continue }
      let reference = appendReference(
        column: entry.column,
        Reference(row: row, position: Int32(kept))
      )
      entries[kept] = Entry(
        column: entry.column,
        position: reference,
        coefficient: entry.coefficient
      )
      kept &+= 1
    }
    rows.base[Int(row)].count = Int32(kept)
  }

  /// Adds an entry for a column that the row must not contain yet.
  mutating func appendEntry(column: Int32, coefficient: Double, row: Int32) {
    let position = appendUnlinked(column: column, coefficient: coefficient, row: row)
    let reference = appendReference(column: column, Reference(row: row, position: position))
    rows[Int(row)].entries[Int(position)].position = reference
  }

  /// Removes an entry; the row's last entry takes its position.
  mutating func removeEntry(row: Int32, position: Int) {
    let entries = rows[Int(row)].entries
    unlink(entries[position])
    let last = Int(rows[Int(row)].count) &- 1
    if position != last {
      let moved = entries[last]
      entries[position] = moved
      // The links go both ways, so whatever changes its place is followed from the other end.
      columns[Int(moved.column)].references[Int(moved.position)].position = Int32(position)
    }
    rows.base[Int(row)].count = Int32(last)
  }

  /// Sum of two numbers, or exactly zero when they cancel each other out.
  @inline(__always)
  static func sum(_ left: Double, _ right: Double) -> Double {
    let sum = left + right
    return abs(sum) > Tolerance.cancellation * (abs(left) + abs(right)) ? sum : 0
  }

  @inline(__always)
  private mutating func accumulateEntry(column: Int32, coefficient: Double, row: Int32) {
    let slot = slots[Int(column)]
    if slot >= 0 {
      let entries = rows[Int(row)].entries
      entries[Int(slot)].coefficient = Tableau.sum(entries[Int(slot)].coefficient, coefficient)
    } else {
      slots[Int(column)] = appendUnlinked(column: column, coefficient: coefficient, row: row)
    }
  }

  private mutating func appendUnlinked(column: Int32, coefficient: Double, row: Int32) -> Int32 {
    let target = rows.base + Int(row)
    let count = Int(target.pointee.count)
    let sizeClass = Int(target.pointee.sizeClass)
    if (count &+ 1) &* MemoryLayout<Entry>.stride > BlockPool.bytes(ofClass: sizeClass) {
      let larger = pool.take(class: sizeClass + 1).assumingMemoryBound(to: Entry.self)
      larger.update(from: target.pointee.entries, count: count)
      pool.giveBack(UnsafeMutableRawPointer(target.pointee.entries), class: sizeClass)
      target.pointee.entries = larger
      target.pointee.sizeClass += 1
    }
    target.pointee.entries[count] = Entry(column: column, position: -1, coefficient: coefficient)
    target.pointee.count &+= 1
    return Int32(count)
  }

  private mutating func appendReference(column: Int32, _ reference: Reference) -> Int32 {
    let target = columns + Int(column)
    let count = Int(target.pointee.referenceCount)
    let sizeClass = Int(target.pointee.sizeClass)
    if (count &+ 1) &* MemoryLayout<Reference>.stride > BlockPool.bytes(ofClass: sizeClass) {
      let larger = pool.take(class: sizeClass + 1).assumingMemoryBound(to: Reference.self)
      larger.update(from: target.pointee.references, count: count)
      pool.giveBack(UnsafeMutableRawPointer(target.pointee.references), class: sizeClass)
      target.pointee.references = larger
      target.pointee.sizeClass += 1
    }
    target.pointee.references[count] = reference
    target.pointee.referenceCount &+= 1
    return Int32(count)
  }

  /// Takes an entry's reference out of its column's list.
  private mutating func unlink(_ entry: Entry) {
    let target = columns + Int(entry.column)
    let last = Int(target.pointee.referenceCount) &- 1
    let position = Int(entry.position)
    if position != last {
      let moved = target.pointee.references[last]
      target.pointee.references[position] = moved
      rows[Int(moved.row)].entries[Int(moved.position)].position = entry.position
    }
    target.pointee.referenceCount = Int32(last)
  }

  /// Takes a variable index whose value is 0.
  mutating func addVariable() -> Int32 {
    let index: Int32
    if freeVariables.isEmpty {
      index = Int32(variables.count)
      variables.append(VariableRecord())
      reserveColumn(index &* 2)
    } else {
      index = freeVariables.removeLast()
    }
    columns[Int(index) * 2].isLive = true
    return index
  }

  /// Frees the index of a variable that no constraint names.
  ///
  /// No row can depend on such a variable but by rounding; then the tableau is built anew without.
  mutating func removeVariable(_ index: Int32) {
    let column = columns + Int(index) * 2
    if column.pointee.row >= 0 || column.pointee.referenceCount > 0 { refactor() }
    column.pointee.isLive = false
    column.pointee.value = 0
    column.pointee.reported = 0
    column.pointee.generation &+= 1
    freeVariables.append(index)
  }

  /// Whether a handle names a variable that stands.
  @inline(__always)
  func isGood(_ variable: Variable) -> Bool {
    guard variable.index >= 0, Int(variable.index) < variables.count else { return false }
    let column = columns + Int(variable.column)
    return column.pointee.isLive && column.pointee.generation == variable.generation
  }

  /// Whether a handle names a constraint that stands.
  @inline(__always)
  func isGood(_ handle: ConstraintHandle) -> Bool {
    guard handle.index >= 0, Int(handle.index) < constraints.count else { return false }
    let column = columns + Int(handle.column)
    return column.pointee.isLive && column.pointee.generation == handle.generation
  }
}
