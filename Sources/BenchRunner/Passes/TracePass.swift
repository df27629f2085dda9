// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import Foundation
@_spi(Headless) import HeadlessUIKit

/// The trace pass: a stamp for each phase and three for each cell of measured frames.
///
/// Stamps cost time, so a traced frame is longer than a timed one; figures are never taken from it.
@MainActor final class TracePass: FrameObserver {
  /// A moment of a frame.
  private enum Moment {
    case phase(FramePhase)
    case phasesEnd
    case cellStart
    case dequeue(isReused: Bool)
    case cellEnd
  }

  let observesCells = true
  private var marks: [(moment: Moment, time: Int)] = []

  private init() {
    // More than the fullest frame of any case has, so that no frame waits for memory.
    marks.reserveCapacity(1 << 14)
  }

  func frameDidEnter(_ phase: FramePhase) { note(.phase(phase)) }
  func frameDidEnd() { note(.phasesEnd) }
  func cellWillPrepare() { note(.cellStart) }
  func cellDidDequeue(isReused: Bool) { note(.dequeue(isReused: isReused)) }
  func cellDidConfigure() { note(.cellEnd) }

  private func note(_ moment: Moment) {
    marks.append((moment, MonotonicClock.nowNanoseconds()))
  }

  /// Plays a round and returns its measured frames.
  static func take(_ player: Player, _ script: RoundScript) -> [TracedFrame] {
    let pass = TracePass()
    var frames: [TracedFrame] = []
    player.play(
      script,
      prepare: { frame in
        player.rig.renderer.observer = nil
        frame()
      },
      measure: { frame in
        player.rig.renderer.observer = pass
        pass.marks.removeAll(keepingCapacity: true)
        let start = MonotonicClock.nowNanoseconds()
        frame()
        let end = MonotonicClock.nowNanoseconds()
        frames.append(pass.frame(from: start, to: end, player.rig.table))
      }
    )
    player.rig.renderer.observer = nil
    return frames
  }

  /// Makes a frame of the marks.
  private func frame(from start: Int, to end: Int, _ table: UITableView) -> TracedFrame {
    var phases: [TracedFrame.Phase] = []
    var open: (phase: FramePhase, start: Int)?
    var cells: [TracedFrame.Cell] = []
    for (moment, time) in marks {
      switch moment {
      case .phase(let phase):
        if let open { phases.append(.init(phase: open.phase, start: open.start, end: time)) }
        open = (phase, time)
      case .phasesEnd:
        if let open { phases.append(.init(phase: open.phase, start: open.start, end: time)) }
        open = nil
      case .cellStart: cells.append(.init(start: time, end: time))
      case .dequeue(let isReused):
        guard let last = cells.indices.last else { continue }
        cells[last].dequeued = time
        cells[last].isReused = isReused
      case .cellEnd:
        if let last = cells.indices.last { cells[last].end = time }
      }
    }
    return TracedFrame(
      start: start,
      end: end,
      phases: phases.filter { $0.end > $0.start },
      cells: cells,
      offset: Double(table.contentOffset.y),
      accounting: table.reuseAccounting()
    )
  }
}
