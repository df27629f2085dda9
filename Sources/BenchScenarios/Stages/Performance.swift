// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// One strategy of a case group on its stage.
///
/// The stage lives through all rounds, as an app's table does; `load` takes a new one a frame.
@MainActor final class Performance {
  let group: CaseGroup
  let strategy: Strategy
  /// Whether cells are filled, or dequeued and left as they are.
  private let fillsCells: Bool
  private let design: CellDesign
  private let rows: any RowSource
  private(set) var stage: Stage
  /// What compares lists, in the family `diff`.
  private(set) lazy var subject: (any DiffSubject)? =
    if case .diff(let kind) = group.workload {
      kind.subject(strategy, itemCount: group.rowCount)
    } else {
      nil
    }
  /// What each measured frame waits for, if frames are paced.
  var pacer: Pacer?

  init(group: CaseGroup, strategy: Strategy, rows: any RowSource, fillsCells: Bool = true) {
    self.group = group
    self.strategy = strategy
    self.fillsCells = fillsCells
    self.rows = rows
    design = group.design
    stage = Stage(
      design: group.design,
      strategy: strategy,
      rows: rows,
      rowCount: group.rowCount,
      positionCacheCapacity: group.workload.positionCacheCapacity,
      fillsCells: fillsCells
    )
  }

  /// Plays the frames of a round.
  ///
  /// `prepare` is called with frames that are not measured, such as going to a window, and `measure`
  /// with those that are; either has to run the frame it is given.
  func play(
    _ script: RoundScript,
    prepare: (_ frame: () -> Void) -> Void,
    measure: (_ frame: () -> Void) -> Void
  ) {
    switch script {
    case .scroll(let trace): scroll(trace, prepare, measure)
    case .rise(let trace): rise(trace, prepare, measure)
    case .jumps(let trace): jump(trace, prepare, measure)
    case .state(let trace): change(trace, prepare, measure)
    case .update(let trace): update(trace, prepare, measure)
    case .edit(let trace): edit(trace, prepare, measure)
    case .load(let count):
      for _ in 0..<count {
        renewStage()
        let renderer = stage.renderer
        pacer?.wait()
        measure { renderer.renderFrame() }
      }
    case .diff(let count):
      guard let subject else { return }
      for _ in 0..<count {
        pacer?.wait()
        measure { subject.run() }
      }
    case .idle(let frameCount, let cellCount):
      let renderer = stage.renderer
      for _ in 0..<frameCount {
        pacer?.wait()
        measure { Self.idle(renderer.observer, cellCount: cellCount) }
      }
    }
  }

  /// Plays frames after those of a round in which the content moves by half a point and back, so that
  /// as a rule no row comes into view.
  ///
  /// The first of them lets in what comes, and is not measured.
  func playStill(frameCount: Int, measure: (_ frame: () -> Void) -> Void) {
    let stage = stage
    let offset = Double(stage.table.contentOffset.y)
    stage.renderFrame(atOffset: offset + 0.5)
    for number in 0..<frameCount {
      let next = number.isMultiple(of: 2) ? offset : offset + 0.5
      pacer?.wait()
      measure { stage.renderFrame(atOffset: next) }
    }
  }

  /// A frame in which nothing is done but to tell an observer of cells, as the engine would.
  @inline(__always)
  private static func idle(_ observer: (any FrameObserver)?, cellCount: Int) {
    guard let observer else { return }
    observer.frameDidEnter(.configure)
    if observer.observesCells {
      for _ in 0..<cellCount {
        observer.cellWillPrepare()
        observer.cellDidDequeue(isReused: true)
        observer.cellDidConfigure()
      }
    }
    observer.frameDidEnd()
  }

  /// Sets up a new table, which has nothing loaded yet.
  ///
  /// The observer moves along.
  private func renewStage() {
    let observer = stage.renderer.observer
    stage = Stage(
      design: design,
      strategy: strategy,
      rows: rows,
      rowCount: group.rowCount,
      fillsCells: fillsCells
    )
    stage.renderer.observer = observer
  }

