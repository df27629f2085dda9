// SPDX-License-Identifier: Apache-2.0

extension UITableView {
  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// As little as makes the row visible.
    case none = 0
    /// To the top of the viewport.
    case top = 1
    /// To the middle of the viewport.
    case middle = 2
    /// To the bottom of the viewport.
    case bottom = 3
  }
}
