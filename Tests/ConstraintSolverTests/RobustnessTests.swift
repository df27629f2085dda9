// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import ConstraintSolver
import TestSupport
import Testing

/// Degenerate, large and badly scaled systems.
@Suite struct RobustnessTests {
  /// Beale (1955): the textbook example on which the plain simplex method cycles for ever.
  ///
  /// Its least objective is -1/20, at x = (1/25, 0, 1, 0).
  @Test("Degenerate systems do not cycle")
  func cycling() throws {
    do {  // The example of Beale does not cycle.
      let solver = ConstraintSolver()
      let x = solver.makeVariables(4)
      for variable in x { try solver.add([(variable, 1)], .greaterOrEqual, 0) }
      try solver.add([(x[0], 0.25), (x[1], -60), (x[2], -0.04), (x[3], 9)], .lessOrEqual, 0)
      try solver.add([(x[0], 0.5), (x[1], -90), (x[2], -0.02), (x[3], 3)], .lessOrEqual, 0)
      try solver.add([(x[2], 1)], .lessOrEqual, 1)
      let goal = try solver.add(
        [(x[0], -0.75), (x[1], 150), (x[2], -0.02), (x[3], 6)],
        .equal,
        -1000,
        at: 500
      )
      expect(abs(solver.deviation(of: goal) - 999.95) < 1e-9)
      expect(abs(solver.value(of: x[0]) - 0.04) < 1e-9)
      expect(abs(solver.value(of: x[2]) - 1) < 1e-9)
      // The other way round, the primal simplex has to find the way back from the far side.
      let pull = try solver.add([(x[2], 1)], .equal, 0, at: 600)
      solver.removeConstraint(pull)
      expect(abs(solver.deviation(of: goal) - 999.95) < 1e-9)
      expectEqual(solver.stallCount, 0)
    }
    let solver = ConstraintSolver()
    let v = solver.makeVariables(6)
    var generator = SplitMix64(seed: 41)
    var handles: [ConstraintHandle] = []
    for _ in 0..<300 {
      let (one, other) = (generator.below(6), generator.below(6))
      let relation = generator.pick([ConstraintRelation.lessOrEqual, .greaterOrEqual, .equal])
      let priority = generator.pick([1000.0, 750, 500, 250])
      handles.append(
        try solver.add(
          [(v[one], generator.pick([-2, -1, 1, 2])), (v[other], generator.pick([-3, 1, 3]))],
          relation,
          0,
          at: priority
        )
      )
    }
    for variable in v { expect(abs(solver.value(of: variable)) < 1e-9) }
    while !handles.isEmpty {
      solver.removeConstraint(handles.remove(at: generator.below(handles.count)))
    }
    expectEqual(solver.stallCount, 0)
  }

  /// The offset of the last of n stacked views is the sum of what is above it.
  @Test("Large systems and enormous bounds keep their precision")
  func scale() throws {
    do {  // A stack of one thousand views solves, changes and dissolves.
      let solver = ConstraintSolver()
      let tops = solver.makeVariables(1000)
      let heights = solver.makeVariables(1000)
      try solver.add([(tops[0], 1)], .equal, 11)
      var handles: [ConstraintHandle] = []
      for index in tops.indices {
        if index > 0 {
          try solver.add(
            [(tops[index], 1), (tops[index - 1], -1), (heights[index - 1], -1)],
            .equal,
            3
          )
        }
        handles.append(try solver.add([(heights[index], 1)], .greaterOrEqual, 17, at: 750))
        try solver.add([(heights[index], 1)], .lessOrEqual, 17, at: 250)
      }
      expectEqual(solver.value(of: tops[999]), 11 + 999 * 20)
      try solver.setConstant(34, of: handles[500])
      expectEqual(solver.value(of: tops[500]), 11 + 500 * 20)
      expectEqual(solver.value(of: tops[999]), 11 + 999 * 20 + 17)
      for handle in handles { solver.removeConstraint(handle) }
      expect(solver.value(of: tops[999]) <= 11 + 999 * 20)
      expectEqual(solver.stallCount, 0)
    }
    let solver = ConstraintSolver()
    let v = solver.makeVariables(2)
    try solver.add([(v[0], 1)], .lessOrEqual, 1e15)
    try solver.add([(v[0], 1)], .greaterOrEqual, -1e15, at: 900)
    try solver.add([(v[0], 3)], .equal, 1, at: 500)
    try solver.add([(v[1], 1), (v[0], -1)], .equal, 0.125)
    expect(abs(solver.value(of: v[1]) - (1.0 / 3 + 0.125)) < 1e-15)
  }

