// SPDX-License-Identifier: Apache-2.0

import Foundation
import ListAlgorithms

struct SnapshotChange: Sendable {
  let diff: SectionedDiff
  let reloadedSections: IndexSet
  let reloadedRows: [IndexPath]
  let reconfiguredRows: [IndexPath]

  /// Compares two snapshots on any thread, in O(*n*) expected for *n* sections and items.
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
  /// Requests the updates; `takeOver` sets the new data when the list expects it.
  @MainActor func carryOut(
    in list: any SnapshotList,
    with animation: UITableView.RowAnimation,
    takeOver: () -> Void
  ) {
    if diff.isEmpty {
      takeOver()
    } else {
      list.performUpdates {
        takeOver()
        for update in updates { list.make(update, with: animation) }
      }
    }
    if !reloadedSections.isEmpty { list.make(.reloadSections(reloadedSections), with: animation) }
    if !reloadedRows.isEmpty { list.make(.reloadItems(reloadedRows), with: animation) }
    if !reconfiguredRows.isEmpty { list.make(.reconfigureItems(reconfiguredRows), with: animation) }
  }

  /// The updates: deletions by old positions, insertions and moves by new ones.
  private var updates: [SnapshotUpdate] {
    var updates: [SnapshotUpdate] = []
    let sections = diff.sections
    if !sections.deletes.isEmpty { updates.append(.deleteSections(IndexSet(sections.deletes))) }
    if !sections.inserts.isEmpty { updates.append(.insertSections(IndexSet(sections.inserts))) }
    updates += sections.moves.map { .moveSection(from: $0.from, to: $0.to) }
    if !diff.rowDeletes.isEmpty { updates.append(.deleteItems(diff.rowDeletes.map(\.indexPath))) }
    if !diff.rowInserts.isEmpty { updates.append(.insertItems(diff.rowInserts.map(\.indexPath))) }
    updates += diff.rowMoves.map { .moveItem(from: $0.from.indexPath, to: $0.to.indexPath) }
    return updates
  }
}

extension SectionedDiff.Place {
  fileprivate var indexPath: IndexPath { IndexPath(row: row, section: section) }
}
