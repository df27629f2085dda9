// SPDX-License-Identifier: Apache-2.0

/// Where the count of instructions comes from.
enum InstructionChoice: String, CaseIterable, Sendable {
  /// The hardware's counter where there is one; else they are unavailable, with the reason.
  case auto
  /// Callgrind, exactly, in a process for each case.
  case callgrind

  /// The choice of a line that makes none.
  static let standard = InstructionChoice.auto
}
