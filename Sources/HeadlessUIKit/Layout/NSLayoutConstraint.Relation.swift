// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

extension NSLayoutConstraint {
  /// How the two sides of a constraint stand to each other.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1

    /// The relation as the solver knows it.
    var solverRelation: ConstraintRelation {
      switch self {
      case .lessThanOrEqual: .lessOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterOrEqual
      }
    }

    /// The relation as it is written.
    var sign: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }
}
