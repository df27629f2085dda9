// SPDX-License-Identifier: Apache-2.0

import CProbes

/// How far counting a few instructions in hardware got.
public enum InstructionTrial: Sendable, Equatable {
  /// So many instructions were counted; 0 if the counter saw none.
  case counted(Int)
  /// The counter cannot be opened, with this error number.
  case notOpened(errorNumber: Int32)
  /// The counter opened and then failed.
  case failed(reason: String)

  /// Counts the instructions of a short loop.
  static func run() -> InstructionTrial {
    let errorNumber = cprobes_instruction_counter_error()
    guard errorNumber == 0 else { return .notOpened(errorNumber: errorNumber) }
    let counters = PerformanceCounters()
    counters.begin()
    for turn in 0..<1_000 { BlackHole.consume(turn) }
    switch counters.end()[.instructions] {
    case .value(let count): return .counted(count.count)
    case .unavailable(let reason): return .failed(reason: reason)
    case nil: return .failed(reason: "the counter opened, but nothing was read")
    }
  }
}
