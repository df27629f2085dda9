// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import ConstraintSolver

/// A sequence of changes to a solver that can be replayed, also with steps left out.
///
/// Places are taken modulo what stands, so that every part of a script is a script.
struct EditScript: CustomStringConvertible {
  enum Step {
    case add(LinearSystem.Constraint)
    case remove(place: Int)
    case setConstant(place: Int, constant: Double)
    case setConstants(place: Int, constants: [Double])
    case setPriority(place: Int, priority: Double)
    case suggest(variable: Int, value: Double, priority: Double)
    case endSuggestion(variable: Int)
  }

  var variableCount: Int
  /// Constraints that may stand at once; an addition beyond it removes one first.
  var constraintLimit: Int
  var steps: [Step] = []

  var description: String { steps.map { "\($0)" }.joined(separator: "\n") }

  static func random(
    using generator: inout SplitMix64,
    variables: Int,
    constraintLimit: Int,
    count: Int,
    coefficients: [Double]
  ) -> EditScript {
    var script = EditScript(variableCount: variables, constraintLimit: constraintLimit)
    for _ in 0..<count {
      script.steps.append(
        .random(using: &generator, variables: variables, coefficients: coefficients)
      )
    }
    return script
  }

  /// Drops steps from a failing script for as long as it keeps failing.
  func shortened(while fails: (EditScript) -> Bool) -> EditScript {
    var script = self
    var chunk = max(1, steps.count / 2)
    while true {
      var start = 0
      while start < script.steps.count {
        var shorter = script
        shorter.steps.removeSubrange(start..<min(start + chunk, shorter.steps.count))
        if fails(shorter) { script = shorter } else { start += chunk }
      }
      if chunk == 1 { return script }
      chunk /= 2
    }
  }
}

extension EditScript.Step {
  static func random(using generator: inout SplitMix64, variables: Int, coefficients: [Double])
    -> EditScript.Step
  {
    let place = generator.below(1000)
    let number = Double(generator.below(41) - 20)
    switch generator.below(12) {
    case 0...3:
      return .add(.random(using: &generator, variables: variables, coefficients: coefficients))
    case 4, 5: return .remove(place: place)
    case 6, 7: return .setConstant(place: place, constant: number)
    case 8:
      return .setConstants(place: place, constants: [number, Double(generator.below(41) - 20)])
    case 9: return .setPriority(place: place, priority: generator.pick([100, 250, 500, 750]))
    case 10:
      return .suggest(
        variable: generator.below(variables),
        value: number,
        priority: generator.pick([100, 500, 900])
      )
    default: return .endSuggestion(variable: generator.below(variables))
    }
  }
}
