// SPDX-License-Identifier: Apache-2.0

import BenchLists
import BenchStatistics

/// One round of the workload `update.screen`: a viewport of rows, and the row that changes in each frame.
package struct ChangeScript {
  let origin: RowPlace
  let rows: [Int]

  var opening: ChangeScript {
    ChangeScript(origin: origin, rows: Array(rows.prefix(RoundScript.openingLength)))
  }

  /// A change may reload the whole table, or compare a snapshot of all rows.
  private static let configuresPerChange = 5
}

extension ChangeScript {
  /// Draws one change for each five configures.
  @MainActor init(
    _ heights: RowHeights,
    configureCount: Int,
    using generator: inout SeededGenerator
  ) {
    let last = heights.lastRow(leaving: heights.viewport.height)
    let first = generator.nextInt(below: last + 1)
    let visible = max(1, min(heights.visibleCount(from: first), heights.rowCount - first))
    let count = max(1, configureCount / Self.configuresPerChange)
    self.init(
      origin: RowPlace(row: first, distance: 0),
      rows: (0..<count).map { _ in first + generator.nextInt(below: visible) }
    )
  }
}
