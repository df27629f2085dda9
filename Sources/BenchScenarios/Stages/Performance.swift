// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// One strategy of a case group on its stage.
///
/// The stage lives through all rounds, as an app's table does; `load` takes a new one a frame.
@MainActor final class Performance {
  let group: CaseGroup
  let strategy: Strategy
  private let design: CellDesign
  private let rows: any RowSource
  private(set) var stage: Stage
  /// What each measured frame waits for, if frames are paced.
  var pacer: Pacer?

  init(group: CaseGroup, strategy: Strategy, rows: any RowSource) {
    self.group = group
    self.strategy = strategy
    self.rows = rows
    design = group.design
    stage = Stage(
      design: group.design,
      strategy: strategy,
      rows: rows,
      rowCount: group.rowCount
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
    case .edit(let trace): edit(trace, prepare, measure)
    case .load(let count):
      for _ in 0..<count {
        renewStage()
        let renderer = stage.renderer
        pacer?.wait()
        measure { renderer.renderFrame() }
      }
    case .idle(let frameCount, let cellCount):
      let renderer = stage.renderer
      for _ in 0..<frameCount {
        pacer?.wait()
        measure { Self.idle(renderer.observer, cellCount: cellCount) }
      }
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
    stage = Stage(design: design, strategy: strategy, rows: rows, rowCount: group.rowCount)
    stage.renderer.observer = observer
  }

  private func scroll(
    _ trace: ScrollTrace,
    _ prepare: (() -> Void) -> Void,
    _ measure: (() -> Void) -> Void
  ) {
    let stage = stage
    for window in trace.windows {
      let origin = stage.offset(of: window.origin)
      prepare { stage.renderFrame(atOffset: origin) }
      for place in window.places {
        let offset = stage.offset(of: place)
        pacer?.wait()
        measure { stage.renderFrame(atOffset: offset) }
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
