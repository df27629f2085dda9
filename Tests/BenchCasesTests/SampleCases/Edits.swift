// SPDX-License-Identifier: Apache-2.0

package import BenchCells

package enum Edits {
  package enum Way: Hashable {
    case start
    case end
    case length
  }

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

  package static func text(_ field: RowField, of row: Row) -> String? {
    switch field {
    case .title: row.title
    case .source: row.source
    case .body: row.body
    case .badge: row.badge
    case .accent, .symbol, .isEmphasized, .isFlagged, .isRead: nil
    }
  }

  package static func differences(_ old: Row, _ new: Row) -> [RowField] {
    RowField.allCases.filter { !$0.isEqual(old, new) }
  }

  /// Returns the way in which a text changed; nil if in none of the three or in several.
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