  @Test("Repeated changes do not accumulate rounding")
  func rounding() throws {
    do {  // Constants changed 20,000 times leave no trace.
      let solver = ConstraintSolver()
      let v = solver.makeVariables(4)
      let base = try solver.add([(v[0], 1)], .equal, 0.1)
      for (left, right) in zip(v, v.dropFirst()) {
        try solver.add([(right, 1), (left, -1.1)], .equal, 1.0 / 3)
      }
      let before = v.map { solver.value(of: $0) }
      for round in 0..<20_000 { try solver.setConstant(0.1 + Double(round % 97) / 7, of: base) }
      try solver.setConstant(0.1, of: base)
      expectEqual(v.map { solver.value(of: $0) }, before, "values are sums, not increments")
    }
    // An upper and a lower wish take turns, each change is a pivot on multiples of 1/3 and 0.7.
    let solver = ConstraintSolver()
    let v = solver.makeVariables(3)
    let first = try solver.add([(v[0], 1.0 / 3), (v[1], -0.7)], .greaterOrEqual, 0.1)
    try solver.add([(v[1], 0.7), (v[2], -1.0 / 7)], .equal, 0.3)
    let wish = try solver.add([(v[0], 1), (v[2], 0.9)], .equal, 1, at: 500)
    try solver.add([(v[0], 1)], .lessOrEqual, 5, at: 600)
    try solver.add([(v[2], 1)], .greaterOrEqual, -5, at: 600)
    for round in 0..<20_000 {
      try solver.setConstant(round % 2 == 0 ? 100 : -100, of: wish)
      try solver.setConstant(round % 3 == 0 ? 3 : -3, of: first)
    }
    expect(solver.pivotCount > 10_000, "the case must pivot to say anything")
    let (x, y, z) = (solver.value(of: v[0]), solver.value(of: v[1]), solver.value(of: v[2]))
    expect(abs(0.7 * y - z / 7 - 0.3) < 1e-11)
    expect(x / 3 - 0.7 * y >= solver.constant(of: first) - 1e-9)
  }

  @Test func `a change that reaches the step limit is finished by the next one`() throws {
    let solver = ConstraintSolver()
    let v = solver.makeVariables(3)
    for variable in v { try solver.add([(variable, 1)], .greaterOrEqual, 0, at: 900) }
    let sum = try solver.add([(v[0], 1), (v[1], 1), (v[2], 1)], .equal, 9)
    for variable in v { try solver.add([(variable, 1)], .lessOrEqual, 4) }
    expectEqual(solver.stallCount, 0)
    // Whichever variable takes the change from 9 to -9 is pushed far below 0, and must be pivoted.
    solver.stepLimit = 0
    try solver.setConstant(-9, of: sum)
    expectEqual(solver.stallCount, 1)
    solver.stepLimit = 100_000
    try solver.addConstraint(LinearTerms(solver.makeVariable()), .equal, 1)
    var shortfall = 0.0
    for variable in v { shortfall += max(0, -solver.value(of: variable)) }
    expectEqual(v.reduce(0) { $0 + solver.value(of: $1) }, -9)
    expectEqual(shortfall, 9, "the least sum of deviations at 900")
    try solver.setConstant(10, of: sum)
    expectEqual(v.reduce(0) { $0 + solver.value(of: $1) }, 10)
    expect(v.allSatisfy { (0...4).contains(solver.value(of: $0)) })
    expectEqual(solver.stallCount, 1)
  }
}