  private func scroll(
    _ trace: ScrollTrace,
    _ prepare: (() -> Void) -> Void,
    _ measure: (() -> Void) -> Void
  ) {
    let stage = stage
    for window in trace.windows {
      for place in window.approach {
        let offset = stage.offset(of: place)
        prepare { stage.renderFrame(atOffset: offset) }
      }
      for place in window.places {
        let offset = stage.offset(of: place)
        pacer?.wait()
        if let offsets = stage.offsets {
          measure {
            offsets.find(from: offset, to: offset + Viewport.height)
            stage.renderFrame(atOffset: offset)
          }
        } else {
          measure { stage.renderFrame(atOffset: offset) }
        }
      }
    }
  }

  private func rise(
    _ trace: RiseTrace,
    _ prepare: (() -> Void) -> Void,
    _ measure: (() -> Void) -> Void
  ) {
    let stage = stage
    for origin in trace.origins {
      prepare { stage.renderFrame(forgettingHeightsAt: origin) }
      for _ in 0..<trace.stepCount {
        let offset = Double(stage.table.contentOffset.y) - RiseTrace.step
        pacer?.wait()
        measure { stage.renderFrame(atOffset: offset) }
      }
    }
  }

  private func jump(
    _ trace: JumpTrace,
    _ prepare: (() -> Void) -> Void,
    _ measure: (() -> Void) -> Void
  ) {
    let stage = stage
    for jump in trace.jumps {
      prepare { stage.renderFrame(forgettingHeightsAt: RowPlace(row: 0, distance: 0)) }
      if let row = jump.lookedAt {
        let offset = stage.offset(of: RowPlace(row: row, distance: 0))
        prepare { stage.renderFrame(atOffset: offset) }
      }
      pacer?.wait()
      measure { stage.renderFrame(after: jump) }
    }
  }

  private func change(
    _ trace: StateTrace,
    _ prepare: (() -> Void) -> Void,
    _ measure: (() -> Void) -> Void
  ) {
    let stage = stage
    let states = CellStates(table: stage.table, kind: trace.kind)
    let origin = stage.offset(of: trace.origin)
    prepare {
      states.clear()
      stage.renderFrame(atOffset: origin)
    }
    // Cells that came with the window get what they need to show the state.
    prepare {
      states.equip()
      stage.renderer.renderFrame()
    }
    for rows in trace.frames {
      pacer?.wait()
      measure {
        states.toggle(rows)
        stage.renderer.renderFrame()
      }
    }
  }

  private func update(
    _ trace: UpdateTrace,
    _ prepare: (() -> Void) -> Void,
    _ measure: (() -> Void) -> Void
  ) {
    let stage = stage
    var updates = TableUpdates(stage, trace.kind)
    let origin = stage.offset(of: trace.origin)
    prepare { stage.renderFrame(atOffset: origin) }
    for update in trace.updates {
      let paths = update.rows.map { IndexPath(row: $0, section: 0) }
      let goals = update.goals.map { IndexPath(row: $0, section: 0) }
      updates.change(update)
      pacer?.wait()
      measure {
        updates.tell(paths, goals: goals)
        stage.renderer.renderFrame()
      }
      guard updates.changesCount else { continue }
      prepare {
        updates.undo(update, paths)
        stage.renderer.renderFrame()
      }
    }
  }

  private func edit(
    _ trace: EditTrace,
    _ prepare: (() -> Void) -> Void,
    _ measure: (() -> Void) -> Void
  ) {
    let stage = stage
    stage.dataSource.firstEdited = trace.firstRow
    stage.dataSource.edited = trace.initial
    let origin = stage.offset(of: trace.origin)
    prepare { stage.renderFrame(atOffset: origin) }
    var paths = stage.visiblePaths
    // The rows that came with the window may have been shown before they were framed.
    prepare { stage.reconfigure(paths) }
    for rows in trace.frames {
      stage.dataSource.edited = rows
      // Rows that changed their height have let others in or out.
      if design.height.isMeasured { paths = stage.visiblePaths }
      pacer?.wait()
      let shown = paths
      measure { stage.reconfigure(shown) }
    }
  }
}
