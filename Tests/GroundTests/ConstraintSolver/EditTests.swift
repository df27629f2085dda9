// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import ConstraintSolver
import TestSupport
import Testing

/// Long sequences of edits against a fresh solver that is given the outcome.
@Suite struct EditTests {
  static let dyadic = [-2.0, -1, -1, 0.5, 1, 1, 2]
  static let awkward = [-1.7, -1, -1.0 / 3, 0.1, 1, 1, 0.7, 3]

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
    } catch { return "\(error)" }
  }

  @Test(arguments: [
    (11, 3, 6, 500, 1, dyadic), (12, 6, 12, 1000, 4, dyadic), (13, 8, 16, 1500, 10, dyadic),
    (14, 5, 10, 1000, 4, awkward), (15, 12, 24, 1000, 20, awkward),
  ])
  func `5,000 random edits leave what a fresh solver finds`(
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
    Issue.record("seed \(seed): \(fault)\nshortest:\n\(shortest)")
  }
}

/// Random edits of small systems against brute force in exact arithmetic.
@Suite struct ExactTests {
  /// How far a value can lie from 0 in a vertex of such systems: Cramer's rule with coefficients up
  /// to 3 and constants up to 20 stays far below it.
  private static let bound = 1e6

  private func fault(_ script: EditScript) -> String? {
    let edited = EditedSolver(script)
    do {
      for step in script.steps {
        try edited.apply(step)
        if let fault = fault(edited) { return "after \(step): \(fault)" }
      }
      return nil
    } catch { return "\(error)" }
  }

  private func fault(_ edited: EditedSolver) -> String? {
    let system = edited.standing
    let point = edited.variables.map { edited.solver.value(of: $0) }
    guard point.allSatisfy({ abs($0) < Self.bound }) else { return "ran away to \(point)" }
    guard let least = ExactOptimum(system).deviations else {
      return "what stands has no solution:\n\(system)"
    }
    let found = system.deviations(at: point, priorities: system.priorities)
    return zip(found, least).allSatisfy { abs($0 - $1.double) < 1e-8 }
      ? nil : "deviations \(found) at \(point) where \(least.map(\.double)) is possible:\n\(system)"
  }

  @Test("R40: Edits, refusals and removals of small systems leave the exact optimum")
  func edits() {
    for (seed, variables, limit, count) in [
      (101, 1, 4, 600), (102, 1, 8, 600), (103, 2, 5, 600), (104, 2, 8, 400), (105, 3, 5, 300),
      (106, 3, 8, 200), (107, 4, 5, 150), (108, 4, 8, 60),
    ] as [(Int, Int, Int, Int)] {
      var generator = SplitMix64(seed: UInt64(seed))
      let script = EditScript.random(
        using: &generator,
        variables: variables,
        constraintLimit: limit,
        count: count,
        coefficients: [-3, -2, -1, -1, 0.5, 1, 1, 2, 3]
      )
      guard let fault = fault(script) else { return }
      let shortest = script.shortened { self.fault($0) != nil }
      Issue.record("seed \(seed): \(fault)\nshortest:\n\(shortest)\n\(self.fault(shortest) ?? "")")
    }
    for seed in 1...12 {
      var generator = SplitMix64(seed: UInt64(seed))
      let variables = 1 + seed % 3
      var script = EditScript(variableCount: variables, constraintLimit: 8)
      for _ in 0..<8 {
        script.steps.append(
          .add(
            .random(
              using: &generator,
              variables: variables,
              coefficients: [-3, -2, -1, 1, 2, 3],
              requiredShare: 2
            )
          )
        )
      }
      for _ in 0..<8 { script.steps.append(.remove(place: generator.below(1000))) }
      guard let fault = fault(script) else { return }
      let shortest = script.shortened { self.fault($0) != nil }
      Issue.record("seed \(seed): \(fault)\nshortest:\n\(shortest)")
    }
  }

  @Test("Stronger constraints decide first, and the deciding ones are named")
  func levels() throws {
    do {  // Weaker wishes decide what stronger ones leave open, level by level.
      let solver = ConstraintSolver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      // 3x + 2y = 60 is required; x wants 4 most, then y wants 9 and 30 at one level, then x = 0.
      try solver.addConstraint(LinearTerms(x, 3, y, 2), .equal, 60)
      let wish = try solver.addConstraint(LinearTerms(x), .equal, 4, priority: 700)
      try solver.addConstraint(LinearTerms(y), .equal, 9, priority: 300)
      let other = try solver.addConstraint(LinearTerms(y), .equal, 30, priority: 300)
      try solver.addConstraint(LinearTerms(x), .equal, 0, priority: 10)
      expect(solver.value(of: x) == 4 && solver.value(of: y) == 24)
      solver.removeConstraint(wish)
      // From 9 to 30 every y is as good at 300; at 10 the least x is best, which is y = 30.
      expect(solver.value(of: x) == 0 && solver.value(of: y) == 30)
      solver.removeConstraint(other)
      expect(solver.value(of: x) == 14 && solver.value(of: y) == 9)
    }
    let solver = ConstraintSolver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let left = try solver.addConstraint(LinearTerms(x), .greaterOrEqual, 10)
    let pull = try solver.addConstraint(LinearTerms(x), .equal, 0, priority: 500)
    let gap = try solver.addConstraint(LinearTerms(y, 1, x, -1), .equal, 5)
    let slack = try solver.addConstraint(LinearTerms(y), .lessOrEqual, 100)
    expectEqual(solver.constraints(deciding: x), [left])
    expectEqual(solver.constraints(deciding: y), [left, gap])
    expect(solver.constraints(deciding: z).isEmpty)
    solver.removeConstraint(left)
    expectEqual(solver.constraints(deciding: y), [pull, gap])
    expect(solver.contains(slack))
    // A variable that is 0 from the start is decided by what it meets without being moved.
    let pin = try solver.addConstraint(LinearTerms(z), .equal, 0)
    expectEqual(solver.constraints(deciding: z), [pin])
  }
}
