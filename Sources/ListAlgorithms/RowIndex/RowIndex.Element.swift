// SPDX-License-Identifier: Apache-2.0

extension RowIndex {
  /// What a table lays out below one another: the parts of its sections, in flat order.
  public enum Element: Hashable, Sendable {
    /// The header of a section.
    case header(section: Int)
    /// A row of a section.
    case row(section: Int, row: Int)
    /// The footer of a section.
    case footer(section: Int)
  }
}
