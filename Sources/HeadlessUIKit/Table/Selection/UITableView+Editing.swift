// SPDX-License-Identifier: Apache-2.0

import Foundation
import ListAlgorithms

extension UITableView {
  func editVisibleRows(animated: Bool) {
    for row in visible { edit(row.cell, at: row.slot.indexPath, animated: animated) }
    forEachOffscreenRow { path, cell in edit(cell, at: path.indexPath, animated: false) }
  }

  /// Sets a cell's editing state; data source and delegate are asked only while editing.
  func edit(_ cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    guard isEditing else {
      cell.edit(EditedRow(), false, animated: animated)
      return
    }
    guard dataSource?.tableView(self, canEditRowAt: path) ?? true else {
      var row = EditedRow()
      row.canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? true
      cell.edit(row, false, animated: animated)
      return
    }
    cell.edit(
      EditedRow(
        style: storedDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete,
        indents: storedDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true,
        canMove: dataSource?.tableView(self, canMoveRowAt: path) ?? true,
        marks: allowsMultipleSelectionDuringEditing
      ),
      true,
      animated: animated
    )
  }

  /// Moves a dragged row to a point, subject to the delegate; points beyond all rows mean the ends.
  func dropRow(at path: IndexPath, on point: CGPoint) {
    guard storedIsEditing, let proposed = dropTarget(at: Double(point.y) - rowsTop) else { return }
    let target =
      storedDelegate?
      .tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
      ?? proposed
    guard target != path else { return }
    dataSource?.tableView(self, moveRowAt: path, to: target)
    moveRow(at: path, to: target)
  }

  private func dropTarget(at y: Double) -> IndexPath? {
    guard index.rowCount > 0 else { return nil }
    let first = index.row(atOrdinal: 0)
    if y < index.extent(ofRow: first.row, inSection: first.section).minY {
      return IndexPath(row: first.row, section: first.section)
    }
    let last = index.row(atOrdinal: index.rowCount - 1)
    if y >= index.extent(ofRow: last.row, inSection: last.section).maxY {
      return IndexPath(row: last.row, section: last.section)
    }
    guard case .row(let section, let row)? = index.element(atOffset: y)?.element else { return nil }
    return IndexPath(row: row, section: section)
  }
}

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
