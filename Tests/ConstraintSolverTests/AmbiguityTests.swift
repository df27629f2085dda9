// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import ConstraintSolver
import TestSupport
import Testing

/// Which variables the constraints leave undetermined.
@Suite struct AmbiguityTests {
  @Test func `a variable without constraints is ambiguous`() {
    let solver = ConstraintSolver()
    let x = solver.makeVariable()
    expect(solver.isAmbiguous(x))
    expectEqual(solver.value(of: x), 0)
  }

  @Test func `an inequality alone leaves a choice and a wish takes it away`() throws {
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

  @Test func `equal wishes for different values leave the values between`() throws {
    let solver = ConstraintSolver()
    let v = solver.makeVariables(2)
    try solver.add([(v[0], 1)], .equal, 10, at: 500)
    try solver.add([(v[0], 1)], .equal, 20, at: 500)
    try solver.add([(v[1], 1)], .equal, 3, at: 500)
    expectEqual(solver.ambiguousVariables(), [v[0]])
    expect((10...20).contains(solver.value(of: v[0])))
  }

  @Test func `inequalities that meet in a point leave no choice`() throws {
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
          "seed \(seed) round \(round) x\(index):\n\(system)"
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
