// SPDX-License-Identifier: Apache-2.0

import BenchLists
import BenchStatistics

/// One round of an `update` workload: a viewport of rows, and which of them each update names.
package struct UpdateScript {
  struct Update {
    /// The rows, in ascending order.
    let rows: [Int]
    /// Where each goes, if they are moved: to the place of the next one, and the last to the first's.
    var goals: [Int] { rows.indices.map { rows[($0 + 1) % rows.count] } }
    /// The numbers, in the source, of the rows that come in; of deleted rows, in their stead.
    let items: [Int]
    /// What the rows hold from now on; nil where that does not change.
    let contents: (any RowContents)?

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
  @MainActor init(
    kind: UpdateKind,
    storage: FieldChange.Storage,
    list: PlayedList,
    rowCount: Int,
    namedCount: Int,
    using generator: inout SeededGenerator
  ) {
    let heights = RowHeights(of: list, rowCount: rowCount)
    let margin = Double(UpdateKind.rowCount) * list.design.rowHeight
    let last = heights.lastRow(leaving: heights.viewport.height + margin)
    let first = generator.nextInt(below: last + 1)
    let visible = first..<first + min(heights.visibleCount(from: first), rowCount - first)
    let share = min(UpdateKind.rowCount, max(1, visible.count - 1))
    // The first visible row stays, so that what is at the top of the viewport does.
    let candidates = visible.count > 1 ? Array(visible.dropFirst()) : Array(visible)
    var editor = list.editing(
      Self.change(of: list.design, storage: storage),
      seed: generator.next()
    )
    var contents: [Int: any RowContents] = [:]
    var updates: [Update] = []
    for _ in 0..<(namedCount + share - 1) / share {
      let named = Array(generator.shuffled(candidates).prefix(share)).sorted()
      var changed: [any RowContents] = []
      if kind.changesContent {
        for row in named {
          let edited = editor.next(after: contents[row] ?? editor.opened(row..<row + 1))
          contents[row] = edited
          changed.append(edited)
        }
      }
      let items = named.map { _ in generator.nextInt(below: rowCount) }
      updates.append(
        Update(
          rows: named,
          items: items,
          contents: kind.changesContent ? editor.joined(changed) : nil
        )
      )
    }
    self.init(kind: kind, origin: RowPlace(row: first, distance: 0), updates: updates)
  }

  /// About half of the fields change.
  private static func change(of design: CellDesign, storage: FieldChange.Storage) -> FieldChange {
    let count = design.fields.count
    return FieldChange(changedCount: (count + 1) / 2, fieldCount: count, storage: storage)
  }
}

/// How a table is told that its rows have changed.
public enum UpdateKind: String, CaseIterable, Sendable {
  /// Rows come in among the visible ones, in one batch.
  case insert
  /// Visible rows go, in one batch.
  case delete
  /// Visible rows change places, in one batch.
  case move
  /// A visible row goes, another comes and a third one moves, by a snapshot of all rows.
  case snapshot
  /// A few visible rows have changed, and the whole table is loaded again.
  case reloadData = "reload-data"
  /// A few visible rows have changed, and get other cells.
  case reloadRows = "reload-rows"
  /// A few visible rows have changed, and their cells are filled again.
  case reconfigureRows = "reconfigure-rows"

  /// The most rows that one update names.
  static let rowCount = 5

  /// Whether rows keep their number and change what they hold, so that it matters where the texts
  /// of the new row are stored.
  var changesContent: Bool {
    switch self {
    case .insert, .delete, .move, .snapshot: false
    case .reloadData, .reloadRows, .reconfigureRows: true
    }
  }
}
