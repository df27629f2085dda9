// SPDX-License-Identifier: Apache-2.0

public import BenchHarness
import BenchResults

/// The counts of a case from other sources than the engine, by name.
public struct CaseCounts: Codable, Equatable, Sendable {
  /// Counts that repeat exactly, and may gate.
  public private(set) var counters: [String: Int] = [:]
  /// Counts that do not repeat exactly or are incomplete: for reading, never for a gate.
  public private(set) var observations: [String: Int] = [:]
  public private(set) var sources: [String: String] = [:]
  /// The counts that are unavailable, each with the reason.
  public private(set) var unavailable: [String: String] = [:]

  public init() {}

  public mutating func note(counters: [String: Int], source: String) {
    self.counters.merge(counters) { $1 }
    for name in counters.keys { sources[name] = source }
  }

  public mutating func note(observations: [String: Int], source: String) {
    self.observations.merge(observations) { $1 }
    for name in observations.keys { sources[name] = source }
  }

  mutating func forget(_ name: String) {
    counters[name] = nil
    observations[name] = nil
    sources[name] = nil
    unavailable[name] = nil
  }

  public mutating func note(unavailable names: [String], reason: String) {
    for name in names { unavailable[name] = reason }
  }
}

/// The calls of a round's measured frames, on a table whose pool was filled before.
public struct CaseCalls: Hashable, Sendable {
  public let counts: CallCounts
  public let configuredCellCount: Int
  /// The calls between the pool's answer and the filled cell, from a round of their own.
  public internal(set) var configureCounts = CallCounts()
  /// The bytes that the whole round allocated and did not free, including frames that are not measured.
  public internal(set) var heldBytes = 0

  public init(counts: CallCounts, configuredCellCount: Int) {
    self.counts = counts
    self.configuredCellCount = configuredCellCount
  }
}

extension CaseCounts {
  /// The names of the counts of calls; a document holds each, or the reason why not.
  public static let callNames = CounterCatalogue.callNames

  /// Adds the result of the counting pass.
  ///
  /// Releases and frees are not exact counts: the runtime's own are not seen.
  package mutating func note(_ calls: Reading<CaseCalls>) {
    switch calls {
    case .unavailable(let reason): note(unavailable: Self.callNames, reason: reason)
    case .value(let calls):
      let counts = calls.counts
      note(
        counters: [
          "allocations": counts.allocationCount,
          "reallocations": counts.reallocationCount,
          "allocatedBytes": counts.allocatedBytes,
          "objectAllocations": counts.objectAllocationCount,
          "retains": counts.retainCount,
          "bridgeRetains": counts.bridgeRetainCount,
          "countedConfigures": calls.configuredCellCount,
          "configureAllocations": calls.configureCounts.allocationCount,
          "configureRetains": calls.configureCounts.retainCount,
          "configureBridgeRetains": calls.configureCounts.bridgeRetainCount,
        ],
        source: CallCounting.source
      )
      note(
        observations: [
          "frees": counts.freeCount,
          "heldBytes": calls.heldBytes,
          "releases": counts.releaseCount,
          "bridgeReleases": counts.bridgeReleaseCount,
        ],
        source: CallCounting.source + "; calls inside the runtime are not seen"
      )
    }
  }
}

struct CaseProbes {
  /// The faults and switches of the round, including those of the probes' own calls.
  let usage: ResourceUsage
  let hardware: [PerformanceEvent: Reading<Int>]
}

extension CaseCounts {
  /// Adds the result of the probe pass, of which nothing repeats exactly.
  mutating func note(_ probes: CaseProbes) {
    note("minorFaults", probes.usage.minorFaultCount, source: ResourceUsage.source)
    note("majorFaults", probes.usage.majorFaultCount, source: ResourceUsage.source)
    note("voluntarySwitches", probes.usage.voluntarySwitchCount, source: ResourceUsage.source)
    note("involuntarySwitches", probes.usage.involuntarySwitchCount, source: ResourceUsage.source)
    for event in PerformanceEvent.allCases {
      guard let reading = probes.hardware[event] else { continue }
      note(event.rawValue, reading, source: PerformanceCounters.source)
    }
  }

  private mutating func note(_ name: String, _ reading: Reading<Int>, source: String) {
    switch reading {
    case .value(let count): note(observations: [name: count], source: source)
    case .unavailable(let reason): note(unavailable: [name], reason: reason)
    }
  }

  /// Replaces the hardware's instruction count, or its absence, by Callgrind's.
  public mutating func note(instructionCount: Int, source: String) {
    forget("instructions")
    note(counters: ["instructions": instructionCount], source: source)
  }

  /// Adds the reason why Callgrind did not count the instructions, unless the hardware did.
  public mutating func note(uncountedInstructions reason: String) {
    guard unavailable["instructions"] != nil else { return }
    note(unavailable: ["instructions"], reason: reason)
  }
}
