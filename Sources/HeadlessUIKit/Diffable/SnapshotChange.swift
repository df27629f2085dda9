// SPDX-License-Identifier: Apache-2.0

import Foundation
import ListAlgorithms

/// What a table has to do to get from one snapshot to the next.
struct SnapshotChange: Sendable {
  /// The sections and rows that go, come and move.
  let diff: SectionedDiff
  /// The sections that are loaded anew after that, by their new places.
  let reloadedSections: IndexSet
  /// The rows that get other cells after that, by their new places.
  let reloadedRows: [IndexPath]
  /// The rows whose cells are filled again after that, by their new places.
  let reconfiguredRows: [IndexPath]

  /// Compares two snapshots; may run on any thread.
  ///
  /// What is new needs no reload, and what a reload covers no other one.
  ///
  /// - Complexity: O(*n*) expected for *n* sections and items.
  init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    new.index.enterAll(new.sections)
    diff = SectionedDiff(from: old.list, to: new.list)
    let sections = IndexSet(
      new.reloadedSections.all
        .compactMap { old.indexOfSection($0) == nil ? nil : new.indexOfSection($0) }
    )
    let paths = { (items: [Item]) in
      items.compactMap { item -> IndexPath? in
        guard old.place(of: item) != nil, let place = new.place(of: item) else { return nil }
        return sections.contains(place.section) ? nil : place.indexPath
      }
    }
    let reloaded = Set(new.reloadedItems.all)
    reloadedSections = sections
    reloadedRows = paths(new.reloadedItems.all)
    reconfiguredRows = paths(new.reconfiguredItems.all.filter { !reloaded.contains($0) })
  }
}

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
