// SPDX-License-Identifier: Apache-2.0

extension UITableView {
  /// Which changes of a cell on the screen let its row be measured again by themselves (R38).
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None: only reloads, reconfigurations and updates do.
    case disabled = 0
    /// Changed list content, and `invalidateIntrinsicContentSize()` of a cell or its content view.
    case enabled = 1
    /// Those, and constraints that change in the cell or in its content view.
    case enabledIncludingConstraints = 2
  }
}
