// SPDX-License-Identifier: Apache-2.0

@MainActor @_spi(Headless) public struct SnapshotInspection {
  public let items: [AnyHashable]
  public let comparedCount: Int

  /// Reads a table's data source in O(rows); nil without snapshots.
  public init?(of table: UITableView) {
    guard let source = table.dataSource as? any SnapshotSource else { return nil }
    items = source.shownItems
    comparedCount = source.comparedSnapshotCount
  }
}

@MainActor protocol SnapshotSource: AnyObject {
  var shownItems: [AnyHashable] { get }
  var comparedSnapshotCount: Int { get }
}

extension UITableViewDiffableDataSource: SnapshotSource {
  var shownItems: [AnyHashable] { snapshots.shown.erasedItems }
  var comparedSnapshotCount: Int { snapshots.comparedCount }
}
