// SPDX-License-Identifier: Apache-2.0

import BenchCells
import BenchStatistics

/// One round of an `update` workload: a viewport of rows, and which of them each update names.
package struct UpdateScript {
  /// One update.
  struct Update {
    /// The rows, in ascending order.
    let rows: [Int]
    /// Where each goes, if they are moved: to the place of the next one, and the last to the first's.
    var goals: [Int] { rows.indices.map { rows[($0 + 1) % rows.count] } }
    /// The numbers, in the source, of the rows that come in; of deleted rows, in their stead.
    let items: [Int]
    /// What the rows hold from now on, where that changes.
    let contents: [Row]

    /// How many frames an update has: a second one gives the list its length back.
    static func frameCount(of kind: UpdateKind) -> Int {
      kind == .insert || kind == .delete ? 2 : 1
    }
  }

  /// How the table is told.
  let kind: UpdateKind
  /// Where the viewport begins.
  let origin: RowPlace
  /// The updates of the measured frames.
  let updates: [Update]

  /// The first updates.
  var opening: UpdateScript {
    UpdateScript(kind: kind, origin: origin, updates: Array(updates.prefix(Self.openingLength)))
  }

  private static let openingLength = 4

  private init(kind: UpdateKind, origin: RowPlace, updates: [Update]) {
    self.kind = kind
    self.origin = origin
    self.updates = updates
  }

  /// Draws the script of a round whose updates name at least so many rows.
  init(
    kind: UpdateKind,
    storage: FieldChange.Storage,
    design: CellDesign,
    rows: any RowSource,
    rowCount: Int,
    namedCount: Int,
    using generator: inout SeededGenerator
  ) {
    let heights = RowHeights(of: design, rows: rows, rowCount: rowCount)
    let margin = Double(UpdateKind.rowCount) * design.rowHeight
    let last = heights.lastRow(leaving: Viewport.height + margin)
    let first = generator.nextInt(below: last + 1)
    let visible = first..<first + min(heights.visibleCount(from: first), rowCount - first)
    let share = min(UpdateKind.rowCount, max(1, visible.count - 1))
    // The first visible row stays, so that what is at the top of the viewport does.
    let candidates = visible.count > 1 ? Array(visible.dropFirst()) : Array(visible)
    var editor = RowEditor(
      change: Self.change(of: design, storage: storage),
      design: design,
      seed: generator.next()
    )
    var contents: [Int: Row] = [:]
    var updates: [Update] = []
    for _ in 0..<(namedCount + share - 1) / share {
      let named = Array(generator.shuffled(candidates).prefix(share)).sorted()
      var changed: [Row] = []
      if kind.changesContent {
        for row in named {
          let former = contents[row] ?? RowEditor.framed(rows.row(at: row))
          contents[row] = editor.next(after: former)
          changed.append(contents[row] ?? former)
        }
      }
      let items = named.map { _ in generator.nextInt(below: rowCount) }
      updates.append(Update(rows: named, items: items, contents: changed))
    }
    self.init(kind: kind, origin: RowPlace(row: first, distance: 0), updates: updates)
  }

  /// About half of the fields change.
  private static func change(of design: CellDesign, storage: FieldChange.Storage) -> FieldChange {
    let count = design.fields.count
    return FieldChange(changedCount: (count + 1) / 2, fieldCount: count, storage: storage)
  }
}
