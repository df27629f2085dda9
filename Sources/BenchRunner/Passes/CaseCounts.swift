// SPDX-License-Identifier: Apache-2.0

public import BenchHarness
import BenchResults

/// What was counted of a case beside the engine's own counters, by name.
public struct CaseCounts: Codable, Equatable, Sendable {
  /// Counts that repeat exactly, and may gate.
  public private(set) var counters: [String: Int] = [:]
  /// Counts that do not repeat exactly or are not seen in full: for reading, never for a gate.
  public private(set) var observations: [String: Int] = [:]
  /// Where each count comes from.
  public private(set) var sources: [String: String] = [:]
  /// What could not be counted, each with the reason.
  public private(set) var unavailable: [String: String] = [:]

  /// Makes an empty record.
  public init() {}

  /// Notes counts that repeat exactly.
  public mutating func note(counters: [String: Int], source: String) {
    self.counters.merge(counters) { $1 }
    for name in counters.keys { sources[name] = source }
  }

  /// Notes counts that are for reading only.
  public mutating func note(observations: [String: Int], source: String) {
    self.observations.merge(observations) { $1 }
    for name in observations.keys { sources[name] = source }
  }

  /// Takes back what was noted under a name.
  mutating func forget(_ name: String) {
    counters[name] = nil
    observations[name] = nil
    sources[name] = nil
    unavailable[name] = nil
  }

  /// Notes that some counts could not be taken.
  public mutating func note(unavailable names: [String], reason: String) {
    for name in names { unavailable[name] = reason }
  }
}

/// What the measured frames of a round called, on a table whose pool was filled before.
public struct CaseCalls: Hashable, Sendable {
  /// The calls.
  public let counts: CallCounts
  /// The number of cells that were configured meanwhile.
  public let configuredCellCount: Int
  /// The calls between the pool's answer and the filled cell, from a round of their own.
  public internal(set) var configureCounts = CallCounts()
  /// The bytes that the whole round took and did not give back, the frames that are not measured among it.
  public internal(set) var heldBytes = 0

  /// Collects the calls of a round.
  public init(counts: CallCounts, configuredCellCount: Int) {
    self.counts = counts
    self.configuredCellCount = configuredCellCount
  }
}

extension CaseCounts {
  /// The names of the counts of calls; a document holds each, or the reason why not.
  public static let callNames = CounterCatalogue.callNames

  /// Notes what the counting pass found.
  ///
  /// Releases and frees stay out of the exact counts: the runtime's own are not seen.
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

/// What the system and the hardware counted of one round.
struct CaseProbes {
  /// The faults and switches of the round, those of the probes' own calls among them.
  let usage: ResourceUsage
  /// The hardware's counts, over the measured frames.
  let hardware: [PerformanceEvent: Reading<Int>]
}

extension CaseCounts {
  /// Notes what the probe pass found: none of it repeats exactly.
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

  /// Notes the instructions that Callgrind counted, in place of what the hardware said or did not.
  public mutating func note(instructionCount: Int, source: String) {
    forget("instructions")
    note(counters: ["instructions": instructionCount], source: source)
  }

  /// Notes why Callgrind did not count the instructions, unless the hardware did.
  public mutating func note(uncountedInstructions reason: String) {
    guard unavailable["instructions"] != nil else { return }
    note(unavailable: ["instructions"], reason: reason)
  }
}
