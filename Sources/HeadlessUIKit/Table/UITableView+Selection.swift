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
    guard allowsSelection else { return }
    if !allowsMultipleSelection {
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

  /// Selects a row as a user's touch does: the delegate decides and is told (R32).
  ///
  /// A call of this engine.
  public func touchRow(at indexPath: IndexPath) {
    loadIfNeeded()
    check(indexPath)
    guard allowsSelection else { return }
    let wanted: IndexPath?
    if let delegate {
      wanted = delegate.tableView(self, willSelectRowAt: indexPath)
    } else {
      wanted = indexPath
    }
    guard let wanted else { return }
    if allowsMultipleSelection, selectedPaths.contains(wanted) {
      deselectRow(at: wanted, animated: true)
      delegate?.tableView(self, didDeselectRowAt: wanted)
      return
    }
    let former = allowsMultipleSelection ? [] : selectedPaths.filter { $0 != wanted }
    selectRow(at: wanted, animated: true, scrollPosition: .none)
    for path in former { delegate?.tableView(self, didDeselectRowAt: path) }
    delegate?.tableView(self, didSelectRowAt: wanted)
  }

  /// Forgets the selection of rows that a reload took away.
  func dropVanishedSelection() {
    selectedPaths.removeAll { path in
      path.section >= index.sectionCount || path.row >= index.rowCount(inSection: path.section)
    }
  }
}
