// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ListAlgorithms

extension UITableView {
  /// The selected row that was selected first, or nil.
  public var indexPathForSelectedRow: IndexPath? { selection.first?.indexPath }

  /// The selected rows, or nil if there are none (R29).
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.paths.map(\.indexPath)
  }

  /// Selects a row without telling the delegate; nil deselects all (R31).
  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) {
    guard let indexPath else {
      for path in selection.paths { deselectRow(at: path.indexPath, animated: animated) }
      return
    }
    loadIfNeeded()
    check(indexPath)
    guard allowsSelection || takesTouches else { return }
    if !selectsSeveral {
      for path in selection.paths where path != RowPath(indexPath) {
        deselectRow(at: path.indexPath, animated: animated)
      }
    }
    selection.insert(RowPath(indexPath))
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    // For a selection, `.none` means not to scroll at all.
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without telling the delegate (R31).
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selection.remove(RowPath(indexPath)) else { return }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// Forgets the selection of rows that a reload took away.
  func dropVanishedSelection() {
    selection.remap { path in
      path.section < index.sectionCount && path.row < index.rowCount(inSection: path.section)
        ? path : nil
    }
    pressedPath = nil
  }
}
