// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UITableView {
  /// Selects a row as a touch does, through the delegate (R32).
  @_spi(Headless) public func touchRow(at indexPath: IndexPath) {
    loadIfNeeded()
    check(indexPath)
    guard press(indexPath) else { return }
    lift()
  }

  var takesTouches: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Highlights the touched row; returns true if permitted (R32).
  @discardableResult func press(_ path: IndexPath) -> Bool {
    guard pressedPath == nil, takesTouches else { return false }
    if let delegate, !delegate.tableView(self, shouldHighlightRowAt: path) { return false }
    pressedPath = path
    cellForRow(at: path)?.setHighlighted(true, animated: false)
    storedDelegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  /// Selects the touched row, then ends its highlight, as Apple publishes for collections.
  func lift() {
    guard let path = pressedPath else { return }
    toggleSelection(of: path)
    release()
  }

  func release() {
    guard let path = pressedPath else { return }
    pressedPath = nil
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    storedDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  private func toggleSelection(of path: IndexPath) {
    if selectsSeveral, selection.contains(RowPath(path)) {
      deselect(path)
      return
    }
    let wanted: IndexPath?
    if let delegate = storedDelegate {
      wanted = delegate.tableView(self, willSelectRowAt: path)
    } else {
      wanted = path
    }
    guard let wanted else { return }
    check(wanted)
    if selectsSeveral {
      if selection.contains(RowPath(wanted)) { return deselect(wanted) }
    } else {
      for former in selection.paths where former != RowPath(wanted) { deselect(former.indexPath) }
    }
    selectRow(at: wanted, animated: true, scrollPosition: .none)
    storedDelegate?.tableView(self, didSelectRowAt: wanted)
  }

  private func deselect(_ path: IndexPath) {
    let wanted: IndexPath?
    if let delegate = storedDelegate {
      wanted = delegate.tableView(self, willDeselectRowAt: path)
    } else {
      wanted = path
    }
    guard let wanted, selection.contains(RowPath(wanted)) else { return }
    deselectRow(at: wanted, animated: true)
    storedDelegate?.tableView(self, didDeselectRowAt: wanted)
  }
}
