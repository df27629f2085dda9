// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
@_spi(Headless) import HeadlessUIKit

/// One strategy of a case group on its rig, which lives through all rounds; `load` uses a new one for each frame.
@MainActor package final class Player {
  /// A function that must call `frame` exactly once, and may act before and after it.
  package typealias FrameRunner = (_ frame: () -> Void) -> Void

  let group: CaseGroup
  let strategy: CaseStrategy
  private let fillsCells: Bool
  private let design: CellDesign
  private let rows: any RowSource
  package private(set) var rig: ListRig
  /// The comparison of lists, in the family `diff`.
  private(set) lazy var subject: (any DiffSubject)? =
    if case .diff(let kind) = group.workload {
      kind.subject(strategy, itemCount: group.rowCount)
    } else {
      nil
    }
  /// Runs before each measured frame, such as a wait for its vsync; nil for frames without a gap.
  package var beforeMeasuredFrame: (() -> Void)?

  package init(
    group: CaseGroup,
    strategy: CaseStrategy,
    rows: any RowSource,
    fillsCells: Bool = true
  ) {
    self.group = group
    self.strategy = strategy
    self.fillsCells = fillsCells
    self.rows = rows
    design = group.design
    rig = ListRig(
      design: group.design,
      strategy: strategy,
      rows: rows,
      rowCount: group.rowCount,
      positionCacheCapacity: group.workload.positionCacheCapacity,
      fillsCells: fillsCells
    )
  }

  /// A fault of work that cells queued, as a clause.
  private(set) var queueFault: String?

  func note(_ fault: String) {
    if queueFault == nil { queueFault = fault }
  }

  /// Plays the frames of a round, and nothing between them.
  func playFrames(_ script: RoundScript, prepare: FrameRunner, measure: FrameRunner) {
    switch script {
    case .scroll(let script): scroll(script, prepare, measure)
    case .rise(let script): rise(script, prepare, measure)
    case .jumps(let script): jump(script, prepare, measure)
    case .state(let script): change(script, prepare, measure)
    case .update(let script): update(script, prepare, measure)
    case .changes(let script): change(script, prepare, measure)
    case .edit(let script): edit(script, prepare, measure)
    case .load(let count):
      for _ in 0..<count {
        renewRig()
        let renderer = rig.renderer
        beforeMeasuredFrame?()
        measure { renderer.renderFrame() }
      }
    case .diff(let count):
      guard let subject else { return }
      for _ in 0..<count {
        beforeMeasuredFrame?()
        measure { subject.run() }
      }
    case .idle(let frameCount, let cellCount):
      let renderer = rig.renderer
      for _ in 0..<frameCount {
        beforeMeasuredFrame?()
        measure { Self.idle(renderer.observer, cellCount: cellCount) }
      }
    }
  }

  /// Plays frames after a round in which the content moves by half a point and back, so that as a rule no row comes in.
  ///
  /// The frame before them shows pending rows, and is not measured.
  package func playStill(frameCount: Int, measure: FrameRunner) {
    let rig = rig
    let offset = Double(rig.table.contentOffset.y)
    rig.renderFrame(atOffset: offset + 0.5)
    for number in 0..<frameCount {
      let next = number.isMultiple(of: 2) ? offset : offset + 0.5
      beforeMeasuredFrame?()
      measure { rig.renderFrame(atOffset: next) }
    }
  }

  /// Reports cells to an observer as the engine would, and does nothing else.
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

  /// Creates a new table with nothing loaded; the observer moves along.
  private func renewRig() {
    let observer = rig.renderer.observer
    rig = ListRig(
      design: design,
      strategy: strategy,
      rows: rows,
      rowCount: group.rowCount,
      fillsCells: fillsCells
    )
    rig.renderer.observer = observer
  }

  private func scroll(_ script: ScrollScript, _ prepare: FrameRunner, _ measure: FrameRunner) {
    let rig = rig
    for window in script.windows {
      for place in window.approach {
        let offset = rig.offset(of: place)
        prepare { rig.renderFrame(atOffset: offset) }
      }
      for place in window.places {
        let offset = rig.offset(of: place)
        beforeMeasuredFrame?()
        if let offsets = rig.offsets {
          measure {
            offsets.find(from: offset, to: offset + rig.design.viewport.height)
            rig.renderFrame(atOffset: offset)
          }
        } else {
          measure { rig.renderFrame(atOffset: offset) }
        }
      }
    }
  }

  private func rise(_ script: RiseScript, _ prepare: FrameRunner, _ measure: FrameRunner) {
    let rig = rig
    for origin in script.origins {
      prepare { rig.renderFrame(forgettingHeightsAt: origin) }
      for _ in 0..<script.stepCount {
        let offset = Double(rig.table.contentOffset.y) - RiseScript.step
        beforeMeasuredFrame?()
        measure { rig.renderFrame(atOffset: offset) }
      }
    }
  }

  private func jump(_ script: JumpScript, _ prepare: FrameRunner, _ measure: FrameRunner) {
    let rig = rig
    for jump in script.jumps {
      prepare { rig.renderFrame(forgettingHeightsAt: RowPlace(row: 0, distance: 0)) }
      if let row = jump.lookedAt {
        let offset = rig.offset(of: RowPlace(row: row, distance: 0))
        prepare { rig.renderFrame(atOffset: offset) }
      }
      beforeMeasuredFrame?()
      measure { rig.renderFrame(after: jump) }
    }
  }

  private func change(_ script: StateScript, _ prepare: FrameRunner, _ measure: FrameRunner) {
    let rig = rig
    let states = CellStates(table: rig.table, kind: script.kind)
    let origin = rig.offset(of: script.origin)
    prepare {
      states.clear()
      rig.renderFrame(atOffset: origin)
    }
    // Cells that came with the window get the handlers that show the state.
    prepare {
      states.equip()
      rig.renderer.renderFrame()
    }
    for rows in script.frames {
      beforeMeasuredFrame?()
      measure {
        states.toggle(rows)
        rig.renderer.renderFrame()
      }
    }
  }

  private func update(_ script: UpdateScript, _ prepare: FrameRunner, _ measure: FrameRunner) {
    let rig = rig
    var updates = TableUpdates(rig, script.kind)
    // Every strategy tells the table of rows that come, go or move.
    let followsModels = rig.followsModels && script.kind == .reconfigureRows
    let origin = rig.offset(of: script.origin)
    prepare { rig.renderFrame(atOffset: origin) }
    for update in script.updates {
      let paths = update.rows.map { IndexPath(row: $0, section: 0) }
      let goals = update.goals.map { IndexPath(row: $0, section: 0) }
      updates.change(update)
      beforeMeasuredFrame?()
      if followsModels {
        let numbers = update.rows
        measure {
          rig.tellModels(of: numbers)
          rig.renderer.renderFrame()
        }
      } else {
        measure {
          updates.tell(paths, goals: goals)
          rig.renderer.renderFrame()
        }
      }
      guard updates.changesCount else { continue }
      prepare {
        updates.undo(update, paths)
        rig.renderer.renderFrame()
      }
    }
  }

  private func change(_ script: ChangeScript, _ prepare: FrameRunner, _ measure: FrameRunner) {
    let rig = rig
    let origin = rig.offset(of: script.origin)
    prepare { rig.renderFrame(atOffset: origin) }
    for row in script.rows {
      beforeMeasuredFrame?()
      measure { rig.renderFrame(changing: row) }
    }
  }

  private func edit(_ script: EditScript, _ prepare: FrameRunner, _ measure: FrameRunner) {
    let rig = rig
    let content = rig.content
    content.show(script.initial, from: script.firstRow)
    let numbers = script.firstRow..<script.firstRow + script.initial.count
    rig.tellModels(of: Array(numbers))
    let origin = rig.offset(of: script.origin)
    prepare { rig.renderFrame(atOffset: origin) }
    var visible = rig.changedRows(numbers)
    // The rows that came with the window may have been shown before they were framed.
    prepare { rig.renderFrame(changing: visible) }
    for rows in script.frames {
      content.show(rows, from: script.firstRow)
      // Rows that changed their height have let others in or out.
      if design.height.isMeasured { visible = rig.changedRows(numbers) }
      beforeMeasuredFrame?()
      let shown = visible
      measure { rig.renderFrame(changing: shown) }
    }
  }
}
