// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// A sum of edges times coefficients, plus a constant.
struct LayoutExpression {
  var terms = LinearTerms()
  var constant = 0.0

  /// Adds an edge; the root's left and top edge are 0 and add nothing.
  mutating func add(_ edge: Variable?, _ coefficient: Double) {
    guard let edge, coefficient != 0 else { return }
    terms.add(edge, coefficient)
  }
}
