// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import HeadlessUIKit

/// The counting pass: the calls of the allocator and of reference counting in measured frames.
@MainActor enum CallPass {
  /// Plays a round and returns what its measured frames called; hooks must be installed.
  static func take(_ performance: Performance, _ script: RoundScript) -> CaseCalls {
    var sum = CallCounts()
    let configured = EngineCounters.configuredCellCount
    var unmeasured = 0
    performance.play(
      script,
      prepare: { frame in
        let before = EngineCounters.configuredCellCount
        frame()
        unmeasured += EngineCounters.configuredCellCount - before
      },
      measure: { frame in
        let before = CallCounts.now()
        frame()
        sum += CallCounts.now() - before
      }
    )
    return CaseCalls(
      counts: sum,
      configuredCellCount: EngineCounters.configuredCellCount - configured - unmeasured
    )
  }
}
