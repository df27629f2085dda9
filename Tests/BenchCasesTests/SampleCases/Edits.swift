// SPDX-License-Identifier: Apache-2.0

package import BenchCells

/// Changes of single fields, and what changed between two rows.
package enum Edits {
  /// In which of the three ways a text changed.
  package enum Way: Hashable {
    case start
    case end
    case length
  }

  /// Returns the row with one field of another value.
  package static func changed(_ field: RowField, of row: Row) -> Row {
    var row = row
    switch field {
    case .title: row.title += "!"
    case .source: row.source += "!"
    case .body: row.body += "!"
    case .badge: row.badge += "!"
    case .accent: row.accent = (row.accent + 1) % 8
    case .symbol: row.symbol = (row.symbol + 1) % 8
    case .isEmphasized: row.isEmphasized.toggle()
    case .isFlagged: row.isFlagged.toggle()
    case .isRead: row.isRead.toggle()
    }
    return row
  }

  /// The text of a field, or nil if the field holds none.
  package static func text(_ field: RowField, of row: Row) -> String? {
    switch field {
    case .title: row.title
    case .source: row.source
    case .body: row.body
    case .badge: row.badge
    case .accent, .symbol, .isEmphasized, .isFlagged, .isRead: nil
    }
  }

  /// The fields that differ between two rows.
  package static func differences(_ old: Row, _ new: Row) -> [RowField] {
    RowField.allCases.filter { !$0.isEqual(old, new) }
  }

  /// In which way a text changed; nil if in none of the three or in several.
  package static func way(from old: String, to new: String) -> Way? {
    let (before, after) = (Array(old), Array(new))
    guard before.count == after.count else {
      // The marks at both ends stay when the length changes between them.
      return before.first == after.first && before.last == after.last ? .length : nil
    }
    let places = before.indices.filter { before[$0] != after[$0] }
    if places == [0] { return .start }
    return places == [before.count - 1] ? .end : nil
  }
}
