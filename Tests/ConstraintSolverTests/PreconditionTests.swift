// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Testing

/// Misuse stops the program with a sentence.
@Suite struct PreconditionTests {
  @Test func `numbers that are none or infinite are refused`() async {
    await #expect(processExitsWith: .failure) {
      let solver = ConstraintSolver()
      try solver.addConstraint(LinearTerms(solver.makeVariable(), .nan), .equal, 0)
    }
    await #expect(processExitsWith: .failure) {
      let solver = ConstraintSolver()
      try solver.addConstraint(LinearTerms(solver.makeVariable()), .equal, .infinity)
    }
  }

  @Test func `handles of removed things are refused`() async {
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
  }

  @Test func `priorities stay on their side of required`() async {
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
