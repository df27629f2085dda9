// SPDX-License-Identifier: Apache-2.0

import Foundation
import ListAlgorithms

/// Where a row lies in the row index: below the view above all sections.
struct RowSlot {
  let section: Int
  let row: Int
  var minY: Double
  var height: Double

  /// Which row it is.
  var path: RowPath { RowPath(section: section, row: row) }

  /// The path of the row in Foundation's words.
  var indexPath: IndexPath { IndexPath(row: row, section: section) }

  /// The row as the row index knows it.
  var placement: RowIndex.Placement {
    RowIndex.Placement(
      element: .row(section: section, row: row),
      extent: RowIndex.Extent(minY: minY, height: height)
    )
  }

  /// Whether the row comes before another one.
  func precedes(_ other: RowSlot) -> Bool {
    section != other.section ? section < other.section : row < other.row
  }
}
