// SPDX-License-Identifier: Apache-2.0

import CProbes

/// A hardware event that a performance monitoring unit counts.
public enum PerformanceEvent: String, Sendable, CaseIterable {
  /// Retired instructions.
  case instructions
  case cycles
  /// Cache misses, usually of the last level.
  case cacheMisses
  /// Mispredicted branches.
  case branchMisses

  public var name: String {
    switch self {
    case .instructions: "instructions"
    case .cycles: "cycles"
    case .cacheMisses: "cache misses"
    case .branchMisses: "branch misses"
    }
  }

  /// The event's number in `CProbes`.
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

/// The number of hardware events, and whether all of the time was seen.
public struct PerformanceCount: Sendable, Equatable {
  /// The events; where the counter shared the unit, count · enabled / running, rounded half up.
  public let count: Int
  public let enabledNanoseconds: Int
  public let runningNanoseconds: Int

  /// True if the unit was shared: the count is an estimate and never gates.
  public var isScaled: Bool { runningNanoseconds < enabledNanoseconds }

  /// The note on a scaled count; nil where all of the time was counted.
  public var label: String? {
    guard isScaled else { return nil }
    let percent = (100 * Double(runningNanoseconds) / Double(enabledNanoseconds)).rounded()
    return "scaled up from \(Int(percent)) % of the time"
  }
}
