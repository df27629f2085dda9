// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A row in a section: what an index path of a table says, in two words and without Foundation.
struct RowPath: Hashable, Comparable {
  var section: Int
  var row: Int

  /// Makes the path of a row.
  init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Reads an index path, which must have a section and a row.
  init(_ path: IndexPath) {
    self.init(section: path.section, row: path.row)
  }

  /// The path in Foundation's words.
  var indexPath: IndexPath { IndexPath(row: row, section: section) }

  static func < (left: RowPath, right: RowPath) -> Bool {
    left.section != right.section ? left.section < right.section : left.row < right.row
  }
}
