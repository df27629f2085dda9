// SPDX-License-Identifier: Apache-2.0

extension UITableViewCell {
  /// How a cell shows that it is selected.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// As the default.
    case blue = 1
    /// As the default.
    case gray = 2
    /// By a grey background.
    case `default` = 3
  }
}
