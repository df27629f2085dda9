// SPDX-License-Identifier: Apache-2.0

import BenchLists
import BenchStatistics

/// The rows of one round of `reconfigure`: a viewport of rows, and what they hold in each frame.
package struct EditScript {
  /// Where the viewport begins.
  let origin: RowPlace
  /// The number of the topmost row.
  let firstRow: Int
  /// What the visible rows hold before the first measured frame.
  let initial: any RowContents
  /// What the visible rows hold in each measured frame.
  let frames: [any RowContents]

  private init(of script: EditScript, frameCount: Int) {
    origin = script.origin
    firstRow = script.firstRow
    initial = script.initial
    frames = Array(script.frames.prefix(frameCount))
  }

  /// The first frames.
  var opening: EditScript { EditScript(of: self, frameCount: Self.openingLength) }

  /// How many frames open a round.
  private static let openingLength = 4

  /// Draws the script of a round.
  @MainActor init(
    change: FieldChange,
    list: PlayedList,
    rowCount: Int,
    configureCount: Int,
    using generator: inout SeededGenerator
  ) {
    let heights = RowHeights(of: list, rowCount: rowCount)
    let first = generator.nextInt(below: heights.lastRow(leaving: heights.viewport.height) + 1)
    // Rows that change their height let others in, so as many change as can ever be seen.
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

  /// How many rows each frame shows at least: where cells decide on their height, framing and
  /// editing texts can make each a line higher, and most of a viewport's rows lose no more than a
  /// third of their number by that.
  @MainActor private static func leastShownCount(
    from first: Int,
    heights: RowHeights,
    design: CellDesign
  ) -> Int {
    let visible = min(heights.rowCount - first, heights.visibleCount(from: first))
    return design.height.isMeasured ? max(1, visible * 2 / 3) : visible
  }
}
