// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
import HeadlessUIKit

/// Changes the rows of a data source and tells its table, as an app does.
///
/// Changing the rows is the app's own work; measured frames hold only the telling.
@MainActor struct TableUpdates {
  private let table: UITableView
  private let content: any ListContent
  private let order: RowOrder
  private let kind: UpdateKind
  private let snapshots: UITableViewDiffableDataSource<Int, Int>?
  private var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()

  init(_ rig: ListRig, _ kind: UpdateKind) {
    table = rig.table
    content = rig.content
    order = content.order
    self.kind = kind
    order.keep()
    if kind == .snapshot { rig.useSnapshots() }
    snapshots = rig.snapshots
  }

  mutating func change(_ update: UpdateScript.Update) {
    switch kind {
    case .snapshot: changeSnapshot(update.rows)
    case .insert: order.insert(update.items, at: update.rows)
    case .delete: order.remove(at: update.rows)
    case .move: order.move(update.rows, to: update.goals)
    case .reloadData, .reloadRows, .reconfigureRows:
      guard let changed = update.contents else { return }
      for (position, row) in update.rows.enumerated() {
        content.replace(order.item(at: row), with: changed, at: position)
      }
    }
  }

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

  /// Deletes the first of some rows, adds one after the last, and moves the second behind the fourth, in the order of
  /// rows and in a snapshot.
  private mutating func changeSnapshot(_ rows: [Int]) {
    guard let snapshots else { return }
    let items = rows.map { order.item(at: $0) }
    let added = order.newItem()
    snapshot = snapshots.snapshot()
    snapshot.insertItems([added], afterItem: items[items.count - 1])
    snapshot.deleteItems([items[0]])
    order.remove(at: [rows[0]])
    order.insert([added], at: [rows[rows.count - 1]])
    guard rows.count > 3 else { return }
    snapshot.moveItem(items[1], afterItem: items[3])
    // One row above them is gone, so all stand one place higher.
    order.remove(at: [rows[1] - 1])
    order.insert([items[1]], at: [rows[3] - 1])
  }

  var changesCount: Bool { kind == .insert || kind == .delete }

  /// Undoes an insert or a delete, and tells the table.
  func undo(_ update: UpdateScript.Update, _ paths: [IndexPath]) {
    if kind == .insert {
      order.remove(at: update.rows)
      table.performBatchUpdates { table.deleteRows(at: paths, with: .none) }
    } else {
      order.insert(update.items, at: update.rows)
      table.performBatchUpdates { table.insertRows(at: paths, with: .none) }
    }
  }
}
