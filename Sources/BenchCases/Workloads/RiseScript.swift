// SPDX-License-Identifier: Apache-2.0

import BenchLists
import BenchStatistics

/// One round of `sizing.anchor`: places among rows that were never shown, and the way up from each.
package struct RiseScript {
  /// The distance of each measured frame, in points.
  static let step = 90.0

  private static let stepCount = 8

  /// The starts of the windows, where no height is known.
  let origins: [RowPlace]
  let stepCount: Int

  var opening: RiseScript { RiseScript(origins: Array(origins.prefix(1)), stepCount: stepCount) }
}

extension RiseScript {
  /// Draws a round in which about so many cells are configured, by the estimate.
  @MainActor init(
    _ heights: RowHeights,
    configureCount: Int,
    using generator: inout SeededGenerator
  ) {
    let last = heights.lastRow(leaving: heights.viewport.height)
    let above = Int((Self.step * Double(Self.stepCount) / heights.nominal).rounded(.up))
    let first = min(above, last)
    let count = (configureCount + above - 1) / above
    self.init(
      origins: (0..<count)
        .map { _ in
          RowPlace(row: first + generator.nextInt(below: last - first + 1), distance: 0)
        },
      stepCount: Self.stepCount
    )
  }
}
