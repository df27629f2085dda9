// SPDX-License-Identifier: Apache-2.0

import BenchHarness

extension CaseCounts {
  /// The names of the counts of calls; a document holds each, or the reason why not.
  public static let callNames = [
    "allocations", "reallocations", "allocatedBytes", "objectAllocations", "retains",
    "bridgeRetains", "configureAllocations", "configureRetains", "configureBridgeRetains",
  ]

  /// Notes what the counting pass found.
  ///
  /// Releases and frees stay out of the exact counts: the runtime's own are not seen.
  mutating func note(_ calls: Reading<CaseCalls>) {
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
          "releases": counts.releaseCount,
          "bridgeReleases": counts.bridgeReleaseCount,
        ],
        source: CallCounting.source + "; calls inside the runtime are not seen"
      )
    }
  }
}
