// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import ConstraintSolver
import TestSupport
import Testing

/// A higher priority beats any sum of lower ones.
@Suite struct PriorityTests {
  @Test("A higher priority wins over any number of lower ones, and sums decide within one")
  func order() throws {
    do {  // One constraint beats two thousand of the next lower priority.
      let solver = ConstraintSolver()
      let x = solver.makeVariable()
      for _ in 0..<2000 { try solver.add([(x, 1)], .equal, 1e6, at: 499) }
      expectEqual(solver.value(of: x), 1e6)
      try solver.add([(x, 1)], .equal, 3, at: 500)
      expectEqual(solver.value(of: x), 3)
    }
    do {  // Three hundred distinct priorities keep their order.
      // Every wish is x = its priority, and the strongest that stands wins.
      let solver = ConstraintSolver()
      let x = solver.makeVariable()
      var generator = SplitMix64(seed: 300)
      let priorities = (1...300).map { Double($0) + 0.25 }.shuffled(using: &generator)
      var handles: [(Double, ConstraintHandle)] = []
      for priority in priorities {
        handles.append((priority, try solver.add([(x, 1)], .equal, priority, at: priority)))
        expectEqual(solver.value(of: x), handles.map(\.0).max())
      }
      for _ in 0..<299 {
        solver.removeConstraint(handles.remove(at: generator.below(handles.count)).1)
        expectEqual(solver.value(of: x), handles.map(\.0).max())
      }
    }
    // Two wishes outvote one of the same priority: the median has the least sum.
    let solver = ConstraintSolver()
    let x = solver.makeVariable()
    for wish in [10.0, 90, 80] { try solver.add([(x, 1)], .equal, wish, at: 400) }
    expectEqual(solver.value(of: x), 80)
  }

  @Test("Priorities and suggestions can be changed and removed")
  func changes() throws {
    do {  // A changed priority changes the winner.
      let solver = ConstraintSolver()
      let x = solver.makeVariable()
      let low = try solver.add([(x, 1)], .equal, 10, at: 250)
      let high = try solver.add([(x, 1)], .equal, 20, at: 750)
      expectEqual(solver.value(of: x), 20)
      solver.setPriority(751, of: low)
      expectEqual(solver.value(of: x), 10)
      expectEqual(solver.priority(of: low), 751)
      solver.setPriority(752, of: high)
      expectEqual(solver.value(of: x), 20)
      solver.removeConstraint(high)
      expectEqual(solver.value(of: x), 10)
    }
    let solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add([(x, 1)], .equal, 7, at: 100)
    solver.suggest(x, value: 30, priority: 500)
    expectEqual(solver.value(of: x), 30)
    solver.suggest(x, value: 40, priority: 50)
    expectEqual(solver.value(of: x), 7)
    solver.suggest(x, value: 40, priority: 101)
    expectEqual(solver.value(of: x), 40)
    expectEqual(solver.constraintCount, 2)
    solver.endSuggestion(of: x)
    expectEqual(solver.value(of: x), 7)
    expectEqual(solver.constraintCount, 1)
  }
}

/// Which variables the constraints leave undetermined.
@Suite struct AmbiguityTests {
  @Test("A variable is ambiguous while its constraints leave a choice")
  func ambiguity() throws {
    do {  // A variable without constraints is ambiguous.
      let solver = ConstraintSolver()
      let x = solver.makeVariable()
      expect(solver.isAmbiguous(x))
      expectEqual(solver.value(of: x), 0)
    }
    do {  // An inequality alone leaves a choice and a wish takes it away.
      let solver = ConstraintSolver()
      let v = solver.makeVariables(2)
      try solver.add([(v[0], 1)], .greaterOrEqual, 10)
      try solver.add([(v[1], 1), (v[0], -1)], .equal, 5)
      expectEqual(solver.ambiguousVariables(), v)
      let wish = try solver.add([(v[1], 1)], .equal, 100, at: 1)
      expect(solver.ambiguousVariables().isEmpty)
      solver.removeConstraint(wish)
      expectEqual(solver.ambiguousVariables(), v)
    }
    do {  // Equal wishes for different values leave the values between.
      let solver = ConstraintSolver()
      let v = solver.makeVariables(2)
      try solver.add([(v[0], 1)], .equal, 10, at: 500)
      try solver.add([(v[0], 1)], .equal, 20, at: 500)
      try solver.add([(v[1], 1)], .equal, 3, at: 500)
      expectEqual(solver.ambiguousVariables(), [v[0]])
      expect((10...20).contains(solver.value(of: v[0])))
    }
    let solver = ConstraintSolver()
    let v = solver.makeVariables(2)
    try solver.add([(v[0], 1), (v[1], 1)], .lessOrEqual, 0)
    try solver.add([(v[0], 1)], .greaterOrEqual, 0)
    try solver.add([(v[1], 1)], .greaterOrEqual, 0)
    expect(solver.ambiguousVariables().isEmpty)
  }

