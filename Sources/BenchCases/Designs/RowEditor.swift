// SPDX-License-Identifier: Apache-2.0

package import BenchCells
package import BenchLists
import BenchStatistics

/// Changes k of n fields of rows from frame to frame, balanced over position and kind.
///
/// Marks frame every text, so that it can change in three ways in turn: at its start, at its end, and in its length.
/// Fields are dealt from a shuffled deck, so that over a round each changes equally often, to within one deal.
package struct RowEditor: RowEditing {
  private let edit: ListEdit
  private let fields: [RowField]
  private var deck: [RowField] = []
  private var turn = 0
  private var generator: SeededGenerator

  package init(_ edit: ListEdit, fields all: [RowField], seed: UInt64) {
    self.edit = edit
    fields = edit.fields.map { all[$0] }
    generator = SeededGenerator(seed: seed)
  }

  package func opened(_ row: Row) -> Row { Self.framed(row) }

  package static func framed(_ row: Row) -> Row {
    var framed = row
    framed.title = "A" + row.title + "x"
    framed.source = "A" + row.source + "x"
    framed.body = "A" + row.body + "x"
    framed.badge = "A" + row.badge + "x"
    return framed
  }

  package mutating func next(after row: Row) -> Row {
    var edited = row
    let dealt = generator.deal(edit.changedCount, of: fields, from: &deck)
    for field in dealt { change(field, of: &edited) }
    return edit.isFresh ? Self.rebuilt(edited) : edited
  }

  private mutating func change(_ field: RowField, of row: inout Row) {
    switch field {
    case .title: changeText(&row.title)
    case .source: changeText(&row.source)
    case .body: changeText(&row.body)
    case .badge: changeText(&row.badge)
    case .accent: row.accent = (row.accent + 1) % UInt8(Row.choiceCount)
    case .symbol: row.symbol = (row.symbol + 1) % UInt8(Row.choiceCount)
    case .isEmphasized: row.isEmphasized.toggle()
    case .isFlagged: row.isFlagged.toggle()
    case .isRead: row.isRead.toggle()
    }
  }

  private mutating func changeText(_ text: inout String) {
    defer { turn = (turn + 1) % 3 }
    switch turn {
    case 0: text = (text.hasPrefix("A") ? "B" : "A") + text.dropFirst()
    case 1: text = text.dropLast() + (text.hasSuffix("x") ? "y" : "x")
    default:
      // The length changes inside the marks, before the last one.
      let mark = text.suffix(1)
      let rest = text.dropLast()
      text = String(rest.hasSuffix(" more") ? rest.dropLast(5) + mark : rest + " more" + mark)
    }
  }

  /// Returns an equal row whose texts share no memory with the old one's.
  private static func rebuilt(_ row: Row) -> Row {
    var fresh = row
    fresh.title = String(decoding: Array(row.title.utf8), as: UTF8.self)
    fresh.source = String(decoding: Array(row.source.utf8), as: UTF8.self)
    fresh.body = String(decoding: Array(row.body.utf8), as: UTF8.self)
    fresh.badge = String(decoding: Array(row.badge.utf8), as: UTF8.self)
    return fresh
  }
}
