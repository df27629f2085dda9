// SPDX-License-Identifier: Apache-2.0

/// An unknown of a ``ConstraintSolver``: one edge, size or position.
///
/// A handle is good for the solver that made it, until the variable is removed; a stale handle stops
/// the program with a sentence.
public struct Variable: Hashable, Sendable {
  /// Dense number of the variable in its solver, reused after removal, fit to index an array.
  public let index: Int32
  /// Tells this variable from earlier ones with the same index.
  let generation: UInt32

  /// Column of the tableau that holds the variable: the even ones belong to variables.
  var column: Int32 { index &* 2 }
}
