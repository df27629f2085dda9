// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport
import Testing

/// Sums of any length, with names that come twice.
@Suite struct LinearTermsTests {
  @Test(arguments: [1, 4, 5, 9, 400])
  func `a sum of n terms is solved for the last one`(count: Int) throws {
    let solver = ConstraintSolver()
    let variables = solver.makeVariables(count)
    var terms = LinearTerms()
    for (index, variable) in variables.enumerated() {
      terms.add(variable, Double(index + 1))
      if index < count - 1 {
        try solver.addConstraint(LinearTerms(variable), .equal, Double(index))
      }
    }
    expectEqual(terms.count, count)
    try solver.addConstraint(terms, .equal, 0)
    // sum of i (i + 1) for i below n - 1 is (n - 2)(n - 1) n / 3.
    let rest = Double((count - 2) * (count - 1) * count) / 3
    expect(abs(solver.value(of: variables[count - 1]) + rest / Double(count)) < 1e-6)
  }

  @Test func `coefficients of one variable add up`() throws {
    let solver = ConstraintSolver()
    let v = solver.makeVariables(2)
    try solver.add([(v[0], 2), (v[1], 1), (v[0], 3), (v[1], -1)], .equal, 10)
    expectEqual(solver.value(of: v[0]), 2)
    expect(solver.isAmbiguous(v[1]))
  }
}
