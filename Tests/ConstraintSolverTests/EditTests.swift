// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import ConstraintSolver
import Testing

/// Long sequences of edits against a fresh solver that is given the outcome.
@Suite struct EditTests {
  static let dyadic = [-2.0, -1, -1, 0.5, 1, 1, 2]
  static let awkward = [-1.7, -1, -1.0 / 3, 0.1, 1, 1, 0.7, 3]

  /// What goes wrong on replaying a script, or nil.
  private func fault(_ script: EditScript, comparingEach interval: Int) -> String? {
    let edited = EditedSolver(script)
    do {
      for (index, step) in script.steps.enumerated() {
        try edited.apply(step)
        if index % interval == 0 || index == script.steps.count - 1 {
          try edited.compareWithFresh()
        }
      }
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    (11, 3, 6, 1000, 1, dyadic), (12, 6, 12, 2000, 4, dyadic), (13, 8, 16, 3000, 10, dyadic),
    (14, 5, 10, 2000, 4, awkward), (15, 12, 24, 2000, 20, awkward),
  ])
  func `10,000 random edits leave what a fresh solver finds`(
    seed: Int,
    variables: Int,
    limit: Int,
    count: Int,
    interval: Int,
    coefficients: [Double]
  ) {
    var generator = SplitMix64(seed: UInt64(seed))
    let script = EditScript.random(
      using: &generator,
      variables: variables,
      constraintLimit: limit,
      count: count,
      coefficients: coefficients
    )
    guard let fault = fault(script, comparingEach: interval) else { return }
    let shortest = script.shortened { self.fault($0, comparingEach: 1) != nil }
    Issue.record("seed \(seed): \(fault)\nshortest failing script:\n\(shortest)")
  }

  /// What goes wrong on replaying a script against the enumeration of all vertices, or nil.
  private func oracleFault(_ script: EditScript) -> String? {
    let edited = EditedSolver(script)
    do {
      for step in script.steps {
        try edited.apply(step)
        let system = edited.standing
        let point = edited.variables.map { edited.solver.value(of: $0) }
        guard let least = VertexEnumeration(system).deviations else {
          return "what stands has no solution:\n\(system)"
        }
        let found = system.deviations(at: point, priorities: system.priorities)
        guard zip(found, least).allSatisfy({ abs($0 - $1) < 1e-6 }) else {
          return "deviations \(found) where \(least) is possible:\n\(system)"
        }
      }
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [16, 17, 18])
  func `every step of random edits is the optimum by brute force`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let script = EditScript.random(
      using: &generator,
      variables: 2,
      constraintLimit: 6,
      count: 600,
      coefficients: EditTests.dyadic
    )
    guard let fault = oracleFault(script) else { return }
    let shortest = script.shortened { oracleFault($0) != nil }
    Issue.record("seed \(seed): \(fault)\nshortest failing script:\n\(shortest)")
  }
}
