// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
@_spi(Headless) import HeadlessUIKit

/// The batch pass: the time of the configure phases of a round, with one stamp pair a frame.
///
/// Many cells share a stamp pair. The phase includes the path to the cells, the data source's call and the dequeue; of
/// an unfilled table it holds these alone.
@MainActor final class ConfigureBatch: FrameObserver {
  let observesCells = false

  /// The property writes of the last round's measured frames, in any phase.
  private(set) var writeCount = 0
  private var nanoseconds = 0
  private var phaseStart = 0
  private var isConfiguring = false

  func frameDidEnter(_ phase: FramePhase) {
    if phase == .configure {
      phaseStart = MonotonicClock.nowNanoseconds()
      isConfiguring = true
    } else {
      closePhase()
    }
  }

  func frameDidEnd() { closePhase() }

  func cellWillPrepare() {}
  func cellDidDequeue(isReused: Bool) {}
  func cellDidConfigure() {}

  func take(_ player: Player, _ script: RoundScript) -> (nanoseconds: Int, cellCount: Int) {
    nanoseconds = 0
    writeCount = 0
    var cells = 0
    player.play(script, observedBy: self) {
      cells -= EngineCounters.configuredCellCount
      writeCount -= EngineCounters.propertyWriteCount
    } after: {
      cells += EngineCounters.configuredCellCount
      writeCount += EngineCounters.propertyWriteCount
    }
    return (nanoseconds, cells)
  }

  private func closePhase() {
    guard isConfiguring else { return }
    nanoseconds += MonotonicClock.nowNanoseconds() - phaseStart
    isConfiguring = false
  }
}

/// The cell pass: three stamps a cell, for the tail and the budget count.
@MainActor final class CellStamps: FrameObserver {
  let observesCells = true
  let dequeue: SampleBuffer
  let configure: SampleBuffer

  private var start = 0
  private var dequeued = 0

  convenience init(capacity: Int) {
    self.init(
      dequeue: SampleBuffer(capacity: capacity),
      configure: SampleBuffer(capacity: capacity)
    )
  }

  private init(dequeue: SampleBuffer, configure: SampleBuffer) {
    self.dequeue = dequeue
    self.configure = configure
  }

  /// Returns stamps with the same times and room for those of so many more cells, before a block begins.
  ///
  /// A new object if there is none: a replaceable buffer would be looked up at each stamp.
  func withRoom(for cellCount: Int) -> CellStamps {
    let larger = (dequeue.withRoom(for: cellCount), configure.withRoom(for: cellCount))
    guard larger.0 !== dequeue || larger.1 !== configure else { return self }
    return CellStamps(dequeue: larger.0, configure: larger.1)
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

  func cellDidConfigure() { configure.append(MonotonicClock.nowNanoseconds() - dequeued) }

  func take(_ player: Player, _ script: RoundScript) { player.play(script, observedBy: self) }
}

extension Player {
  /// Plays a round with an observer on its measured frames alone.
  ///
  /// `before` and `after` run around each measured frame, outside its phases and stamps.
  func play(
    _ script: RoundScript,
    observedBy observer: any FrameObserver,
    before: () -> Void = {},
    after: () -> Void = {}
  ) {
    play(
      script,
      prepare: { frame in
        rig.renderer.observer = nil
        frame()
      },
      measure: { frame in
        rig.renderer.observer = observer
        before()
        frame()
        after()
      }
    )
    rig.renderer.observer = nil
  }
}