  /// A variable is ambiguous when the optimum stays what it is with the variable moved a little; the
  /// equally good values form an interval, which on this data is wider than the move or a point.
  @Test(arguments: [31, 32])
  func `random systems are ambiguous where brute force can move a variable`(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    var ambiguousCount = 0
    for round in 0..<150 {
      let system = LinearSystem.random(
        using: &generator,
        variables: 2,
        constraints: 1 + generator.below(5)
      )
      guard let least = VertexEnumeration(system).deviations else { continue }
      let solver = ConstraintSolver()
      let variables = solver.makeVariables(2)
      _ = try system.load(into: solver, variables: variables)
      let found = Set(solver.ambiguousVariables())
      for (index, variable) in variables.enumerated() {
        let value = solver.value(of: variable)
        let canMove = [value - 1e-3, value + 1e-3]
          .contains {
            let moved = fixing(index, at: $0, in: system)
            guard let deviations = VertexEnumeration(moved).deviations else { return false }
            // Fixing adds a required constraint; without other required ones, a leading zero too.
            let tail = deviations.suffix(least.count)
            return !VertexEnumeration.isLess(least, Array(tail))
          }
        ambiguousCount += canMove ? 1 : 0
        expectEqual(
          found.contains(variable),
          canMove,
          "seed \(seed), \(round) x\(index):\n\(system)"
        )
      }
    }
    expect(ambiguousCount > 50, "the seed gives too few choices to say anything")
  }

  private func fixing(_ index: Int, at value: Double, in system: LinearSystem) -> LinearSystem {
    var coefficients = [Double](repeating: 0, count: system.variableCount)
    coefficients[index] = 1
    var fixed = system
    fixed.constraints.append(
      LinearSystem.Constraint(
        coefficients: coefficients,
        relation: .equal,
        constant: value,
        priority: 1000
      )
    )
    return fixed
  }
}

/// Sums of any length, with names that come twice.
@Suite struct LinearTermsTests {
  @Test("Terms of any count add up and are solved")
  func terms() throws {
    for count in [1, 4, 5, 9, 400] as [Int] {
      let solver = ConstraintSolver()
      let variables = solver.makeVariables(count)
      var terms = LinearTerms()
      for (index, variable) in variables.enumerated() {
        terms.add(variable, Double(index + 1))
        if index < count - 1 {
          try solver.addConstraint(LinearTerms(variable), .equal, Double(index))
        }
      }
      expectEqual(terms.count, count)
      try solver.addConstraint(terms, .equal, 0)
      // sum of i (i + 1) for i below n - 1 is (n - 2)(n - 1) n / 3.
      let rest = Double((count - 2) * (count - 1) * count) / 3
      expect(abs(solver.value(of: variables[count - 1]) + rest / Double(count)) < 1e-6)
    }
    do {  // Coefficients of one variable add up.
      let solver = ConstraintSolver()
      let v = solver.makeVariables(2)
      try solver.add([(v[0], 2), (v[1], 1), (v[0], 3), (v[1], -1)], .equal, 10)
      expectEqual(solver.value(of: v[0]), 2)
      expect(solver.isAmbiguous(v[1]))
    }
  }
}
