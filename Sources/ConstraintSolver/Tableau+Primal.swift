// SPDX-License-Identifier: Apache-2.0

extension Tableau {
  /// Brings the solution to its optimum by primal simplex steps, keeping every value allowed.
  ///
  /// Only the candidates need a look: the other reduced costs did not change since the last optimum.
  mutating func improve() {
    var idleSteps = 0
    var steps = 0
    while let move = nextCandidate(bland: idleSteps > idleStepLimit) {
      steps &+= 1
      guard steps <= stepLimit else { break }
      let bland = idleSteps > idleStepLimit
      guard let distance = enter(column: move.column, direction: move.direction, bland: bland)
      else { continue }
      idleSteps = distance > Tolerance.value ? 0 : idleSteps + 1
    }
    if steps > stepLimit {
      abandon()
    } else if !suspects.isEmpty {
      // Rounding may have left rows beyond their kinks, and building anew lists what a stalled run
      // left off its side. Without a candidate the tableau is dual feasible, so the dual simplex
      // may go on.
      _ = repair()
    }
  }

  /// Puts a column on the list of the primal simplex.
  @inline(__always)
  mutating func nominate(_ column: Int32) {
    guard !columns[Int(column)].isCandidate else { return }
    columns[Int(column)].isCandidate = true
    candidates.append(column)
  }

  /// Puts all columns of a row on the list of the primal simplex.
  mutating func nominateEntries(row: Int32) {
    let entries = rows[Int(row)].entries
    for position in 0..<Int(rows[Int(row)].count) { nominate(entries[position].column) }
  }

  /// Moves a nonbasic column in a direction until going on would not pay, and makes it basic there.
  ///
  /// Kinks that leave the rate negative are passed on the way (their rows flip); the row whose kink
  /// turns the rate gives up its basic column. Returns the distance moved, or nil when nothing bends
  /// the cost, which a bounded objective allows only for a rate that is zero but for rounding.
  mutating func enter(column: Int32, direction: Double, bland: Bool) -> Double? {
    collectKinks(column: column, direction: direction)
    guard !kinks.isEmpty else { return nil }
    let slope = slope(column: column, up: direction > 0)
    loadRate(column: column, direction: direction, slope: slope)
    var passed = 0
    var last = 0
    while true {
      let nearest = nearestKink(from: passed, bland: bland)
      let kink = kinks[nearest]
      kinks[nearest] = kinks[passed]
      kinks[passed] = kink
      last = passed
      // Bland's rule is about steps that end at the first kink. The last kink ends the step in any
      // case: the cost is bounded, so a rate that is still negative there is so by rounding.
      if bland || passed == kinks.count - 1 || turnsRate(kink) { break }
      passed += 1
    }
    // Gradients first: `move` looks whether rows are on the side that their gradients say.
    for index in 0..<last { passKink(kinks[index], direction: direction) }
    let kink = kinks[last]
    let leaving = rows[Int(kink.row)].basic
    move(column: column, by: direction * kink.distance)
    columns[Int(leaving)].value = columns[Int(leaving)].bound
    pivot(
      row: kink.row,
      position: Int(kink.position),
      gradient: direction > 0 ? columns[Int(column)].above : -columns[Int(column)].below
    )
    // The pivot has changed the reduced costs of this row's columns and of no others.
    nominateEntries(row: kink.row)
    return kink.distance
  }

  /// Lists the rows whose cost bends when a nonbasic column moves in a direction.
  mutating func collectKinks(column: Int32, direction: Double) {
    kinks.removeAll()
    let references = columns[Int(column)].references
    for index in 0..<Int(columns[Int(column)].referenceCount) {
      let reference = references[index]
      let row = rows[Int(reference.row)]
      let coefficient = row.entries[Int(reference.position)].coefficient * direction
      let basic = columns[Int(row.basic)]
      let isUp = coefficient > 0
      let beyond = isUp ? basic.above : basic.below
      let gradient = isUp ? basic.gradient : -basic.gradient
      // It is on that side already, or the cost does not bend: no kink lies ahead. Variables have
      // none.
      guard gradient != beyond else { continue }
      let size = abs(coefficient)
      let way = isUp ? basic.bound - basic.value : basic.value - basic.bound
      let rise = beyond == Slope.blocked ? Double.infinity : Double(beyond - gradient) * size
      kinks.append(
        Kink(
          row: reference.row,
          position: reference.position,
          // A value that is past its bound by less than the tolerance has its kink here and not
          // behind.
          distance: max(0, way) / size,
          rise: rise
        )
      )
    }
  }

