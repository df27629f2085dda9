// SPDX-License-Identifier: Apache-2.0

public import BenchCases
import BenchHarness
import Foundation
@_spi(Headless) package import HeadlessUIKit

/// The trace pass: a stamp for each phase and three for each cell of measured frames.
///
/// Stamps cost time, so a traced frame is longer than a timed one; figures are never taken from it.
@MainActor final class TracePass: FrameObserver {
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

  private func note(_ moment: Moment) { marks.append((moment, MonotonicClock.nowNanoseconds())) }

  static func take(_ player: Player, _ script: RoundScript) -> [TracedFrame] {
    let pass = TracePass()
    var frames: [TracedFrame] = []
    // Plays without `before` and `after`, so that only the frame runs between the two stamps.
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

/// A measured frame with its stamps, in nanoseconds of one clock.
public struct TracedFrame: Sendable {
  public struct Phase: Sendable {
    package let phase: FramePhase
    public let start: Int
    public let end: Int
  }

  public struct Cell: Sendable {
    public let start: Int
    /// The time of the reuse pool's answer; nil if it was not asked.
    public internal(set) var dequeued: Int?
    public internal(set) var isReused = false
    public internal(set) var end: Int
  }

  public let start: Int
  public let end: Int
  /// Its phases in order; one may come again.
  public let phases: [Phase]
  public let cells: [Cell]
  public let offset: Double
  package let accounting: ReuseAccounting

  public var nanoseconds: Int { end - start }
}

@MainActor public struct CaseTrace {
  private let identifier: CaseIdentifier
  private let rows: any RowSource
  private let seed: UInt64

  public init(identifier: CaseIdentifier, rows: any RowSource, seed: UInt64) {
    self.identifier = identifier
    self.rows = rows
    self.seed = seed
  }

  /// Plays the first round and returns its measured frames.
  ///
  /// As in a measurement, the round was played before, and its table has scrolled through the opening, so that pools
  /// are filled and nothing is done for the first time. Comparisons of lists have neither phases nor cells.
  public func frames() -> [TracedFrame] {
    let plan = MeasurementPlan(seed: seed)
    let runner = GroupRunner(group: identifier.group, rows: rows, plan: plan)
    _ = runner.verify()
    return runner.trace(identifier.strategy)
  }
}
