// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The common part of the diffable data sources of tables and collection views.
@MainActor @preconcurrency
open class SnapshotDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject {
  nonisolated final let snapshots = ShownSnapshots<SectionIdentifierType, ItemIdentifierType>()

  override init() {
    super.init()
    snapshots.owner = self
  }

  // MARK: Snapshots

  /// Shows a snapshot by the updates that lead to it from what is shown (R37).
  ///
  /// On the main thread the list has its updates on return, unless the call comes from inside a cell
  /// provider, which the updates wait for, or from a completion handler. On another thread that one
  /// compares the snapshots and the main thread does the rest; of snapshots on their way there only
  /// the last is shown. All completion handlers are called on the main thread, in order, once the
  /// snapshot or a later one is shown.
  ///
  /// - Complexity: O(*n*) expected for *n* sections and items, whether animated or not.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    snapshots.request(
      snapshot,
      by: .updates(isAnimated: animatingDifferences),
      of: self,
      completion
    )
  }

  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      snapshots.request(snapshot, by: .updates(isAnimated: animatingDifferences), of: self) {
        continuation.resume()
      }
    }
  }

  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    snapshots.request(snapshot, by: .reload, of: self, completion)
  }

  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      snapshots.request(snapshot, by: .reload, of: self) { continuation.resume() }
    }
  }

  nonisolated open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    snapshots.current
  }

  // MARK: Look-ups

  /// Returns the item at a place, or nil if there is no such place; O(1).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    snapshots.shown.item(at: indexPath)
  }

  /// Returns the place of an item, or nil if it is not shown; O(1).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    snapshots.shown.place(of: itemIdentifier)?.indexPath
  }

  /// Returns the identifier of a section, or nil if there is no such section; O(1).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    snapshots.shown.section(at: index)
  }

  /// Returns the place of a section, or nil if it is not shown; O(1).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    snapshots.shown.indexOfSection(sectionIdentifier)
  }

  // MARK: The list

  var list: (any SnapshotList)? { nil }
  var isInCharge: Bool { false }
  var animation: UITableView.RowAnimation { .automatic }
}

extension SnapshotDataSource: SnapshotOwner {}
