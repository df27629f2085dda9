// SPDX-License-Identifier: Apache-2.0

import BenchLists
import BenchStatistics

/// One round of `sizing.anchor`: places among rows that were never shown, and the way up from each.
package struct RiseScript {
  /// How far each measured frame goes up, in points.
  static let step = 90.0

  /// The frames of a window.
  private static let stepCount = 8

  /// Where the windows begin; no height is known when they do.
  let origins: [RowPlace]
  /// The measured frames of a window.
  let stepCount: Int

  /// The first window.
  var opening: RiseScript { RiseScript(origins: Array(origins.prefix(1)), stepCount: stepCount) }

  private init(origins: [RowPlace], stepCount: Int) {
    self.origins = origins
    self.stepCount = stepCount
  }

  /// Draws the script of a round in which about so many cells are configured, as many as the estimate
  /// calls for.
  @MainActor init(heights: RowHeights, configureCount: Int, using generator: inout SeededGenerator)
  {
    let last = heights.lastRow(leaving: heights.viewport.height)
    // By the estimate, so many rows lie on the way.
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
