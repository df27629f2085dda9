// SPDX-License-Identifier: Apache-2.0

import CProbes

/// A hardware event that a performance monitoring unit counts.
public enum PerformanceEvent: String, Sendable, CaseIterable {
  /// Instructions that retired.
  case instructions
  /// Cycles of the processor's own clock.
  case cycles
  /// Cache misses, as a rule those of the last level.
  case cacheMisses
  /// Branches that were predicted wrong.
  case branchMisses

  /// The event in words.
  public var name: String {
    switch self {
    case .instructions: "instructions"
    case .cycles: "cycles"
    case .cacheMisses: "cache misses"
    case .branchMisses: "branch misses"
    }
  }

  /// The number by which the C side knows the event.
  var number: Int32 {
    let event =
      switch self {
      case .instructions: CPROBES_EVENT_INSTRUCTIONS
      case .cycles: CPROBES_EVENT_CYCLES
      case .cacheMisses: CPROBES_EVENT_CACHE_MISSES
      case .branchMisses: CPROBES_EVENT_BRANCH_MISSES
      }
    return Int32(event.rawValue)
  }
}
