// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// Returns nil: a swipe from the leading edge offers nothing.
  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    nil
  }

  /// Answers for all rows that a swipe from the trailing edge offers what the table has: to delete.
  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UITableView.noSwipeActions
  }

  /// Returns nil: there is no word on it.
  public func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    nil
  }

  /// Returns nil: there is no menu.
  public func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    nil
  }

  /// Returns nil, for the title that the system has.
  public func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    nil
  }

  /// Leaves the cell as it is.
  public func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    UITableView.noIndentation
  }
}

extension UITableView {
  /// What the default of `indentationLevelForRowAt` answers: the cell keeps its own level.
  static let noIndentation = -1

  /// What the default of `trailingSwipeActionsConfigurationForRowAt` answers: the delegate has no word on it.
  static let noSwipeActions = UISwipeActionsConfiguration(actions: [])
}
