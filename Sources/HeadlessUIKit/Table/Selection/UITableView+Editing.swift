// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableView {
  /// Lets the cells that have a row show whether the table is edited.
  func editVisibleRows(animated: Bool) {
    for row in visible { edit(row.cell, at: row.slot.indexPath, animated: animated) }
    forEachOffscreenRow { path, cell in edit(cell, at: path.indexPath, animated: false) }
  }

  /// Lets a cell show whether its row is edited; data source and delegate decide how.
  ///
  /// Rows are asked about only while the table is edited.
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
}
