// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness

/// The probe pass: what the system and the hardware count of a round.
@MainActor enum ProbePass {
  /// Plays a round between two readings of the thread's usage, with the hardware's counters on round
  /// each measured frame.
  static func take(_ player: Player, _ script: RoundScript) -> CaseProbes {
    let counters = PerformanceCounters()
    var hardware = PerformanceEvent.allCases.reduce(into: [PerformanceEvent: Reading<Int>]()) {
      $0[$1] = .value(0)
    }
    let before = ResourceUsage.current()
    player.play(
      script,
      prepare: { frame in frame() },
      measure: { frame in
        counters.begin()
        frame()
        for (event, reading) in counters.end() { hardware[event] = sum(hardware[event], reading) }
      }
    )
    return CaseProbes(usage: ResourceUsage.current().since(before), hardware: hardware)
  }

  /// The sum so far and a frame's count; what was unavailable once stays so.
  private static func sum(
    _ sum: Reading<Int>?,
    _ frame: Reading<PerformanceCount>
  ) -> Reading<Int> {
    switch (sum, frame) {
    case (.unavailable(let reason), _), (_, .unavailable(let reason)):
      .unavailable(reason: reason)
    case (.value(let sum), .value(let frame)): .value(sum + frame.count)
    case (nil, .value(let frame)): .value(frame.count)
    }
  }
}
