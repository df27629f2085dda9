// SPDX-License-Identifier: Apache-2.0

public import BenchCases
import BenchHarness
import Foundation
@_spi(Headless) package import HeadlessUIKit

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

/// A measured frame with the stamps that were taken in it, in nanoseconds of one clock.
public struct TracedFrame: Sendable {
  /// A phase.
  public struct Phase: Sendable {
    package let phase: FramePhase
    /// When it began.
    public let start: Int
    /// When it ended.
    public let end: Int
  }

  /// A cell that was filled.
  public struct Cell: Sendable {
    /// When the data source was about to be asked for it.
    public let start: Int
    /// When the reuse pool had answered; nil where it was not asked.
    public internal(set) var dequeued: Int?
    /// Whether the cell had been used before.
    public internal(set) var isReused = false
    /// When the cell was filled.
    public internal(set) var end: Int
  }

  /// When the frame began.
  public let start: Int
  /// When it had been committed.
  public let end: Int
  /// Its phases, one after the other; one may come again.
  public let phases: [Phase]
  /// The cells that were filled, one after the other.
  public let cells: [Cell]
  /// The offset of the content after the frame, in points.
  public let offset: Double
  /// Where the table's cells were after the frame.
  package let accounting: ReuseAccounting

  /// How long the frame took.
  public var nanoseconds: Int { end - start }
}

/// Traces one round of a case.
@MainActor public struct CaseTrace {
  private let identifier: CaseIdentifier
  private let rows: any RowSource
  private let seed: UInt64

  /// Prepares the trace of a case.
  public init(identifier: CaseIdentifier, rows: any RowSource, seed: UInt64) {
    self.identifier = identifier
    self.rows = rows
    self.seed = seed
  }

  /// Plays the first round and returns its measured frames.
  ///
  /// As in a measurement, the round was played before, and its table has scrolled through the
  /// opening, so that pools are filled and nothing is done for the first time. Where lists are
  /// compared, frames have neither phases nor cells.
  public func frames() -> [TracedFrame] {
    let plan = MeasurementPlan(seed: seed)
    let runner = GroupRunner(group: identifier.group, rows: rows, plan: plan)
    _ = runner.verify()
    return runner.trace(identifier.strategy)
  }
}
