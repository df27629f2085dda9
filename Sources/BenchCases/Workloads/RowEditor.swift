// SPDX-License-Identifier: Apache-2.0

package import BenchCells
import BenchStatistics

/// Changes k of n fields of rows from frame to frame, balanced over position and kind.
///
/// Every text is framed by marks so that it can change in three ways, which take turns: at its
/// start, at its end, and in its length. The fields that change are dealt from a shuffled deck of
/// all of them, so that over a round each field changes equally often, to within one deal.
package struct RowEditor {
  private let change: FieldChange
  private let fields: [RowField]
  private var deck: [RowField] = []
  private var turn = 0
  private var generator: SeededGenerator

  init(change: FieldChange, design: CellDesign, seed: UInt64) {
    self.change = change
    fields = design.fields(of: change.kind)
    precondition(
      fields.count == change.fieldCount,
      "The \(design.name) cell has \(fields.count) fields of kind \(change.kind.rawValue), not "
        + "\(change.fieldCount)."
    )
    generator = SeededGenerator(seed: seed)
  }

  /// Returns a row whose texts can change in all three ways.
  package static func framed(_ row: Row) -> Row {
    var framed = row
    framed.title = "A" + row.title + "x"
    framed.source = "A" + row.source + "x"
    framed.body = "A" + row.body + "x"
    framed.badge = "A" + row.badge + "x"
    return framed
  }

  /// Returns the row of the next frame.
  mutating func next(after row: Row) -> Row {
    var edited = row
    for field in deal() { change(field, of: &edited) }
    return change.storage == .fresh ? Self.rebuilt(edited) : edited
  }

  /// Deals as many fields as change, no field twice.
  private mutating func deal() -> [RowField] {
    var dealt: [RowField] = []
    while dealt.count < change.changedCount {
      if deck.isEmpty { deck = generator.shuffled(fields) }
      let position = deck.firstIndex { !dealt.contains($0) }
      if let position {
        dealt.append(deck.remove(at: position))
      } else {
        deck += generator.shuffled(fields)
      }
    }
    return dealt
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