  /// Takes the improving move to make next off the list: the steepest at the highest priority, or the first by index.
  private mutating func nextCandidate(bland: Bool) -> (column: Int32, direction: Double)? {
    var best: (column: Int32, direction: Double)?
    var bestPosition = -1
    var bestLevel = Int.max
    var bestRate = 0.0
    var position = 0
    while position < candidates.count {
      let column = candidates[position]
      guard let move = improvement(column) else {
        columns[Int(column)].isCandidate = false
        candidates.swapRemove(at: position)
        continue
      }
      let isBetter: Bool
      if let best, bland {
        isBetter = column < best.column
      } else {
        isBetter = move.level < bestLevel || (move.level == bestLevel && move.rate < bestRate)
      }
      if isBetter {
        best = (column, move.direction)
        bestPosition = position
        bestLevel = move.level
        bestRate = move.rate
      }
      position &+= 1
    }
    guard let best else { return nil }
    columns[Int(best.column)].isCandidate = false
    candidates.swapRemove(at: bestPosition)
    return best
  }

  /// The direction in which moving a nonbasic column improves the solution, if there is one.
  private func improvement(_ column: Int32) -> (direction: Double, level: Int, rate: Double)? {
    // It may have become basic, or gone, since it was nominated.
    guard columns[Int(column)].row < 0, columns[Int(column)].isLive else { return nil }
    for up in [true, false] {
      let slope = slope(column: column, up: up)
      guard slope != Slope.blocked else { continue }
      let own = ownLevel(column, slope: slope)
      for level in 0..<levels.count {
        let rate = movingCost(column, up: up, ownLevel: own, level: level)
        // What costs at a higher priority is no improvement, whatever it gains below.
        if rate > 0 { break }
        if rate < 0 { return (up ? 1 : -1, level, rate) }
      }
    }
    return nil
  }

  private mutating func loadRate(column: Int32, direction: Double, slope: Int8) {
    let own = ownLevel(column, slope: slope)
    for level in 0..<levels.count {
      rate[level] = movingCost(column, up: direction > 0, ownLevel: own, level: level)
    }
  }

  private func nearestKink(from start: Int, bland: Bool) -> Int {
    var nearest = start
    for index in start + 1..<max(start + 1, kinks.count) {
      let distance = kinks[index].distance
      let best = kinks[nearest].distance
      // Equal distances are the ties that cycles are made of; rounding must not break them by
      // chance.
      if bland && abs(distance - best) <= Tolerance.value {
        let basic = rows[Int(kinks[index].row)].basic
        if basic < rows[Int(kinks[nearest].row)].basic { nearest = index }
      } else if distance < best {
        nearest = index
      }
    }
    return nearest
  }

  /// Adds a kink's rise to the rate and tells whether going on past it stops paying.
  private func turnsRate(_ kink: Kink) -> Bool {
    guard kink.rise < .infinity else { return true }
    let bent = Int(columns[Int(rows[Int(kink.row)].basic)].level)
    rate[bent] = Tableau.sum(rate[bent], kink.rise)
    for level in 0..<levels.count where rate[level] != 0 { return rate[level] > 0 }
    return true
  }

  private mutating func passKink(_ kink: Kink, direction: Double) {
    let entry = rows[Int(kink.row)].entries[Int(kink.position)]
    let basic = columns[Int(rows[Int(kink.row)].basic)]
    let isUp = entry.coefficient * direction > 0
    setGradient(row: kink.row, isUp ? basic.above : -basic.below)
    nominateEntries(row: kink.row)
    flipCount &+= 1
  }
}
