// SPDX-License-Identifier: Apache-2.0

extension Tableau {
  /// Reduced costs of a column, highest priority first.
  @inline(__always)
  func costVector(_ column: Int32) -> UnsafeMutablePointer<Double> {
    costs + Int(column) &* stride
  }

  /// Cost per unit of moving a nonbasic column in a direction, at a level; exactly 0 for rounding.
  ///
  /// `ownLevel` is the level at which the column's own slope charges, or -1.
  @inline(__always)
  func movingCost(_ column: Int32, up: Bool, ownLevel: Int, level: Int) -> Double {
    var reduced = costVector(column)[level]
    // Its sign decides a step, so rounding must not pass for a cost.
    if reduced != 0 && abs(reduced) < Tolerance.smallCost {
      reduced = recomputedCost(column, level: level)
    }
    let moved = up ? reduced : -reduced
    return level == ownLevel ? Tableau.sum(moved, 1) : moved
  }

  /// The level at which a column's own slope charges for a direction, or -1.
  @inline(__always)
  func ownLevel(_ column: Int32, slope: Int8) -> Int {
    slope == Slope.soft ? Int(columns[Int(column)].level) : -1
  }

  /// Lexicographic sign of the cost of moving a nonbasic column up (1) or down (-1).
  ///
  /// Negative means that the move improves the solution; the direction must not be blocked.
  func costSign(column: Int32, direction: Double) -> Int {
    let up = direction > 0
    let own = ownLevel(column, slope: slope(column: column, up: up))
    for level in 0..<levels.count {
      let cost = movingCost(column, up: up, ownLevel: own, level: level)
      if cost != 0 { return cost > 0 ? 1 : -1 }
    }
    return 0
  }

  /// What moving a column from its bound costs in a direction.
  @inline(__always)
  func slope(column: Int32, up: Bool) -> Int8 {
    up ? columns[Int(column)].above : columns[Int(column)].below
  }

  /// Sets the gradient of a basic column and carries the change over to the reduced costs.
  ///
  /// A reduced cost is the sum over the rows of gradient times coefficient, at the gradient's level.
  mutating func setGradient(row: Int32, _ gradient: Int8) {
    let basic = columns + Int(rows[Int(row)].basic)
    let change = Double(gradient &- basic.pointee.gradient)
    basic.pointee.gradient = gradient
    guard change != 0 else { return }
    let level = Int(basic.pointee.level)
    let entries = rows[Int(row)].entries
    for position in 0..<Int(rows[Int(row)].count) {
      let entry = entries[position]
      let cost = costs + (Int(entry.column) &* stride &+ level)
      cost.pointee = Tableau.sum(cost.pointee, change * entry.coefficient)
    }
  }

  /// Pivots coefficients and reduced costs; the entering column takes a gradient with it.
  ///
  /// With d the reduced cost of the entering column plus its gradient, g the gradient of the leaving
  /// one and a the pivot: every other column of the row gains d times its new coefficient, and the
  /// leaving column's cost becomes d / a - g. Values and the undo log are the caller's.
  mutating func pivot(row: Int32, position: Int, gradient: Int8) {
    let entries = rows[Int(row)].entries
    let entering = entries[position].column
    let leaving = rows[Int(row)].basic
    let inverse = 1 / entries[position].coefficient
    exchange(row: row, position: position)
    let source = costVector(entering)
    if gradient != 0 {
      let level = Int(columns[Int(entering)].level)
      source[level] = Tableau.sum(source[level], Double(gradient))
    }
    let target = costVector(leaving)
    for level in 0..<levels.count {
      let reduced = source[level]
      target[level] = reduced * inverse
      guard reduced != 0 else { continue }
      source[level] = 0
      for index in 0..<Int(rows[Int(row)].count) where index != position {
        let cost = costs + (Int(entries[index].column) &* stride &+ level)
        cost.pointee = Tableau.sum(cost.pointee, reduced * entries[index].coefficient)
      }
    }
    let old = columns[Int(leaving)].gradient
    if old != 0 {
      let level = Int(columns[Int(leaving)].level)
      target[level] = Tableau.sum(target[level], -Double(old))
    }
    columns[Int(entering)].gradient = gradient
    columns[Int(leaving)].gradient = 0
  }

