// SPDX-License-Identifier: Apache-2.0

extension Tableau {
  /// Takes a constraint index and stores its terms; duplicates are added up, zeros are dropped.
  mutating func recordConstraint(_ terms: LinearTerms, priority: Double) -> Int32 {
    let index: Int32
    if freeConstraints.isEmpty {
      index = Int32(constraints.count)
      let block = pool.take(class: 0).assumingMemoryBound(to: Entry.self)
      constraints.append(
        ConstraintRecord(terms: block, termCount: 0, sizeClass: 0, priority: priority)
      )
      reserveColumn(index &* 2 &+ 1)
    } else {
      index = freeConstraints.removeLast()
    }
    let record = constraints.base + Int(index)
    record.pointee.priority = priority
    record.pointee.termCount = 0
    reserveTerms(index, count: terms.count)
    for position in 0..<terms.count { addTerm(terms[position], to: record) }
    for position in 0..<Int(record.pointee.termCount) {
      slots[Int(record.pointee.terms[position].column)] = -1
    }
    columns[Int(index &* 2 &+ 1)].isLive = true
    return index
  }

  /// Sets the slopes that a relation and a priority mean, and enters the level of a soft one.
  mutating func setCost(constraint: Int32, relation: ConstraintRelation, priority: Double) {
    let column = columns + Int(constraint &* 2 &+ 1)
    let isRequired = priority == ConstraintSolver.requiredPriority
    let price = isRequired ? Slope.blocked : Slope.soft
    column.pointee.above = relation == .greaterOrEqual ? Slope.free : price
    column.pointee.below = relation == .lessOrEqual ? Slope.free : price
    // Charged nothing at first, the new row leaves all reduced costs as they are.
    column.pointee.gradient = 0
    if !isRequired { column.pointee.level = enterLevel(priority: priority) }
  }

  /// Adds a recorded constraint's row and repairs the tableau; returns the conflicting row or -1.
  mutating func introduce(constraint: Int32, bound: Double) -> Int32 {
    let column = constraint &* 2 &+ 1
    let row = takeRow(basic: column)
    let record = constraints[Int(constraint)]
    for position in 0..<Int(record.termCount) {
      accumulate(
        column: record.terms[position].column,
        coefficient: record.terms[position].coefficient,
        row: row
      )
    }
    linkRow(row)
    columns[Int(column)].bound = bound
    columns[Int(column)].value = evaluate(row: row).value
    suspect(row)
    return repair()
  }

  /// Takes a constraint out of the tableau and finds the optimum without it.
  ///
  /// A column that no row holds cannot be made basic; only rounding leads there, and building the
  /// tableau anew without the constraint heals it.
  mutating func withdraw(constraint: Int32) {
    let column = constraint &* 2 &+ 1
    if columns[Int(column)].row < 0 {
      // The column is nonbasic, so its demand stands in other rows. Without a charge for leaving
      // its bound it can be made basic, and then its row alone holds it.
      columns[Int(column)].above = Slope.free
      columns[Int(column)].below = Slope.free
      release(column: column)
    } else {
      // The row stands for itself already; only its charge has to leave the reduced costs before it
      // goes.
      setGradient(row: columns[Int(column)].row, 0)
    }
    let row = columns[Int(column)].row
    if row >= 0 {
      // What the constraint forbade or charged for was to be had by moving these columns.
      nominateEntries(row: row)
      dropRow(row)
    }
    forget(constraint: constraint)
    if row >= 0 { improve() } else { refactor() }
  }

  /// Takes a constraint back whose introduction ended in a conflict.
  mutating func reject(constraint: Int32) {
    undo()
    dropRow(columns[Int(constraint &* 2 &+ 1)].row)
    forget(constraint: constraint)
    recomputeValues()
    clearSuspects()
  }

  mutating func setPriority(_ priority: Double, constraint: Int32) {
    let column = columns + Int(constraint &* 2 &+ 1)
    let row = column.pointee.row
    let gradient = column.pointee.gradient
    // Costs are kept by level, so the charge is taken out of the old level and put into the new
    // one.
    if row >= 0 { setGradient(row: row, 0) }
    leaveLevel(column.pointee.level)
    column.pointee.level = enterLevel(priority: priority)
    constraints.base[Int(constraint)].priority = priority
    if row >= 0 {
      setGradient(row: row, gradient)
      nominateEntries(row: row)
    } else {
      // The own slope of a nonbasic column stands in no reduced cost; it alone has another price
      // now.
      nominate(constraint &* 2 &+ 1)
    }
    improve()
  }

  func deviation(constraint: Int32) -> Double {
    let column = columns[Int(constraint &* 2 &+ 1)]
    guard column.row >= 0 else { return 0 }
    let exact = evaluate(row: column.row)
    let gap = column.bound - exact.value
    if abs(gap) <= Tolerance.value + Tolerance.relativeValue * exact.magnitude { return 0 }
    return (gap > 0 ? column.below : column.above) == Slope.free ? 0 : abs(gap)
  }

