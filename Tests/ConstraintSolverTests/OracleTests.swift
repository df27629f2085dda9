// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import ConstraintSolver
import Testing

/// Random small systems against the enumeration of all vertices.
@Suite struct OracleTests {
  /// What is wrong with the solver's answer to a system, or nil.
  private func fault(_ system: LinearSystem) -> String? {
    let solver = ConstraintSolver()
    let variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
    let oracle = VertexEnumeration(system)
    do {
      _ = try system.load(into: solver, variables: variables)
    } catch {
      return oracle.deviations == nil ? nil : "refused a system that has solutions: \(error)"
    }
    guard let least = oracle.deviations else { return "accepted a system without solutions" }
    let point = variables.map { solver.value(of: $0) }
    guard system.isFeasible(at: point) else { return "required constraints missed at \(point)" }
    let found = system.deviations(at: point, priorities: system.priorities)
    return zip(found, least).allSatisfy { abs($0 - $1) < 1e-6 }
      ? nil : "deviations \(found) at \(point) where \(least) is possible"
  }

  /// Drops constraints from a failing system for as long as it keeps failing.
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

  @Test(arguments: [
    (1, 2, 4, 800), (2, 3, 5, 600), (3, 3, 7, 250), (4, 4, 6, 150), (5, 2, 9, 400),
  ])
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
