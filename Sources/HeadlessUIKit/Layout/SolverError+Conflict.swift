// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

extension SolverError {
  /// The standing constraints that contradict each other or the change.
  var conflict: [ConstraintHandle] {
    switch self {
    case .unsatisfiable(let conflict): conflict
    }
  }
}
