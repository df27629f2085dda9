// SPDX-License-Identifier: Apache-2.0

extension Tableau {
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
