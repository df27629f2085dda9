// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The part of a diffable data source that tables and collection views share: snapshots and look-ups.
@MainActor @preconcurrency
open class _DiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject {
  nonisolated final let snapshots: ShownSnapshots<SectionIdentifierType, ItemIdentifierType>
  var list: (any SnapshotList)? { nil }
  /// True if the list asks this data source.
  var isInCharge: Bool { false }
  /// The animation of rows when differences are animated (R37).
  var animation: UITableView.RowAnimation { .automatic }

  init(snapshots: ShownSnapshots<SectionIdentifierType, ItemIdentifierType>) {
    self.snapshots = snapshots
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

  /// Returns the item of a row, or nil if there is no such row; O(1).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    snapshots.shown.item(at: indexPath)
  }

  /// Returns the row of an item, or nil if it is not shown; O(1).
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
}

extension _DiffableDataSource: SnapshotOwner, SnapshotSource {
  var shownItems: [AnyHashable] { snapshots.shown.erasedItems }
  var comparedSnapshotCount: Int { snapshots.comparedCount }
}
