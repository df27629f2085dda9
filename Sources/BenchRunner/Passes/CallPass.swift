// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
@_spi(Headless) import HeadlessUIKit

/// The counting pass: the calls of the allocator and of reference counting, with hooks installed.
@MainActor enum CallPass {
  /// Adds up what is called from the pool's answer to the filled cell.
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

  /// Plays a round and returns what filling its measured cells called, and nothing else of the frame.
  static func takeConfigures(_ player: Player, _ script: RoundScript) -> CallCounts {
    let calls = ConfigureCalls()
    player.play(
      script,
      prepare: { frame in
        player.rig.renderer.observer = nil
        frame()
      },
      measure: { frame in
        player.rig.renderer.observer = calls
        frame()
      }
    )
    player.rig.renderer.observer = nil
    return calls.sum
  }

  /// Plays a round and returns what its measured frames called.
  static func takeFrames(_ player: Player, _ script: RoundScript) -> CaseCalls {
    var sum = CallCounts()
    let configured = EngineCounters.configuredCellCount
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
    return CaseCalls(
      counts: sum,
      configuredCellCount: EngineCounters.configuredCellCount - configured - unmeasured
    )
  }
}
