// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
@_spi(Headless) import HeadlessUIKit

@MainActor enum ProbePass {
  /// Plays a round between two readings of the thread's usage, with the hardware's counters on around each measured
  /// frame.
  static func take(_ player: Player, _ script: RoundScript) -> CaseProbes {
    let counters = PerformanceCounters()
    var hardware = PerformanceEvent.allCases.reduce(into: [PerformanceEvent: Reading<Int>]()) {
      $0[$1] = .value(0)
    }
    let before = ResourceUsage.current()
    player.play(
      script,
      prepare: { $0() },
      measure: { frame in
        counters.begin()
        frame()
        for (event, reading) in counters.end() { hardware[event] = sum(hardware[event], reading) }
      }
    )
    return CaseProbes(usage: ResourceUsage.current().since(before), hardware: hardware)
  }

  /// Returns the new sum; once unavailable, it stays so.
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

/// The counting pass: the calls of the allocator and of reference counting, with hooks installed.
@MainActor enum CallPass {
  private final class ConfigureCalls: FrameObserver {
    let observesCells = true
    private(set) var sum = CallCounts()
    private var before = CallCounts()

    func frameDidEnter(_ phase: FramePhase) {}
    func frameDidEnd() {}
    func cellWillPrepare() { before = CallCounts.now() }
    func cellDidDequeue(isReused: Bool) { before = CallCounts.now() }

    func cellDidConfigure() {
      let after = CallCounts.now()
      sum += after - before
    }
  }

  static func takeConfigures(_ player: Player, _ script: RoundScript) -> CallCounts {
    let calls = ConfigureCalls()
    player.play(script, observedBy: calls)
    return calls.sum
  }

  static func takeFrames(_ player: Player, _ script: RoundScript) -> CaseCalls {
    var sum = CallCounts()
    let configured = EngineCounters.configuredCellCount
    let begin = CallCounts.now()
    var unmeasured = 0
    player.play(
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
    var calls = CaseCalls(
      counts: sum,
      configuredCellCount: EngineCounters.configuredCellCount - configured - unmeasured
    )
    calls.heldBytes = (CallCounts.now() - begin).heldBytes
    return calls
  }
}

/// The instruction pass: Callgrind counts each measured frame of a round apart, so that frames can be modelled or not.
@MainActor enum InstructionPass {
  static let frameLabel = "frame"

  static func take(_ player: Player, _ script: RoundScript) -> Int {
    var configured = 0
    CallgrindRegion.translate {
      player.play(
        script,
        prepare: { $0() },
        measure: { frame in
          let before = EngineCounters.configuredCellCount
          CallgrindRegion.count(frame)
          configured += EngineCounters.configuredCellCount - before
          CallgrindRegion.dump(frameLabel)
        }
      )
    }
    return configured
  }
}
