// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a row lies in the content.
struct RowSlot {
  let section: Int
  let row: Int
  var minY: Double
  var height: Double

  /// The path of the row.
  var indexPath: IndexPath { IndexPath(row: row, section: section) }

  /// Whether the row comes before another one.
  func precedes(_ other: RowSlot) -> Bool {
    section != other.section ? section < other.section : row < other.row
  }
}
