// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import ConstraintSolver
import TestSupport
import Testing

/// Required constraints that contradict each other are refused and named.
@Suite struct ConflictTests {
  /// The constraints that a change is refused for, sorted by index; nil when it is accepted.
  private func conflict(_ change: () throws(SolverError) -> Void) -> [ConstraintHandle]? {
    do {
      try change()
      return nil
    } catch {
      switch error {
      case .unsatisfiable(let handles): return handles.sorted { $0.index < $1.index }
      }
    }
  }

  @Test("A conflict names the constraints that take part")
  func conflicts() throws {
    do {  // A conflict names the constraints that take part and no others.
      let solver = ConstraintSolver()
      let v = solver.makeVariables(4)
      let left = try solver.add([(v[0], 1)], .greaterOrEqual, 10)
      let gap = try solver.add([(v[1], 1), (v[0], -1)], .greaterOrEqual, 50)
      try solver.add([(v[2], 1)], .equal, 5)
      try solver.add([(v[1], 1), (v[2], 1)], .lessOrEqual, 300)
      try solver.add([(v[1], 1)], .equal, 20, at: 999)
      let found = conflict { () throws(SolverError) in try solver.add([(v[1], 1)], .lessOrEqual, 59)
      }
      expectEqual(found, [left, gap])
      expectEqual(solver.constraintCount, 5)
      expectEqual(solver.value(of: v[1]), 60)
      let accepted = conflict { () throws(SolverError) in
        try solver.add([(v[1], 1)], .lessOrEqual, 60)
      }
      expect(accepted == nil)
    }
    do {  // A constraint without variables holds or is refused by itself.
      let solver = ConstraintSolver()
      let x = solver.makeVariable()
      expect(conflict { () throws(SolverError) in try solver.add([], .equal, 0) } == nil)
      expectEqual(conflict { () throws(SolverError) in try solver.add([], .equal, 1) }, [])
      expectEqual(
        conflict { () throws(SolverError) in try solver.add([(x, 1), (x, -1)], .lessOrEqual, -1) },
        []
      )
      let soft = try solver.add([(x, 1), (x, -1)], .greaterOrEqual, 4, at: 500)
      expectEqual(solver.deviation(of: soft), 4)
    }
    let solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add([(x, 1)], .equal, 1)
    do {
      try solver.add([(x, 1)], .equal, 2)
      Issue.record("the contradiction was accepted")
    } catch {
      expectEqual(
        "\(error)",
        """
        required constraints 0 contradict the change; \
        remove one of them or give it a priority below 1000
        """
      )
    }
  }

  @Test("Constants that contradict are refused, alone or staged together")
  func constants() throws {
    do {  // A constant that contradicts is refused and taken back.
      let solver = ConstraintSolver()
      let x = solver.makeVariable()
      let low = try solver.add([(x, 1)], .greaterOrEqual, 10)
      let high = try solver.add([(x, 2)], .lessOrEqual, 40)
      try solver.add([(x, 1)], .equal, 100, at: 10)
      expectEqual(solver.value(of: x), 20)
      let found = conflict { () throws(SolverError) in try solver.setConstant(21, of: low) }
      expectEqual(found, [low, high])
      expectEqual(solver.constant(of: low), 10)
      expectEqual(solver.value(of: x), 20)
      expectEqual(solver.takeChanges(), [x.index: 20])
    }
    let solver = ConstraintSolver()
    let x = solver.makeVariable()
    let one = try solver.add([(x, 1)], .equal, 1)
    let two = try solver.add([(x, 3)], .equal, 3)
    expectEqual(
      conflict { () throws(SolverError) in try solver.setConstant(2, of: one) },
      [one, two]
    )
    solver.stageConstant(2, of: one)
    solver.stageConstant(6, of: two)
    try solver.commitStagedConstants()
    expectEqual(solver.value(of: x), 2)
    solver.stageConstant(5, of: one)
    solver.stageConstant(6, of: two)
    let found = conflict { () throws(SolverError) in try solver.commitStagedConstants() }
    expectEqual(found, [one, two])
    expect(solver.constant(of: one) == 2 && solver.constant(of: two) == 6)
    expectEqual(solver.value(of: x), 2)
  }

