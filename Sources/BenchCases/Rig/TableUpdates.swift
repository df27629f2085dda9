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
  private let snapshots: UITableViewDiffableDataSource<Int, Int>?
  private var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()

  /// Prepares updates; the rows are those of the source, in its order, the first time.
  init(_ rig: ListRig, _ kind: UpdateKind) {
    table = rig.table
    dataSource = rig.dataSource
    self.kind = kind
    dataSource.keepOrder()
    if kind == .snapshot { rig.useSnapshots() }
    snapshots = rig.snapshots
  }

  /// Changes the rows.
  mutating func change(_ update: UpdateScript.Update) {
    switch kind {
    case .snapshot: changeSnapshot(update.rows)
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
    case .snapshot: snapshots?.apply(snapshot, animatingDifferences: false)
    case .reloadData: table.reloadData()
    case .reloadRows: table.reloadRows(at: paths, with: .none)
    case .reconfigureRows: table.reconfigureRows(at: paths)
    }
  }

  /// Has the first of some rows go, another one come after the last, and the second move behind the
  /// fourth, in the order of rows and in a snapshot.
  private mutating func changeSnapshot(_ rows: [Int]) {
    guard let snapshots else { return }
    let items = rows.map { dataSource.item(at: $0) }
    let added = dataSource.newItem()
    snapshot = snapshots.snapshot()
    snapshot.insertItems([added], afterItem: items[items.count - 1])
    snapshot.deleteItems([items[0]])
    dataSource.remove(at: [rows[0]])
    dataSource.insert([added], at: [rows[rows.count - 1]])
    guard rows.count > 3 else { return }
    snapshot.moveItem(items[1], afterItem: items[3])
    // One row above them is gone, so all stand one place higher.
    dataSource.remove(at: [rows[1] - 1])
    dataSource.insert([items[1]], at: [rows[3] - 1])
  }

  /// Whether the list has to be put back, to be as long as before.
  var changesCount: Bool { kind == .insert || kind == .delete }

  /// Takes out the rows that came, or puts others in for those that went, and tells the table.
  func undo(_ update: UpdateScript.Update, _ paths: [IndexPath]) {
    if kind == .insert {
      dataSource.remove(at: update.rows)
      table.performBatchUpdates { table.deleteRows(at: paths, with: .none) }
    } else {
      dataSource.insert(update.items, at: update.rows)
      table.performBatchUpdates { table.insertRows(at: paths, with: .none) }
    }
  }
}
