// SPDX-License-Identifier: Apache-2.0

extension UITableView {
  /// From where a table's separator inset counts.
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the edges of the cell.
    case fromCellEdges = 0
    /// From the insets that separators have by themselves.
    case fromAutomaticInsets = 1
  }
}
