// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

/// The rows of one round of `reconfigure`: a viewport of rows, and what they hold in each frame.
struct EditTrace {
  /// The offset of the viewport.
  let origin: Double
  /// The number of the topmost row.
  let firstRow: Int
  /// What the visible rows hold before the first measured frame.
  let initial: [Row]
  /// What the visible rows hold in each measured frame.
  let frames: [[Row]]

  private init(of trace: EditTrace, frameCount: Int) {
    origin = trace.origin
    firstRow = trace.firstRow
    initial = trace.initial
    frames = Array(trace.frames.prefix(frameCount))
  }

  /// The first frames.
  var opening: EditTrace { EditTrace(of: self, frameCount: Self.openingLength) }

  /// How many frames open a round.
  private static let openingLength = 4

  /// Draws the trace of a round.
  init(
    change: FieldChange,
    design: CellDesign,
    rows: any RowSource,
    rowCount: Int,
    configureCount: Int,
    using generator: inout SeededGenerator
  ) {
    let last = ScrollTrace.lastTopRow(rowHeight: design.rowHeight, rowCount: rowCount)
    let first = generator.nextInt(below: last + 1)
    let visible = Int((Viewport.height / design.rowHeight).rounded(.up))
    let end = min(rowCount, first + visible)
    var current = (first..<end).map { RowEditor.framed(rows.row(at: $0)) }
    var editor = RowEditor(change: change, design: design, seed: generator.next())
    var frames: [[Row]] = []
    let frameCount = (configureCount + current.count - 1) / current.count
    initial = current
    for _ in 0..<frameCount {
      current = current.map { editor.next(after: $0) }
      frames.append(current)
    }
    origin = Double(first) * design.rowHeight
    firstRow = first
    self.frames = frames
  }
}
