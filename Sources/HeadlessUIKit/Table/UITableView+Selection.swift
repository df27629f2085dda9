// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ListAlgorithms

extension UITableView {
  /// The selected row that was selected first, or nil.
  public var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// The selected rows, or nil if there are none (R29).
  public var indexPathsForSelectedRows: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths
  }

  /// Selects a row without telling the delegate; nil deselects all (R31).
  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) {
    guard let indexPath else {
      for path in selectedPaths { deselectRow(at: path, animated: animated) }
      return
    }
    loadIfNeeded()
    check(indexPath)
    guard allowsSelection || takesTouches else { return }
    if !selectsSeveral {
      for path in selectedPaths where path != indexPath {
        deselectRow(at: path, animated: animated)
      }
    }
    if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    // For a selection, `.none` means not to scroll at all.
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without telling the delegate (R31).
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let position = selectedPaths.firstIndex(of: indexPath) else { return }
    selectedPaths.remove(at: position)
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// Forgets the selection of rows that a reload took away.
  func dropVanishedSelection() {
    selectedPaths.removeAll { path in
      path.section >= index.sectionCount || path.row >= index.rowCount(inSection: path.section)
    }
    pressedPath = nil
  }
}
