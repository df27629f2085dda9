// SPDX-License-Identifier: Apache-2.0

import BenchHarness

/// What the system and the hardware counted of one round.
struct CaseProbes {
  /// The faults and switches of the round, those of the probes' own calls among them.
  let usage: ResourceUsage
  /// The hardware's counts, over the measured frames.
  let hardware: [PerformanceEvent: Reading<Int>]
}
