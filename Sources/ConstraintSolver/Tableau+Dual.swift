// SPDX-License-Identifier: Apache-2.0

extension Tableau {
  /// Brings every basic column to its allowed side by dual simplex steps, keeping optimality.
  ///
  /// Stops at `stepLimit`. Returns the row that proves required constraints contradictory, or -1. Each step is logged for
  /// `undo`. Cycling is excluded by Bland's smallest-index rule ("New finite pivoting rules for the
  /// simplex method", Mathematics of Operations Research 1977), taken once steps stop to gain.
  mutating func repair() -> Int32 {
    undoLog.removeAll()
    var idleSteps = 0
    var steps = 0
    while let row = nextSuspect(bland: idleSteps > idleStepLimit) {
      let bland = idleSteps > idleStepLimit
      let basic = rows[Int(row)].basic
      // The value was kept up by increments; before a step is decided by it, it is summed anew.
      let exact = evaluate(row: row)
      columns[Int(basic)].value = exact.value
      let gap = gap(of: basic)
      // A sum of great numbers is no more exact than they are, so the limit grows with them.
      let limit = Tolerance.value + Tolerance.relativeValue * exact.magnitude
      guard abs(gap) > limit else { continue }
      steps &+= 1
      guard steps <= stepLimit else { break }
      let position = cheapestEntry(row: row, up: gap > 0, bland: bland)
      // Missing the constraint is one of the ways out, with the bend of its cost as the price.
      if flipIsCheaper(row: row, up: gap > 0, than: position) {
        let column = columns[Int(basic)]
        logStep(row: row, leaving: -1, gradient: column.gradient, enteringValue: 0)
        setGradient(row: row, gap > 0 ? -column.below : column.above)
        flipCount &+= 1
        continue
      }
      // Nothing in the row may move to that side, and the activity may not stay: the row itself is
      // the proof that required constraints contradict each other.
      guard position >= 0 else { return row }
      idleSteps = rateIsZero ? idleSteps + 1 : 0
      pivotToBound(row: row, position: position, gap: gap)
    }
    if steps > stepLimit { abandon() }
    return -1
  }

  /// Steps without gain after which Bland's rule is taken; free variables enter without gain.
  var idleStepLimit: Int { 64 + 2 * (rows.count + variables.count) }

  /// Ends a run of steps that rounding keeps from ending; the next change starts by building anew.
  mutating func abandon() {
    stallCount &+= 1
    isStalled = true
    clearSuspects()
    while !candidates.isEmpty { columns[Int(candidates.removeLast())].isCandidate = false }
  }

  /// Takes the steps of the last `repair` back, newest first.
  mutating func undo() {
    while !undoLog.isEmpty {
      let step = undoLog.removeLast()
      if step.leaving < 0 {
        setGradient(row: step.row, step.gradient)
        continue
      }
      // A step's pivot is taken back by the pivot on the same row with the same two columns. The
      // values of basic columns are not restored: the caller sums them anew once all steps are
      // back.
      let entering = rows[Int(step.row)].basic
      var position = 0
      while rows[Int(step.row)].entries[position].column != step.leaving { position += 1 }
      pivot(row: step.row, position: position, gradient: step.gradient)
      columns[Int(entering)].value = step.enteringValue
      if entering & 1 == 0 { touch(entering) }
    }
    clearSuspects()
  }

  /// Forgets the rows that wait for `repair`.
  mutating func clearSuspects() {
    while !suspects.isEmpty { rows.base[Int(suspects.removeLast())].isSuspect = false }
  }

  /// Takes the row that is farthest from its allowed side off the list, or the smallest by index.
  private mutating func nextSuspect(bland: Bool) -> Int32? {
    var best = -1
    var bestGap = 0.0
    var position = 0
    while position < suspects.count {
      let row = suspects[position]
      let basic = rows[Int(row)].basic
      // Since it was listed, the row may have been dropped or brought back by the step of another
      // one.
      let gap = basic < 0 ? 0 : abs(gap(of: basic))
      guard gap > 0 else {
        rows.base[Int(row)].isSuspect = false
        suspects.swapRemove(at: position)
        continue
      }
      // Bland's rule needs the smallest index both of the leaving and of the entering column.
      let isBetter =
        bland && best >= 0
        ? basic < rows[Int(suspects[best])].basic : gap > bestGap
      if isBetter {
        best = position
        bestGap = gap
      }
      position &+= 1
    }
    guard best >= 0 else { return nil }
    let row = suspects[best]
    rows.base[Int(row)].isSuspect = false
    suspects.swapRemove(at: best)
    return row
  }

