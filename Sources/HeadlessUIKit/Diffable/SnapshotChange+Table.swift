// SPDX-License-Identifier: Apache-2.0

import Foundation
import ListAlgorithms

extension SnapshotChange {
  /// Asks a table for the updates; `takeOver` puts the new data in place, once the table expects it.
  @MainActor func carryOut(
    in table: UITableView,
    with animation: UITableView.RowAnimation,
    takeOver: @escaping () -> Void
  ) {
    if diff.isEmpty {
      takeOver()
    } else {
      table.performBatchUpdates {
        takeOver()
        updateSections(of: table, with: animation)
        updateRows(of: table, with: animation)
      }
    }
    if !reloadedSections.isEmpty { table.reloadSections(reloadedSections, with: animation) }
    if !reloadedRows.isEmpty { table.reloadRows(at: reloadedRows, with: animation) }
    if !reconfiguredRows.isEmpty { table.reconfigureRows(at: reconfiguredRows) }
  }

  @MainActor private func updateSections(
    of table: UITableView,
    with animation: UITableView.RowAnimation
  ) {
    let sections = diff.sections
    if !sections.deletes.isEmpty {
      table.deleteSections(IndexSet(sections.deletes), with: animation)
    }
    if !sections.inserts.isEmpty {
      table.insertSections(IndexSet(sections.inserts), with: animation)
    }
    for move in sections.moves { table.moveSection(move.from, toSection: move.to) }
  }

  @MainActor private func updateRows(
    of table: UITableView,
    with animation: UITableView.RowAnimation
  ) {
    if !diff.rowDeletes.isEmpty {
      table.deleteRows(at: diff.rowDeletes.map(\.indexPath), with: animation)
    }
    if !diff.rowInserts.isEmpty {
      table.insertRows(at: diff.rowInserts.map(\.indexPath), with: animation)
    }
    for move in diff.rowMoves { table.moveRow(at: move.from.indexPath, to: move.to.indexPath) }
  }
}

extension SectionedDiff.Place {
  /// The place as tables name it.
  fileprivate var indexPath: IndexPath { IndexPath(row: row, section: section) }
}
