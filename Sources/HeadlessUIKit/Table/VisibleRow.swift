// SPDX-License-Identifier: Apache-2.0

/// A row that has a cell on the screen.
struct VisibleRow {
  var slot: RowSlot
  let cell: UITableViewCell
}
