// SPDX-License-Identifier: Apache-2.0

extension UITableView {
  /// How rows come and go in an update; kept to UIKit's names, as animations end at once here.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade in or out.
    case fade = 0
    /// Rows come from the right or leave to it.
    case right = 1
    /// Rows come from the left or leave to it.
    case left = 2
    /// Rows come from the top or leave to it.
    case top = 3
    /// Rows come from the bottom or leave to it.
    case bottom = 4
    /// Rows are there or gone at once.
    case none = 5
    /// Rows stay in the middle of the room that they have.
    case middle = 6
    /// The table chooses.
    case automatic = 100
  }
}
