// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A row that has a cell but is not on the screen.
struct OffscreenRow {
  /// Why the cell keeps its row.
  enum Place: Int, CaseIterable {
    /// The row is one of those next to the viewport that always have a cell.
    case margin
    /// The cell was prepared in spare time.
    case prepared
    /// The row has left the screen a short while ago.
    case cached
  }

  var path: RowPath
  let cell: UITableViewCell
  /// The height that the cell was measured at, or nil if it has to be measured again.
  var height: CGFloat?
  /// Whether the cell has been on the screen with this row.
  let wasShown: Bool
  var place = Place.margin
  /// Which entry of the order of its place is the row's.
  var ticket = 0
}
