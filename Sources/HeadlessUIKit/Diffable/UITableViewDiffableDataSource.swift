// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A table's data source from snapshots, whose changes it determines.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: _SnapshotDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// The animation of differences (R37).
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  final weak var tableView: UITableView?
  final let cellProvider: CellProvider

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  override var list: (any SnapshotList)? { tableView }
  override var isInCharge: Bool { tableView?.dataSource === self }
  override var animation: UITableView.RowAnimation { defaultRowAnimation }
  open func numberOfSections(in tableView: UITableView) -> Int { snapshots.shown.numberOfSections }

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

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

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
  ) -> Int { index }
}
