// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// A solver under edits, with a plain model of what should stand in it.
final class EditedSolver {
  struct Fault: Error, CustomStringConvertible { var description: String }

  let solver = ConstraintSolver()
  let variables: [Variable]
  private let constraintLimit: Int
  private(set) var system: LinearSystem
  private var handles: [ConstraintHandle] = []
  private var suggestions: [Int: LinearSystem.Constraint] = [:]

  init(_ script: EditScript) {
    let solver = solver
    variables = (0..<script.variableCount).map { _ in solver.makeVariable() }
    constraintLimit = script.constraintLimit
    system = LinearSystem(variableCount: script.variableCount)
  }

  var standing: LinearSystem {
    var all = system
    all.constraints += suggestions.sorted { $0.key < $1.key }.map(\.value)
    return all
  }

  func apply(_ step: EditScript.Step) throws {
    switch step {
    case .add(let constraint):
      if system.constraints.count >= constraintLimit { remove(at: 0) }
      try add(constraint)
    case .remove(let place): if !handles.isEmpty { remove(at: place % handles.count) }
    case .setConstant(let place, let constant):
      if !handles.isEmpty { try set([(place % handles.count, constant)]) }
    case .setConstants(let place, let constants):
      guard !handles.isEmpty else { return }
      try set(constants.enumerated().map { ((place + $0.offset) % handles.count, $0.element) })
    case .setPriority(let place, let priority):
      guard !handles.isEmpty, system.constraints[place % handles.count].priority < 1000 else {
        return
      }
      solver.setPriority(priority, of: handles[place % handles.count])
      system.constraints[place % handles.count].priority = priority
    case .suggest(let variable, let value, let priority):
      solver.suggest(variables[variable], value: value, priority: priority)
      var row = [Double](repeating: 0, count: variables.count)
      row[variable] = 1
      suggestions[variable] = LinearSystem.Constraint(
        coefficients: row,
        relation: .equal,
        constant: value,
        priority: priority
      )
    case .endSuggestion(let variable):
      solver.endSuggestion(of: variables[variable])
      suggestions[variable] = nil
    }
  }

  /// Compares the solver with one that was given what stands, at once.
  func compareWithFresh() throws {
    let fresh = ConstraintSolver()
    let freshVariables = variables.map { _ in fresh.makeVariable() }
    do { _ = try standing.load(into: fresh, variables: freshVariables) } catch {
      throw Fault(description: "a fresh solver refuses what stands: \(error)")
    }
    let point = variables.map { solver.value(of: $0) }
    guard standing.isFeasible(at: point) else {
      throw Fault(description: "required constraints missed at \(point)")
    }
    let priorities = standing.priorities
    let found = standing.deviations(at: point, priorities: priorities)
    let freshPoint = freshVariables.map { fresh.value(of: $0) }
    let expected = standing.deviations(at: freshPoint, priorities: priorities)
    guard zip(found, expected).allSatisfy({ isNear($0, $1) }) else {
      throw Fault(description: "deviations \(found), fresh \(expected), at \(point), \(freshPoint)")
    }
    try compareAmbiguity(point, fresh, freshVariables, freshPoint)
  }

  /// Ambiguity belongs to the system, not to the way to it; a determined variable has one value.
  private func compareAmbiguity(
    _ point: [Double],
    _ fresh: ConstraintSolver,
    _ freshVariables: [Variable],
    _ freshPoint: [Double]
  ) throws {
    let ambiguous = solver.ambiguousVariables().map(\.index)
    let freshAmbiguous = fresh.ambiguousVariables().map(\.index)
    guard ambiguous == freshAmbiguous else {
      throw Fault(description: "ambiguous \(ambiguous), fresh \(freshAmbiguous)")
    }
    for index in variables.indices where !ambiguous.contains(Int32(index)) {
      guard isNear(point[index], freshPoint[index]) else {
        throw Fault(description: "x\(index) is \(point[index]), fresh \(freshPoint[index])")
      }
    }
  }

  /// Whether two numbers agree, for large ones as a share of them.
  private func isNear(_ one: Double, _ other: Double, tolerance: Double = 1e-6) -> Bool {
    abs(one - other) <= tolerance * max(1, abs(other))
  }

  private func remove(at place: Int) {
    solver.removeConstraint(handles.remove(at: place))
    system.constraints.remove(at: place)
  }

  private func add(_ constraint: LinearSystem.Constraint) throws {
    let before = variables.map { solver.value(of: $0) }
    do {
      handles.append(try constraint.add(to: solver, variables: variables))
      system.constraints.append(constraint)
    } catch SolverError.unsatisfiable(let conflict) {
      var parts = LinearSystem(variableCount: variables.count, constraints: [constraint])
      parts.constraints += try conflict.map { try required($0) }
      try expectConflict(parts, before: before)
    }
  }

  private func set(_ constants: [(place: Int, constant: Double)]) throws {
    let before = variables.map { solver.value(of: $0) }
    var changed = system
    for (place, constant) in constants {
      changed.constraints[place].constant = constant
      if constants.count > 1 { solver.stageConstant(constant, of: handles[place]) }
    }
    do {
      if constants.count > 1 {
        try solver.commitStagedConstants()
      } else {
        try solver.setConstant(constants[0].constant, of: handles[constants[0].place])
      }
      system = changed
    } catch SolverError.unsatisfiable(let conflict) {
      let old = system
      system = changed
      let parts = LinearSystem(
        variableCount: variables.count,
        constraints: try conflict.map { try required($0) }
      )
      system = old
      try expectConflict(parts, before: before)
    }
  }

  private func required(_ handle: ConstraintHandle) throws -> LinearSystem.Constraint {
    guard let place = handles.firstIndex(of: handle) else {
      throw Fault(description: "the conflict names a constraint that does not stand")
    }
    guard system.constraints[place].priority == 1000 else {
      throw Fault(description: "the conflict names a soft constraint")
    }
    return system.constraints[place]
  }

  /// The named constraints alone must contradict each other, and values must be as before.
  private func expectConflict(_ parts: LinearSystem, before: [Double]) throws {
    let fresh = ConstraintSolver()
    let freshVariables = variables.map { _ in fresh.makeVariable() }
    var isRefused = false
    do { _ = try parts.load(into: fresh, variables: freshVariables) } catch is SolverError {
      isRefused = true
    }
    guard isRefused else {
      throw Fault(description: "the named constraints do not contradict each other:\n\(parts)")
    }
    if variables.count <= 4 { try expectNothingNeedless(in: parts) }
    for (variable, value) in zip(variables, before)
    where !isNear(solver.value(of: variable), value, tolerance: 1e-9) {
      throw Fault(description: "a refused change moved a value")
    }
  }

  /// Without any single one of the named constraints the rest must have a solution, by brute force.
  private func expectNothingNeedless(in parts: LinearSystem) throws {
    for index in parts.constraints.indices {
      var fewer = parts
      fewer.constraints.remove(at: index)
      guard VertexEnumeration(fewer).deviations != nil else {
        throw Fault(description: "constraint \(index) is not needed for the conflict:\n\(parts)")
      }
    }
  }
}
