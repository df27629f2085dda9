// SPDX-License-Identifier: Apache-2.0

extension UITableViewCell {
  /// The control that a cell shows at its leading edge while it is edited.
  public enum EditingStyle: Int, Sendable {
    /// None.
    case none = 0
    /// One that deletes the row.
    case delete = 1
    /// One that inserts a row.
    case insert = 2
  }
}