  /// Frees the index of a constraint, whose row must be removed before.
  mutating func forget(constraint: Int32) {
    let column = columns + Int(constraint &* 2 &+ 1)
    let record = constraints[Int(constraint)]
    if record.priority < ConstraintSolver.requiredPriority { leaveLevel(column.pointee.level) }
    for position in 0..<Int(record.termCount) {
      variables.base[Int(record.terms[position].column / 2)].useCount -= 1
    }
    column.pointee.isLive = false
    column.pointee.above = Slope.free
    column.pointee.below = Slope.free
    column.pointee.gradient = 0
    column.pointee.level = 0
    column.pointee.value = 0
    column.pointee.generation &+= 1
    freeConstraints.append(constraint)
  }

  /// Makes a nonbasic column whose slopes are free basic, so that its row can be dropped.
  private mutating func release(column: Int32) {
    // What the constraint held back is taken first: that move has to be made anyway, and makes it
    // basic.
    for direction in [1.0, -1.0] where costSign(column: column, direction: direction) < 0 {
      if enter(column: column, direction: direction, bland: false) != nil { return }
    }
    if exchangeWithVariable(column: column) { return }
    // No variable depends on it, only other activities do. It goes to the nearest of their kinks,
    // which moves no value off its allowed side.
    collectKinks(column: column, direction: 1)
    let up = kinks.isEmpty ? Double.infinity : nearestDistance
    collectKinks(column: column, direction: -1)
    let down = kinks.isEmpty ? Double.infinity : nearestDistance
    _ = enter(column: column, direction: up <= down ? 1 : -1, bland: false)
  }

  private var nearestDistance: Double {
    var nearest = Double.infinity
    for index in 0..<kinks.count { nearest = min(nearest, kinks[index].distance) }
    return nearest
  }

  /// Exchanges a nonbasic column for a basic variable, which keeps its value; values do not move.
  ///
  /// The shortest row is taken, which keeps the tableau sparse, unless its coefficient is small.
  private mutating func exchangeWithVariable(column: Int32) -> Bool {
    let references = columns[Int(column)].references
    let count = Int(columns[Int(column)].referenceCount)
    var largest = 0.0
    for index in 0..<count where rows[Int(references[index].row)].basic & 1 == 0 {
      largest = max(largest, abs(coefficient(at: references[index])))
    }
    guard largest > 0 else { return false }
    var best = references[0]
    var bestCount = Int32.max
    for index in 0..<count where rows[Int(references[index].row)].basic & 1 == 0 {
      let length = rows[Int(references[index].row)].count
      let isSound = abs(coefficient(at: references[index])) >= Tolerance.soundPivot * largest
      if isSound && length < bestCount {
        best = references[index]
        bestCount = length
      }
    }
    let variable = rows[Int(best.row)].basic
    // Becoming nonbasic, it is no longer a sum that could be taken anew, so its value has to be
    // exact now.
    columns[Int(variable)].value = evaluate(row: best.row).value
    pivot(row: best.row, position: Int(best.position), gradient: 0)
    return true
  }

  private func coefficient(at reference: Reference) -> Double {
    rows[Int(reference.row)].entries[Int(reference.position)].coefficient
  }

  private mutating func reserveTerms(_ constraint: Int32, count: Int) {
    let record = constraints.base + Int(constraint)
    while count * MemoryLayout<Entry>.stride
      > BlockPool.bytes(ofClass: Int(record.pointee.sizeClass))
    {
      let sizeClass = Int(record.pointee.sizeClass)
      pool.giveBack(UnsafeMutableRawPointer(record.pointee.terms), class: sizeClass)
      record.pointee.terms = pool.take(class: sizeClass + 1).assumingMemoryBound(to: Entry.self)
      record.pointee.sizeClass += 1
    }
  }

  private mutating func addTerm(
    _ term: LinearTerms.Term,
    to record: UnsafeMutablePointer<ConstraintRecord>
  ) {
    let column = term.variable.column
    // `slots` maps columns to terms while a constraint is recorded, as it does to entries of a row.
    let slot = slots[Int(column)]
    if slot >= 0 {
      let coefficient = record.pointee.terms[Int(slot)].coefficient
      record.pointee.terms[Int(slot)].coefficient = Tableau.sum(coefficient, term.coefficient)
      return
    }
    let count = record.pointee.termCount
    slots[Int(column)] = count
    record.pointee.terms[Int(count)] = Entry(
      column: column,
      position: -1,
      coefficient: term.coefficient
    )
    record.pointee.termCount += 1
    variables.base[Int(column / 2)].useCount += 1
  }
}
