// SPDX-License-Identifier: Apache-2.0

/// The limits under which the solver takes a floating-point number for zero.
enum Tolerance {
  /// A sum under this share of its operands' magnitudes is cancellation and is dropped.
  static let cancellation = 1e-10
  /// A reduced cost under this is summed anew, to tell a true cost from rounding.
  static let smallCost = 1e-3
  /// A value this near its bound lies on it, in the caller's unit (points).
  static let value = 1e-9
  /// Share of the magnitudes summed into a value that is added to `value`.
  static let relativeValue = 1e-12
  /// Share of a row's largest coefficient under which another one is no pivot, but rounding.
  static let leastPivot = 1e-9
  /// Share of the largest coefficient that a pivot chosen for sparsity must have.
  static let soundPivot = 0.1
  /// Share by which the tableau may contradict the constraints before it is built anew.
  static let drift = 1e-14
}
