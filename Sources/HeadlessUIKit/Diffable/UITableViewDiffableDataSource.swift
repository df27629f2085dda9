// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A table's data source that is given snapshots, and finds out itself what changes between them.
///
/// A subclass overrides what else a data source may say: titles, editing, moving.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows come and go when differences are animated (R37).
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  final weak var tableView: UITableView?
  final let cellProvider: CellProvider
  nonisolated final let snapshots = ShownSnapshots<SectionIdentifierType, ItemIdentifierType>()

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    snapshots.owner = self
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot by the updates that lead to it from what is shown (R37).
  ///
  /// On the main thread the table has its updates on return, unless the call comes from inside a cell
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

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int {
    snapshots.shown.numberOfSections
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    snapshots.shown.sections[section].items.count
  }

  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = snapshots.shown.sections[indexPath.section].items[indexPath.row]
    guard let cell = snapshots.providing({ cellProvider(tableView, indexPath, item) }) else {
      stop(
        "The cell provider of a diffable data source returned nil for the item \(SnapshotName(item)), "
          + "row \(indexPath.row) of section \(indexPath.section): return a cell for each item."
      )
    }
    return cell
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    index
  }
}

extension UITableViewDiffableDataSource: SnapshotOwner {
  var list: (any SnapshotList)? { tableView }
  var isInCharge: Bool { tableView?.dataSource === self }
  var animation: UITableView.RowAnimation { defaultRowAnimation }
}