  /// Computes all reduced costs anew from the gradients of the basic columns.
  mutating func recomputeCosts() {
    costs.update(repeating: 0, count: columnCapacity * stride)
    for row in 0..<rows.count where rows[row].basic >= 0 {
      let basic = Int(rows[row].basic)
      let gradient = columns[basic].gradient
      // `setGradient` adds the change, and all costs start from zero here.
      columns[basic].gradient = 0
      setGradient(row: Int32(row), gradient)
    }
  }

  /// A reduced cost summed anew over the column, and stored; exactly 0 when its terms cancel out.
  ///
  /// A small number may be rounding or, with widely differing coefficients, a true cost. The terms
  /// that it is the sum of tell which.
  private func recomputedCost(_ column: Int32, level: Int) -> Double {
    let references = columns[Int(column)].references
    var cost = 0.0
    var magnitude = 0.0
    for index in 0..<Int(columns[Int(column)].referenceCount) {
      let row = rows[Int(references[index].row)]
      let basic = columns[Int(row.basic)]
      guard basic.gradient != 0, Int(basic.level) == level else { continue }
      let term = Double(basic.gradient) * row.entries[Int(references[index].position)].coefficient
      cost += term
      magnitude += abs(term)
    }
    if abs(cost) <= Tolerance.cancellation * magnitude { cost = 0 }
    costVector(column)[level] = cost
    return cost
  }

  /// Number of levels without constraints that are kept for the next constraint of their priority.
  private static let idleLevelLimit = 4

  /// Counts a constraint in at a priority, and returns the level's index.
  ///
  /// O(distinct priorities), or O(columns) for a priority that was not there.
  mutating func enterLevel(priority: Double) -> Int32 {
    var index = 0
    while index < levels.count && levels[index].priority > priority { index += 1 }
    if index == levels.count || levels[index].priority != priority {
      // Emptied levels are kept, as entering one again touches no column, but not without end: each
      // makes every cost vector longer.
      if levels.count > Tableau.idleLevelLimit {
        dropIdleLevels()
        index = 0
        while index < levels.count && levels[index].priority > priority { index += 1 }
      }
      insertLevel(priority: priority, at: index)
    }
    levels.base[index].constraintCount += 1
    return Int32(index)
  }

  /// Counts a constraint out of a level.
  mutating func leaveLevel(_ level: Int32) {
    levels.base[Int(level)].constraintCount -= 1
  }

  private mutating func insertLevel(priority: Double, at index: Int) {
    if levels.count == stride { widenCosts() }
    levels.append(Level(priority: priority, constraintCount: 0))
    for position in Swift.stride(from: levels.count - 1, to: index, by: -1) {
      levels[position] = levels[position - 1]
    }
    levels[index] = Level(priority: priority, constraintCount: 0)
    for column in 0..<columnCapacity {
      let cost = costVector(Int32(column))
      for position in Swift.stride(from: levels.count - 1, to: index, by: -1) {
        cost[position] = cost[position - 1]
      }
      cost[index] = 0
      if columns[column].level >= index { columns[column].level += 1 }
    }
  }

  /// Takes out the levels whose constraints are all gone; their costs are zero but for rounding.
  private mutating func dropIdleLevels() {
    var kept = 0
    for index in 0..<levels.count {
      guard levels[index].constraintCount > 0 else { continue }
      if kept != index { moveLevel(from: index, to: kept) }
      kept += 1
    }
    for index in kept..<levels.count {
      for column in 0..<columnCapacity { costs[column * stride + index] = 0 }
    }
    while levels.count > kept { _ = levels.removeLast() }
  }

  private mutating func moveLevel(from source: Int, to target: Int) {
    levels[target] = levels[source]
    for column in 0..<columnCapacity {
      costs[column * stride + target] = costs[column * stride + source]
      if columns[column].level == source { columns[column].level = Int32(target) }
    }
  }

  private mutating func widenCosts() {
    let wider = stride * 2
    let larger = UnsafeMutablePointer<Double>.allocate(capacity: columnCapacity * wider)
    larger.initialize(repeating: 0, count: columnCapacity * wider)
    for column in 0..<columnCapacity {
      (larger + column * wider).update(from: costs + column * stride, count: levels.count)
    }
    costs.deallocate()
    rate.deallocate()
    costs = larger
    stride = wider
    rate = .allocate(capacity: wider)
  }
}
