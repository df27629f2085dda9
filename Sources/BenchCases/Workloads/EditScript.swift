// SPDX-License-Identifier: Apache-2.0

import BenchLists
import BenchStatistics

/// The rows of one round of `reconfigure`: a viewport of rows, and their content in each frame.
package struct EditScript {
  let origin: RowPlace
  let firstRow: Int
  let initial: any RowContents
  let frames: [any RowContents]

  var opening: EditScript {
    let frames = Array(frames.prefix(RoundScript.openingLength))
    return EditScript(origin: origin, firstRow: firstRow, initial: initial, frames: frames)
  }
}

extension EditScript {
  @MainActor init(
    change: FieldChange,
    list: PlayedList,
    rowCount: Int,
    configureCount: Int,
    using generator: inout SeededGenerator
  ) {
    let heights = RowHeights(of: list, rowCount: rowCount)
    let first = generator.nextInt(below: heights.lastRow(leaving: heights.viewport.height) + 1)
    // Rows that change their height let others in, so all rows that can ever be visible change.
    let end = min(rowCount, first + heights.mostVisibleCount)
    var editor = list.editing(change, seed: generator.next())
    var current = editor.opened(first..<end)
    var frames: [any RowContents] = []
    let shown = Self.leastShownCount(from: first, heights: heights, design: list.design)
    let frameCount = (configureCount + shown - 1) / shown
    initial = current
    for _ in 0..<frameCount {
      current = editor.next(after: current)
      frames.append(current)
    }
    origin = RowPlace(row: first, distance: 0)
    firstRow = first
    self.frames = frames
  }

  /// The least number of rows of a frame: framing and editing can make each a line higher, which costs at most a third.
  @MainActor private static func leastShownCount(
    from first: Int,
    heights: RowHeights,
    design: CellDesign
  ) -> Int {
    let visible = min(heights.rowCount - first, heights.visibleCount(from: first))
    return design.height.isMeasured ? max(1, visible * 2 / 3) : visible
  }
}