  /// A random set of required constraints, added until one is refused: the named ones with the
  /// refused one have no solution, and have one without any single one of them, by brute force.
  @Test(arguments: [21, 22, 23])
  func `the named constraints are a least contradiction`(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    var refusals = 0
    for round in 0..<120 {
      let solver = ConstraintSolver()
      let variables = solver.makeVariables(3)
      var standing: [ConstraintHandle: LinearSystem.Constraint] = [:]
      for _ in 0..<12 {
        var next = LinearSystem.Constraint.random(using: &generator, variables: 3)
        if generator.below(4) > 0 { next.priority = 1000 }
        let found = conflict { () throws(SolverError) in
          standing[try next.add(to: solver, variables: variables)] = next
        }
        guard let found else { continue }
        refusals += 1
        let named = found.compactMap { standing[$0] }
        expect(named.count == found.count && named.allSatisfy { $0.priority == 1000 })
        expectLeastContradiction(named + [next], "seed \(seed) round \(round)")
      }
    }
    expect(refusals > 100, "the seed gives too few conflicts to say anything")
  }

  private func expectLeastContradiction(_ parts: [LinearSystem.Constraint], _ place: String) {
    let all = LinearSystem(variableCount: 3, constraints: parts)
    expect(VertexEnumeration(all).deviations == nil, "\(place): no contradiction:\n\(all)")
    for index in parts.indices {
      var fewer = all
      fewer.constraints.remove(at: index)
      expect(VertexEnumeration(fewer).deviations != nil, "\(place): \(index) is needless:\n\(all)")
    }
  }
}

/// Misuse stops the program with a sentence.
@Suite struct PreconditionTests {
  @Test("Numbers, handles and priorities without a meaning stop the program")
  func refusals() async {
    await #expect(processExitsWith: .failure) {
      let solver = ConstraintSolver()
      try solver.addConstraint(LinearTerms(solver.makeVariable(), .nan), .equal, 0)
    }
    await #expect(processExitsWith: .failure) {
      let solver = ConstraintSolver()
      try solver.addConstraint(LinearTerms(solver.makeVariable()), .equal, .infinity)
    }
    await #expect(processExitsWith: .failure) {
      let solver = ConstraintSolver()
      let variable = solver.makeVariable()
      solver.removeVariable(variable)
      _ = solver.makeVariable()
      _ = solver.value(of: variable)
    }
    await #expect(processExitsWith: .failure) {
      let solver = ConstraintSolver()
      let terms = LinearTerms(solver.makeVariable())
      let handle = try solver.addConstraint(terms, .equal, 1)
      solver.removeConstraint(handle)
      try solver.addConstraint(terms, .equal, 2)
      solver.removeConstraint(handle)
    }
    await #expect(processExitsWith: .failure) {
      let solver = ConstraintSolver()
      let variable = solver.makeVariable()
      try solver.addConstraint(LinearTerms(variable), .equal, 1)
      solver.removeVariable(variable)
    }
    await #expect(processExitsWith: .failure) {
      let solver = ConstraintSolver()
      let handle = try solver.addConstraint(LinearTerms(solver.makeVariable()), .equal, 1)
      solver.setPriority(750, of: handle)
    }
    await #expect(processExitsWith: .failure) {
      let solver = ConstraintSolver()
      try solver.addConstraint(LinearTerms(solver.makeVariable()), .equal, 1, priority: 0)
    }
    await #expect(processExitsWith: .failure) {
      let solver = ConstraintSolver()
      solver.suggest(solver.makeVariable(), value: 1, priority: 1000)
    }
  }
}
