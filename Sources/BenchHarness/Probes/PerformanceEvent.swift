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

/// How often a hardware event happened, and whether all of the time was seen.
public struct PerformanceCount: Sendable, Equatable {
  /// The events; where the counter shared the unit, count · enabled / running, rounded half up.
  public let count: Int
  /// The time for which the counter was wanted.
  public let enabledNanoseconds: Int
  /// The time for which it counted.
  public let runningNanoseconds: Int

  /// Makes a count from stored figures.
  public init(count: Int, enabledNanoseconds: Int, runningNanoseconds: Int) {
    self.count = count
    self.enabledNanoseconds = enabledNanoseconds
    self.runningNanoseconds = runningNanoseconds
  }

  /// Whether the unit was shared, so that the count is an estimate and never gates.
  public var isScaled: Bool { runningNanoseconds < enabledNanoseconds }

  /// What stands beside a scaled count; nil where all of the time was counted.
  public var label: String? {
    guard isScaled else { return nil }
    let percent = (100 * Double(runningNanoseconds) / Double(enabledNanoseconds)).rounded()
    return "scaled up from \(Int(percent)) % of the time"
  }
}
