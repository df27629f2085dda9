// SPDX-License-Identifier: Apache-2.0

import BenchLists
import BenchStatistics

/// One round of a `state` workload: a viewport of rows, and those that change in each frame.
package struct StateScript {
  let kind: StateKind
  let origin: RowPlace
  let frames: [[Int]]

  var opening: StateScript {
    StateScript(kind: kind, origin: origin, frames: Array(frames.prefix(RoundScript.openingLength)))
  }
}

extension StateScript {
  /// Draws a round in which at least so many rows change their state.
  ///
  /// Half of the visible rows, rounded up, change in each frame, dealt from a deck, so that over two frames nearly
  /// every row has its turn.
  @MainActor init(
    _ kind: StateKind,
    _ heights: RowHeights,
    changeCount: Int,
    using generator: inout SeededGenerator
  ) {
    let first = generator.nextInt(below: heights.lastRow(leaving: heights.viewport.height) + 1)
    let visible = min(heights.visibleCount(from: first), heights.rowCount - first)
    let rows = Array(first..<first + visible)
    let share = (visible + 1) / 2
    var deck: [Int] = []
    var frames: [[Int]] = []
    for _ in 0..<(changeCount + share - 1) / share {
      if deck.count < share { deck = generator.shuffled(rows) }
      frames.append(deck.suffix(share).sorted())
      deck.removeLast(share)
    }
    self.init(kind: kind, origin: RowPlace(row: first, distance: 0), frames: frames)
  }
}

public enum StateKind: String, CaseIterable, Sendable {
  /// Rows are selected and deselected, several at a time.
  case selection
  case highlight
  case custom

  /// The background of a row in the state, for reference cells: a plain table's fourth grey, or the app's yellow mark.
  var packedRGBA: UInt32 { self == .custom ? 0xFFCC_00FF : 0xD1D1_D6FF }
}
