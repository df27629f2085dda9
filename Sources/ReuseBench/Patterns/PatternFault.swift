// SPDX-License-Identifier: Apache-2.0

/// Why a pattern cannot be read, and where.
struct PatternFault: Error, Equatable {
  /// Which character is at fault, counted from 1; one past the last where the pattern ends too early.
  let column: Int
  /// What is wrong there, as a clause.
  let reason: String
}
