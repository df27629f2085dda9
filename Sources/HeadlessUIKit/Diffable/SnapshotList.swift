// SPDX-License-Identifier: Apache-2.0

import Foundation

enum SnapshotUpdate {
  case deleteSections(IndexSet)
  case insertSections(IndexSet)
  case moveSection(from: Int, to: Int)
  case deleteItems([IndexPath])
  case insertItems([IndexPath])
  case moveItem(from: IndexPath, to: IndexPath)
  case reloadSections(IndexSet)
  case reloadItems([IndexPath])
  case reconfigureItems([IndexPath])
}

@MainActor protocol SnapshotList: AnyObject {
  var isPlacingItems: Bool { get }
  var afterLayout: (() -> Void)? { get set }
  var hasUncommittedUpdates: Bool { get }
  var selectedPaths: [IndexPath] { get }
  func setNeedsLayout()
  func layoutIfNeeded()
  func reloadData()
  func selectSilently(_ path: IndexPath)
  func performUpdates(_ updates: () -> Void)
  func make(_ update: SnapshotUpdate, with animation: UITableView.RowAnimation)
}

extension UITableView: SnapshotList {
  var isPlacingItems: Bool { isPlacingRows }
  var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }

  func selectSilently(_ path: IndexPath) {
    selectRow(at: path, animated: false, scrollPosition: .none)
  }

  func performUpdates(_ updates: () -> Void) {
    withoutActuallyEscaping(updates) { performBatchUpdates($0) }
  }

  func make(_ update: SnapshotUpdate, with animation: RowAnimation) {
    switch update {
    case .deleteSections(let sections): deleteSections(sections, with: animation)
    case .insertSections(let sections): insertSections(sections, with: animation)
    case .moveSection(let old, let new): moveSection(old, toSection: new)
    case .deleteItems(let paths): deleteRows(at: paths, with: animation)
    case .insertItems(let paths): insertRows(at: paths, with: animation)
    case .moveItem(let old, let new): moveRow(at: old, to: new)
    case .reloadSections(let sections): reloadSections(sections, with: animation)
    case .reloadItems(let paths): reloadRows(at: paths, with: animation)
    case .reconfigureItems(let paths): reconfigureRows(at: paths)
    }
  }
}

extension UICollectionView: SnapshotList {
  var isPlacingItems: Bool { isShowingItems }
  var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }

  func selectSilently(_ path: IndexPath) {
    selectItem(at: path, animated: false, scrollPosition: [])
  }

  func performUpdates(_ updates: () -> Void) {
    withoutActuallyEscaping(updates) { performBatchUpdates($0) }
  }

  func make(_ update: SnapshotUpdate, with animation: UITableView.RowAnimation) {
    switch update {
    case .deleteSections(let sections): deleteSections(sections)
    case .insertSections(let sections): insertSections(sections)
    case .moveSection(let old, let new): moveSection(old, toSection: new)
    case .deleteItems(let paths): deleteItems(at: paths)
    case .insertItems(let paths): insertItems(at: paths)
    case .moveItem(let old, let new): moveItem(at: old, to: new)
    case .reloadSections(let sections): reloadSections(sections)
    case .reloadItems(let paths): reloadItems(at: paths)
    case .reconfigureItems(let paths): reconfigureItems(at: paths)
    }
  }
}

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
