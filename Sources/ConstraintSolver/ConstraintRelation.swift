// SPDX-License-Identifier: Apache-2.0

/// How the sum of a constraint's terms stands to its constant.
public enum ConstraintRelation: Hashable, Sendable {
  /// The sum equals the constant.
  case equal
  /// The sum is at most the constant.
  case lessOrEqual
  /// The sum is at least the constant.
  case greaterOrEqual
}
