// SPDX-License-Identifier: Apache-2.0

/// Why a ``ConstraintSolver`` refused a change; the solver stands as it did before the call.
public enum SolverError: Error, Equatable, Sendable {
  /// Required constraints contradict each other.
  ///
  /// `conflict` names the standing constraints that take part; a constraint that was being added
  /// takes part too and has no handle. The named constraints (with that one) contradict each other
  /// by themselves, and without any one of them the rest would not: nonbasic constraints are linearly
  /// independent, so the row that proves the conflict is their one linear dependency.
  case unsatisfiable(conflict: [ConstraintHandle])
}

extension SolverError: CustomStringConvertible {
  /// What was found and how to get out of it.
  public var description: String {
    switch self {
    case .unsatisfiable(let conflict) where conflict.isEmpty:
      """
      the required constraint cannot hold by itself: its terms cancel out; \
      correct its constant or give it a priority below 1000
      """
    case .unsatisfiable(let conflict):
      """
      required constraints \(conflict.map { String($0.index) }.joined(separator: ", ")) \
      contradict the change; remove one of them or give it a priority below 1000
      """
    }
  }
}
