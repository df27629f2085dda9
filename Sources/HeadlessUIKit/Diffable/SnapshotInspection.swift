// SPDX-License-Identifier: Apache-2.0

/// What a data source that takes snapshots shows, whatever its identifiers are.
@MainActor @_spi(Headless) public struct SnapshotInspection {
  public let items: [AnyHashable]
  public let comparedCount: Int

  /// Looks at a table's data source; nil where that takes no snapshots.
  ///
  /// - Complexity: O(rows).
  public init?(of table: UITableView) {
    guard let source = table.dataSource as? any SnapshotSource else { return nil }
    items = source.shownItems
    comparedCount = source.comparedSnapshotCount
  }
}

/// A data source that takes snapshots.
@MainActor protocol SnapshotSource: AnyObject {
  var shownItems: [AnyHashable] { get }
  var comparedSnapshotCount: Int { get }
}

extension UITableViewDiffableDataSource: SnapshotSource {
  var shownItems: [AnyHashable] { snapshots.shown.erasedItems }
  var comparedSnapshotCount: Int { snapshots.comparedCount }
}