  /// Position of the entry that can move a row's value at the least cost per unit, or -1.
  ///
  /// Leaves that cost in `rate`. A free variable costs nothing; among several the one that stands in
  /// the fewest rows is taken, which keeps the tableau sparse. Ties else go to the larger pivot.
  private mutating func cheapestEntry(row: Int32, up: Bool, bland: Bool) -> Int {
    let entries = rows[Int(row)].entries
    let count = Int(rows[Int(row)].count)
    var best = -1
    if !bland { best = sparsestVariable(entries, count: count) }
    // Nothing is cheaper than free, so the activities of the row need no look.
    if best >= 0 {
      rate.update(repeating: 0, count: levels.count)
      return best
    }
    // What is left of a coefficient that should have cancelled out is no pivot: dividing by it
    // would make the row a multiple of rounding.
    let least = Tolerance.leastPivot * largestCoefficient(entries, count: count)
    for position in 0..<count {
      let entry = entries[position]
      let direction = (entry.coefficient > 0) == up
      let slope = slope(column: entry.column, up: direction)
      guard slope != Slope.blocked, abs(entry.coefficient) > least else { continue }
      // What counts is the cost per unit by which the row's value moves, not the column's: hence
      // the ratio.
      let order =
        best < 0 ? -1 : compareRatio(entry, up: direction, slope: slope)
      guard order <= 0 else { continue }
      if order == 0 {
        let isPreferred =
          bland
          ? entry.column < entries[best].column
          : abs(entry.coefficient) > abs(entries[best].coefficient)
        guard isPreferred else { continue }
      }
      best = position
      storeRatio(entry, up: direction, slope: slope)
    }
    return best
  }

  /// Position of the variable that stands in the fewest rows, among those with a large coefficient.
  private func sparsestVariable(_ entries: UnsafeMutablePointer<Entry>, count: Int) -> Int {
    var largest = 0.0
    for position in 0..<count where entries[position].column & 1 == 0 {
      largest = max(largest, abs(entries[position].coefficient))
    }
    guard largest > 0 else { return -1 }
    var best = -1
    var bestCount = Int32.max
    for position in 0..<count where entries[position].column & 1 == 0 {
      let references = columns[Int(entries[position].column)].referenceCount
      let isSound = abs(entries[position].coefficient) >= Tolerance.soundPivot * largest
      if isSound && references < bestCount {
        best = position
        bestCount = references
      }
    }
    return best
  }

  private func largestCoefficient(_ entries: UnsafeMutablePointer<Entry>, count: Int) -> Double {
    var largest = 0.0
    for position in 0..<count { largest = max(largest, abs(entries[position].coefficient)) }
    return largest
  }

  /// Compares an entry's cost per unit of the row's value with `rate`: -1, 0 or 1.
  @inline(__always)
  private func compareRatio(_ entry: Entry, up: Bool, slope: Int8) -> Int {
    let own = ownLevel(entry.column, slope: slope)
    let scale = 1 / abs(entry.coefficient)
    for level in 0..<levels.count {
      let ratio = movingCost(entry.column, up: up, ownLevel: own, level: level) * scale
      // Equal costs that were summed in different orders must not decide before the next level
      // does.
      let difference = Tableau.sum(ratio, -rate[level])
      if difference != 0 { return difference < 0 ? -1 : 1 }
    }
    return 0
  }

  @inline(__always)
  private func storeRatio(_ entry: Entry, up: Bool, slope: Int8) {
    let own = ownLevel(entry.column, slope: slope)
    let scale = 1 / abs(entry.coefficient)
    for level in 0..<levels.count {
      rate[level] = movingCost(entry.column, up: up, ownLevel: own, level: level) * scale
    }
  }

  /// Whether leaving the row's value beyond its kink costs no more than the rate at hand.
  ///
  /// The kink's rise is the difference between the assumed gradient and the one beyond.
  private func flipIsCheaper(row: Int32, up: Bool, than position: Int) -> Bool {
    let basic = columns[Int(rows[Int(row)].basic)]
    // The value is to go up because it lies below the bound: beyond is then the side below.
    let beyond = up ? basic.below : basic.above
    guard beyond != Slope.blocked else { return false }
    guard position >= 0 else { return true }
    let rise = Double(up ? basic.gradient + beyond : beyond - basic.gradient)
    for index in 0..<levels.count {
      // The bend has a part at one level only; at the others the rate stands against nothing.
      let difference = index == Int(basic.level) ? Tableau.sum(rate[index], -rise) : rate[index]
      if difference != 0 { return difference > 0 }
    }
    return true
  }

  private var rateIsZero: Bool {
    for index in 0..<levels.count where rate[index] != 0 { return false }
    return true
  }

  /// Pivots a row so that its basic column comes to rest on its bound.
  private mutating func pivotToBound(row: Int32, position: Int, gap: Double) {
    let entry = rows[Int(row)].entries[position]
    let leaving = rows[Int(row)].basic
    let change = gap / entry.coefficient
    let entering = columns[Int(entry.column)]
    logStep(
      row: row,
      leaving: leaving,
      gradient: columns[Int(leaving)].gradient,
      enteringValue: entering.value
    )
    move(column: entry.column, by: change)
    // Set and not added up: a nonbasic activity rests exactly on its constant.
    columns[Int(leaving)].value = columns[Int(leaving)].bound
    pivot(
      row: row,
      position: position,
      // It has left its kink to this side, so this side's charge is what the costs must take for
      // it.
      gradient: change > 0 ? entering.above : -entering.below
    )
    // The row defines the entering column now, and that one may have passed a kink of its own.
    suspect(row)
  }

  private mutating func logStep(row: Int32, leaving: Int32, gradient: Int8, enteringValue: Double) {
    undoLog.append(
      UndoStep(row: row, leaving: leaving, gradient: gradient, enteringValue: enteringValue)
    )
  }
}
