// SPDX-License-Identifier: Apache-2.0

import Foundation
import ListAlgorithms

/// A row in a section, in two words and without Foundation.
struct RowPath: Hashable, Comparable {
  var section: Int
  var row: Int

  init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  init(_ path: IndexPath) { self.init(section: path.section, row: path.row) }

  var indexPath: IndexPath { IndexPath(row: row, section: section) }

  static func < (left: RowPath, right: RowPath) -> Bool {
    left.section != right.section ? left.section < right.section : left.row < right.row
  }
}

struct RowSlot {
  let section: Int
  let row: Int
  var minY: Double
  var height: Double
  var path: RowPath { RowPath(section: section, row: row) }
  var indexPath: IndexPath { IndexPath(row: row, section: section) }

  var placement: RowIndex.Placement {
    RowIndex.Placement(
      element: .row(section: section, row: row),
      extent: RowIndex.Extent(minY: minY, height: height)
    )
  }

  func precedes(_ other: RowSlot) -> Bool {
    section != other.section ? section < other.section : row < other.row
  }
}

struct VisibleRow {
  var slot: RowSlot
  let cell: UITableViewCell
}
