// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableView: SwipingList {
  func row(of view: UIView) -> IndexPath? { (view as? UITableViewCell).flatMap(indexPath) }
  func row(at place: CGPoint) -> IndexPath? { indexPathForRow(at: place) }

  func swipeableCell(at path: IndexPath) -> (any SwipeableCell)? {
    guard !storedIsEditing, let cell = cellForRow(at: path),
      dataSource?.tableView(self, canEditRowAt: path) ?? true
    else { return nil }
    return cell
  }

  func swipeActions(of path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    isLeading
      ? storedDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : trailingActions(path)
  }

  func swipeWillBegin(at path: IndexPath) {
    storedDelegate?.tableView(self, willBeginEditingRowAt: path)
  }

  func swipeDidEnd(at path: IndexPath) { storedDelegate?.tableView(self, didEndEditingRowAt: path) }

  /// Returns the delegate's actions, else its legacy actions, else deletion.
  private func trailingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    let offered =
      storedDelegate.map { $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) }
      ?? Self.noSwipeActions
    guard offered === Self.noSwipeActions else { return offered }
    if let old = storedDelegate?.tableView(self, editActionsForRowAt: path) {
      return UISwipeActionsConfiguration(actions: old.map { $0.contextual(for: path) })
    }
    let style = storedDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    guard style == .delete, dataSource != nil else { return nil }
    let title = storedDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [unowned self] _, _, done in
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

extension UITableViewCell: SwipeableCell {
  func swipeDidChange(isSwiped: Bool) {
    let mask: StateMask = isSwiped ? .showingDeleteConfirmation : []
    willTransition(to: mask)
    madeAreas.isSwiped = isSwiped
    stateDidChange()
    didTransition(to: mask)
  }
}
