// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import ConstraintSolver

/// Constraints over numbered variables in the plainest form, for oracles to work on.
struct LinearSystem: CustomStringConvertible {
  struct Constraint {
    var coefficients: [Double]
    var relation: ConstraintRelation
    var constant: Double
    var priority: Double

    func sum(at point: [Double]) -> Double {
      zip(coefficients, point).reduce(0) { $0 + $1.0 * $1.1 }
    }

    func deviation(at point: [Double]) -> Double {
      let excess = sum(at: point) - constant
      switch relation {
      case .equal: return abs(excess)
      case .lessOrEqual: return max(0, excess)
      case .greaterOrEqual: return max(0, -excess)
      }
    }
  }

  var variableCount: Int
  var constraints: [Constraint] = []

  /// Sum of deviations per distinct priority, highest first; required ones included.
  func deviations(at point: [Double], priorities: [Double]) -> [Double] {
    priorities.map { priority in
      constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.deviation(at: point) }
    }
  }

  var priorities: [Double] { Set(constraints.map(\.priority)).sorted(by: >) }

  func isFeasible(at point: [Double], tolerance: Double = 1e-6) -> Bool {
    constraints.allSatisfy { $0.priority < 1000 || $0.deviation(at: point) <= tolerance }
  }

  var description: String {
    constraints.map { constraint in
      let sum = constraint.coefficients.enumerated().filter { $0.element != 0 }
        .map { "\($0.element)·x\($0.offset)" }.joined(separator: " + ")
      return "\(sum) \(constraint.relation) \(constraint.constant) @\(constraint.priority)"
    }
    .joined(separator: "\n")
  }

  /// Adds the constraints to a solver in order, until one is refused.
  func load(into solver: ConstraintSolver, variables: [Variable]) throws -> [ConstraintHandle] {
    try constraints.map { try $0.add(to: solver, variables: variables) }
  }

  static func random(
    using generator: inout SplitMix64,
    variables: Int,
    constraints: Int,
    coefficients: [Double] = [-2, -1, -1, 0.5, 1, 1, 2],
    requiredShare: Int = 3
  ) -> LinearSystem {
    var system = LinearSystem(variableCount: variables)
    for _ in 0..<constraints {
      system.constraints.append(
        .random(
          using: &generator,
          variables: variables,
          coefficients: coefficients,
          requiredShare: requiredShare
        )
      )
    }
    return system
  }
}

extension LinearSystem.Constraint {
  /// A constraint over one to three of the variables; one in `requiredShare` is required.
  static func random(
    using generator: inout SplitMix64,
    variables: Int,
    coefficients: [Double] = [-2, -1, -1, 0.5, 1, 1, 2],
    requiredShare: Int = 3
  ) -> LinearSystem.Constraint {
    var row = [Double](repeating: 0, count: variables)
    for _ in 0..<1 + generator.below(3) {
      row[generator.below(variables)] = generator.pick(coefficients)
    }
    return LinearSystem.Constraint(
      coefficients: row,
      relation: generator.pick([.equal, .lessOrEqual, .greaterOrEqual]),
      constant: Double(generator.below(21) - 10),
      priority: generator.below(requiredShare) == 0 ? 1000 : generator.pick([250, 500, 750])
    )
  }

  func terms(_ variables: [Variable]) -> LinearTerms {
    var terms = LinearTerms()
    for (index, coefficient) in coefficients.enumerated() where coefficient != 0 {
      terms.add(variables[index], coefficient)
    }
    return terms
  }

  func add(to solver: ConstraintSolver, variables: [Variable]) throws(SolverError)
    -> ConstraintHandle
  { try solver.addConstraint(terms(variables), relation, constant, priority: priority) }
}
