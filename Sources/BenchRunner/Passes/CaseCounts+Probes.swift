// SPDX-License-Identifier: Apache-2.0

import BenchHarness

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
