// SPDX-License-Identifier: Apache-2.0

/// A constraint that stands in a ``ConstraintSolver``.
///
/// A handle is good for the solver that made it, until the constraint is removed; a stale handle
/// stops the program with a sentence.
public struct ConstraintHandle: Hashable, Sendable {
  /// Dense number of the constraint in its solver, reused after removal, fit to index an array.
  public let index: Int32
  /// Tells this constraint from earlier ones with the same index.
  let generation: UInt32

  /// Column of the tableau that holds the constraint's activity: the odd ones belong to constraints.
  var column: Int32 { index &* 2 &+ 1 }
}
