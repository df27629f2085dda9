// SPDX-License-Identifier: Apache-2.0

import BenchLists
import BenchStatistics

/// One round of a `state` workload: a viewport of rows, and which of them change in each frame.
package struct StateScript {
  /// Which state changes.
  let kind: StateKind
  /// Where the viewport begins.
  let origin: RowPlace
  /// The rows that change to the other state in each measured frame, in order.
  let frames: [[Int]]

  /// The first frames.
  var opening: StateScript {
    StateScript(kind: kind, origin: origin, frames: Array(frames.prefix(Self.openingLength)))
  }

  /// How many frames open a round.
  private static let openingLength = 4

  private init(kind: StateKind, origin: RowPlace, frames: [[Int]]) {
    self.kind = kind
    self.origin = origin
    self.frames = frames
  }

  /// Draws the script of a round in which at least so many rows change their state.
  ///
  /// Half of the visible rows change in each frame, rounded up; which, a deck of them says, so that
  /// over two frames nearly every row has its turn.
  @MainActor init(
    kind: StateKind,
    heights: RowHeights,
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

/// A state that cells can be in.
public enum StateKind: String, CaseIterable, Sendable {
  /// Rows are selected and deselected, several at a time.
  case selection
  /// Cells are highlighted, as under a finger.
  case highlight
  /// Cells have a state of the app's own, under a key of its own.
  case custom

  /// The colour behind a row in the state, for the reference cells.
  ///
  /// A plain table shows selected and highlighted rows in the fourth grey; the app's mark is yellow.
  var packedRGBA: UInt32 { self == .custom ? 0xFFCC_00FF : 0xD1D1_D6FF }
}
