// SPDX-License-Identifier: Apache-2.0

import BenchLists
import BenchStatistics

/// One round of an `update` workload: a viewport of rows, and those that each update names.
package struct UpdateScript {
  struct Update {
    let rows: [Int]
    /// The targets of moved rows: the place of the next one, and for the last the first's.
    var goals: [Int] { rows.indices.map { rows[($0 + 1) % rows.count] } }
    /// The source numbers of inserted rows, or of those that later replace deleted ones.
    let items: [Int]
    /// The new content of the rows; nil if it does not change.
    let contents: (any RowContents)?

    /// Returns the frames of an update: a second one restores the length of the list.
    static func frameCount(of kind: UpdateKind) -> Int {
      kind == .insert || kind == .delete ? 2 : 1
    }
  }

  let kind: UpdateKind
  let origin: RowPlace
  let updates: [Update]

  var opening: UpdateScript {
    UpdateScript(
      kind: kind,
      origin: origin,
      updates: Array(updates.prefix(RoundScript.openingLength))
    )
  }
}

extension UpdateScript {
  /// Draws a round whose updates name at least so many rows.
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
    // The first visible row stays, so that the top of the viewport does.
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

  private static func change(of design: CellDesign, storage: FieldChange.Storage) -> FieldChange {
    let count = design.fields.count
    return FieldChange(changedCount: (count + 1) / 2, fieldCount: count, storage: storage)
  }
}

/// The update of a table whose rows have changed.
public enum UpdateKind: String, CaseIterable, Sendable {
  case insert
  case delete
  case move
  case snapshot
  case reloadData = "reload-data"
  case reloadRows = "reload-rows"
  case reconfigureRows = "reconfigure-rows"

  static let rowCount = 5

  /// True if rows keep their number and change their content, so that the storage of texts matters.
  var changesContent: Bool {
    switch self {
    case .insert, .delete, .move, .snapshot: false
    case .reloadData, .reloadRows, .reconfigureRows: true
    }
  }
}
