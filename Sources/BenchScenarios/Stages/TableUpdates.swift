// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// Changes the rows of a data source and tells its table, as an app does.
///
/// The app's own work, on its array of rows, is done apart from telling the table: a frame that is
/// measured holds only the latter.
@MainActor struct TableUpdates {
  private let table: UITableView
  private let dataSource: ScenarioDataSource
  private let kind: UpdateKind

  /// Prepares updates; the rows are those of the source, in its order, the first time.
  init(_ stage: Stage, _ kind: UpdateKind) {
    table = stage.table
    dataSource = stage.dataSource
    self.kind = kind
    dataSource.keepOrder()
  }

  /// Changes the rows.
  func change(_ update: UpdateTrace.Update) {
    switch kind {
    case .insert: dataSource.insert(update.items, at: update.rows)
    case .delete: dataSource.remove(at: update.rows)
    case .move: dataSource.move(update.rows, to: update.goals)
    case .reloadData, .reloadRows, .reconfigureRows:
      for (row, content) in zip(update.rows, update.contents) {
        dataSource.replacements[dataSource.item(at: row)] = content
      }
    }
  }

  /// Tells the table of an update.
  func tell(_ paths: [IndexPath], goals: [IndexPath]) {
    switch kind {
    case .insert: table.performBatchUpdates { table.insertRows(at: paths, with: .none) }
    case .delete: table.performBatchUpdates { table.deleteRows(at: paths, with: .none) }
    case .move:
      table.performBatchUpdates {
        for (path, goal) in zip(paths, goals) { table.moveRow(at: path, to: goal) }
      }
    case .reloadData: table.reloadData()
    case .reloadRows: table.reloadRows(at: paths, with: .none)
    case .reconfigureRows: table.reconfigureRows(at: paths)
    }
  }

  /// Whether the list has to be put back, to be as long as before.
  var changesCount: Bool { kind == .insert || kind == .delete }

  /// Puts the rows back that came or went, and tells the table.
  func undo(_ update: UpdateTrace.Update, _ paths: [IndexPath]) {
    if kind == .insert {
      dataSource.remove(at: update.rows)
      table.performBatchUpdates { table.deleteRows(at: paths, with: .none) }
    } else {
      dataSource.insert(update.items, at: update.rows)
      table.performBatchUpdates { table.insertRows(at: paths, with: .none) }
    }
  }
}
