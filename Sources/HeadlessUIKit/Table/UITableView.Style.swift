// SPDX-License-Identifier: Apache-2.0

extension UITableView {
  /// How a table shows its sections.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers and footers float.
    case plain = 0
    /// Sections set apart.
    case grouped = 1
    /// Sections set apart and inset from the edges.
    case insetGrouped = 2
  }
}
