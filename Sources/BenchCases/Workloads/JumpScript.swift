// SPDX-License-Identifier: Apache-2.0

import BenchLists
import BenchStatistics

/// One round of `sizing.jump`: each jump leaves from the top of a table that knows no height.
package struct JumpScript {
  enum Place {
    case top
    case middle
    case bottom
    /// As near as the row can come by the shortest way, which from above is the bottom.
    case nearest

    static let turns: [Place] = [.top, .middle, .bottom]
  }

  struct Jump {
    let row: Int
    let place: Place
    /// A row above which the list is looked at first, so that a part of it is measured.
    let lookedAt: Int?
  }

  let jumps: [Jump]

  var opening: JumpScript { JumpScript(jumps: Array(jumps.prefix(RoundScript.openingLength))) }

  /// The rows between the goal and the place that `measuring` looks at first.
  private static let lookAheadCount = 5
}

extension JumpScript {
  /// Draws the jumps of a round, in which at least so many cells are configured.
  ///
  /// Any row is one of `heights`; the middle and the last row are those of the whole list.
  @MainActor init(
    to goal: SizingKind.JumpGoal,
    _ heights: RowHeights,
    rowCount: Int,
    configureCount: Int,
    using generator: inout SeededGenerator
  ) {
    // Rows at either end cannot reach every part of the viewport.
    let margin = min(heights.mostVisibleCount, (heights.rowCount - 1) / 2)
    let room = heights.rowCount - 2 * margin
    // A table asks for as many cells as its estimate calls for before it knows better.
    let asked = Int((heights.viewport.height / heights.nominal).rounded(.up))
    let count = (configureCount + asked - 1) / asked
    jumps = (0..<count)
      .map { number in
        let any = margin + generator.nextInt(below: room)
        switch goal {
        case .row:
          return Jump(row: any, place: Place.turns[number % 3], lookedAt: nil)
        case .end: return Jump(row: rowCount - 1, place: .nearest, lookedAt: nil)
        case .middle: return Jump(row: rowCount / 2, place: .middle, lookedAt: nil)
        case .last: return Jump(row: rowCount - 1, place: .top, lookedAt: nil)
        case .measuring:
          let lookedAt = max(0, any - Self.lookAheadCount)
          return Jump(row: any, place: Place.turns[number % 3], lookedAt: lookedAt)
        }
      }
  }
}
