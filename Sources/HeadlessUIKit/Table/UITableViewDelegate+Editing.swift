// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

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
}
