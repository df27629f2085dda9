// SPDX-License-Identifier: Apache-2.0

public import Foundation

@MainActor @preconcurrency
open class _SnapshotDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject {
  nonisolated final let snapshots = ShownSnapshots<SectionIdentifierType, ItemIdentifierType>()

  override init() {
    super.init()
    snapshots.owner = self
  }

  /// Applies a snapshot by its differences (R37), in O(*n*) expected for *n* sections and items.
  ///
  /// On the main thread the updates are complete on return, unless called from a cell provider or
  /// completion handler. Other threads compare, and the main thread applies; of pending snapshots
  /// only the last is applied. All completion handlers are called on the main thread, in order.
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
  ) { snapshots.request(snapshot, by: .reload, of: self, completion) }

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

  /// Returns the item at a path, or nil; O(1).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    snapshots.shown.item(at: indexPath)
  }

  /// Returns the path of an item, or nil; O(1).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    snapshots.shown.place(of: itemIdentifier)?.indexPath
  }

  /// Returns the identifier of a section, or nil; O(1).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    snapshots.shown.section(at: index)
  }

  /// Returns the index of a section, or nil; O(1).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    snapshots.shown.indexOfSection(sectionIdentifier)
  }

  var list: (any SnapshotList)? { nil }
  var isInCharge: Bool { false }
  var animation: UITableView.RowAnimation { .automatic }
}

extension _SnapshotDataSource: SnapshotOwner {}
