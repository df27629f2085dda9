// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import ConstraintSolver
import TestSupport
import Testing

/// Different ways to one set of constraints end in equally good solutions.
@Suite struct EquivalenceTests {
  /// A solver with a random system that has solutions; refused constraints are left out.
  private func load(_ seed: UInt64) throws -> (
    ConstraintSolver, [Variable], LinearSystem, [ConstraintHandle]
  ) {
    var generator = SplitMix64(seed: seed)
    let solver = ConstraintSolver()
    let variables = solver.makeVariables(3)
    var system = LinearSystem(variableCount: 3)
    var handles: [ConstraintHandle] = []
    for _ in 0..<7 {
      let next = LinearSystem.Constraint.random(using: &generator, variables: 3)
      do {
        handles.append(try next.add(to: solver, variables: variables))
        system.constraints.append(next)
      } catch { continue }
    }
    return (solver, variables, system, handles)
  }

  private func expectOptimum(
    _ solver: ConstraintSolver,
    _ variables: [Variable],
    _ system: LinearSystem,
    _ place: String
  ) throws {
    let point = variables.map { solver.value(of: $0) }
    let least = try require(VertexEnumeration(system).deviations)
    let found = system.deviations(at: point, priorities: system.priorities)
    expect(
      system.isFeasible(at: point) && zip(found, least).allSatisfy { abs($0 - $1) < 1e-6 },
      "\(place): \(found) at \(point), least \(least)\n\(system)"
    )
  }

  @Test("Edits in place end in the optimum of the final system")
  func editing() throws {
    for seed in 0..<60 as Range<UInt64> {
      let (solver, variables, system, handles) = try load(seed)
      let ambiguous = Set(solver.ambiguousVariables())
      let before = variables.map { solver.value(of: $0) }
      for (index, handle) in handles.enumerated() {
        solver.removeConstraint(handle)
        expect(!solver.contains(handle))
        var rest = system
        rest.constraints.remove(at: index)
        try expectOptimum(solver, variables, rest, "seed \(seed) without \(index)")
        _ = try system.constraints[index].add(to: solver, variables: variables)
        try expectOptimum(solver, variables, system, "seed \(seed) with \(index)")
        for (variable, value) in zip(variables, before) where !ambiguous.contains(variable) {
          expect(abs(solver.value(of: variable) - value) < 1e-9, "seed \(seed) at \(index)")
        }
      }
    }
    for seed in 100..<160 as Range<UInt64> {
      var (solver, variables, system, handles) = try load(seed)
      var generator = SplitMix64(seed: seed)
      for index in handles.indices {
        let constant = Double(generator.below(31) - 15)
        var changed = system
        changed.constraints[index].constant = constant
        do {
          try solver.setConstant(constant, of: handles[index])
          system = changed
        } catch { expect(VertexEnumeration(changed).deviations == nil, "seed \(seed) at \(index)") }
        try expectOptimum(solver, variables, system, "seed \(seed) at \(index)")
      }
    }
  }

  @Test("Removed variables leave nothing behind, and equal calls give equal bits")
  func reuse() throws {
    let solver = ConstraintSolver()
    for round in 0..<5 {
      let variables = solver.makeVariables(4)
      expectEqual(variables.map(\.index).sorted(), [0, 1, 2, 3], "indices are reused")
      var handles = [try solver.add([(variables[0], 1)], .equal, 5)]
      for (left, right) in zip(variables, variables.dropFirst()) {
        handles.append(try solver.add([(right, 1), (left, -1)], .equal, Double(round)))
      }
      expectEqual(solver.value(of: variables[3]), 5 + 3 * Double(round))
      for handle in handles { solver.removeConstraint(handle) }
      for variable in variables { solver.removeVariable(variable) }
      expect(solver.variableCount == 0 && solver.constraintCount == 0)
    }
    do {  // A variable that is removed takes its suggestion along.
      let solver = ConstraintSolver()
      let variable = solver.makeVariable()
      solver.suggest(variable, value: 7, priority: 10)
      expectEqual(solver.value(of: variable), 7)
      solver.removeVariable(variable)
      expect(solver.variableCount == 0 && solver.constraintCount == 0)
      let next = solver.makeVariable()
      expectEqual(solver.value(of: next), 0, "nothing pulls at the one that has its place")
    }
    var generator = SplitMix64(seed: 77)
    let script = EditScript.random(
      using: &generator,
      variables: 6,
      constraintLimit: 12,
      count: 300,
      coefficients: EditTests.awkward
    )
    let runs = (0..<2)
      .map { _ in
        let edited = EditedSolver(script)
        var bits: [UInt64] = []
        for step in script.steps {
          do { try edited.apply(step) } catch { Issue.record("seed 77: \(error)") }
          bits += edited.variables.map { edited.solver.value(of: $0).bitPattern }
        }
        return (edited.solver.pivotCount, bits)
      }
    expect(runs[0].0 > 0 && runs[0].0 == runs[1].0)
    expectEqual(runs[0].1, runs[1].1)
  }
}

/// Random small systems against the enumeration of all vertices.
@Suite struct OracleTests {
  private func fault(_ system: LinearSystem) -> String? {
    let solver = ConstraintSolver()
    let variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
    let oracle = VertexEnumeration(system)
    do { _ = try system.load(into: solver, variables: variables) } catch {
      return oracle.deviations == nil ? nil : "refused a system that has solutions: \(error)"
    }
    guard let least = oracle.deviations else { return "accepted a system without solutions" }
    let point = variables.map { solver.value(of: $0) }
    guard system.isFeasible(at: point) else { return "required constraints missed at \(point)" }
    let found = system.deviations(at: point, priorities: system.priorities)
    return zip(found, least).allSatisfy { abs($0 - $1) < 1e-6 }
      ? nil : "deviations \(found) at \(point) where \(least) is possible"
  }

  private func shortest(_ system: LinearSystem) -> LinearSystem {
    var system = system
    var index = 0
    while index < system.constraints.count {
      var shorter = system
      shorter.constraints.remove(at: index)
      if fault(shorter) != nil { system = shorter } else { index += 1 }
    }
    return system
  }

  @Test(arguments: [(1, 2, 4, 800), (2, 3, 5, 600), (3, 3, 7, 250), (4, 4, 6, 150), (5, 2, 9, 400)])
  func `random systems reach the lexicographic optimum`(
    seed: Int,
    variables: Int,
    constraints: Int,
    count: Int
  ) {
    var generator = SplitMix64(seed: UInt64(seed))
    for round in 0..<count {
      let system = LinearSystem.random(
        using: &generator,
        variables: variables,
        constraints: constraints
      )
      guard let fault = fault(system) else { continue }
      let least = shortest(system)
      Issue.record("seed \(seed) round \(round): \(fault)\n\(least)\n\(self.fault(least) ?? "")")
      return
    }
  }
}
