// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
@_spi(Headless) import HeadlessUIKit

/// The cell pass: three stamps a cell, for the tail and the budget count.
@MainActor final class CellStamps: FrameObserver {
  let observesCells = true
  let dequeue: SampleBuffer
  let configure: SampleBuffer

  private var start = 0
  private var dequeued = 0

  init(capacity: Int) {
    dequeue = SampleBuffer(capacity: capacity)
    configure = SampleBuffer(capacity: capacity)
  }

  func frameDidEnter(_ phase: FramePhase) {}
  func frameDidEnd() {}

  func cellWillPrepare() {
    start = MonotonicClock.nowNanoseconds()
    dequeued = start
  }

  func cellDidDequeue(isReused: Bool) {
    dequeued = MonotonicClock.nowNanoseconds()
    dequeue.append(dequeued - start)
  }

  func cellDidConfigure() {
    configure.append(MonotonicClock.nowNanoseconds() - dequeued)
  }

  /// Plays a round with stamps on its measured frames.
  func take(_ player: Player, _ script: RoundScript) {
    player.play(
      script,
      prepare: { frame in
        player.rig.renderer.observer = nil
        frame()
      },
      measure: { frame in
        player.rig.renderer.observer = self
        frame()
      }
    )
    player.rig.renderer.observer = nil
  }
}
