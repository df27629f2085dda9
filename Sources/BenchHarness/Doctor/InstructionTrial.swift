// SPDX-License-Identifier: Apache-2.0

import CProbes

/// How far counting a few instructions in hardware got.
public enum InstructionTrial: Sendable, Equatable {
  /// So many instructions were counted; 0 if the counter never got its turn.
  case counted(Int)
  /// The counter cannot be opened, with this error number.
  case notOpened(errorNumber: Int32)
  /// The counter opened and then failed, with this error number.
  case notRead(errorNumber: Int32)

  /// Counts the instructions of a short loop.
  static func run() -> InstructionTrial {
    var outcome: Int64 = 0
    return switch cprobes_instruction_trial(&outcome) {
    case CPROBES_TRIAL_COUNTED: .counted(Int(outcome))
    case CPROBES_TRIAL_NOT_OPENED: .notOpened(errorNumber: Int32(truncatingIfNeeded: outcome))
    default: .notRead(errorNumber: Int32(truncatingIfNeeded: outcome))
    }
  }
}
