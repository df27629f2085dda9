// SPDX-License-Identifier: Apache-2.0

extension UITableViewCell {
  /// The built-in arrangements of a cell.
  public enum CellStyle: Int, Sendable {
    /// A title, beside an image if there is one.
    case `default` = 0
    /// A title at the left and a detail at the right.
    case value1 = 1
    /// A detail before a title, without image.
    case value2 = 2
    /// A title over a smaller detail.
    case subtitle = 3
  }
}
