// SPDX-License-Identifier: Apache-2.0

/// The place of a row: its section and its row there.
package struct RowPath: Hashable, Comparable, CustomStringConvertible, Sendable {
  package var section: Int
  package var row: Int

  package init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  package var description: String { "\(section)/\(row)" }

  package static func < (one: RowPath, other: RowPath) -> Bool {
    one.section != other.section ? one.section < other.section : one.row < other.row
  }
}
