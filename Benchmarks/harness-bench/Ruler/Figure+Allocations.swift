// SPDX-License-Identifier: Apache-2.0

import BenchHarness

extension Figure {
  /// Describes the allocations of one run of an operation, counted in a process of their own.
  static func allocations(_ name: String, of operation: TracedOperation, reach: Double) -> Figure {
    Figure(
      name,
      reach: .atMost(reach),
      subject: .exact(.count) {
        AllocationTrace.reading(of: operation)
          .compactMap(orUnavailable: "the trace has no count") { $0.countPerRun }
      }
    )
  }
}
