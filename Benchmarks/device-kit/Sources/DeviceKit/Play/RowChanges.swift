// SPDX-License-Identifier: Apache-2.0

/// Changes k of n fields of rows from frame to frame, balanced over the fields.
///
/// As in the suite's `reconfigure`: texts stand between two marks, so that they can change at their
/// start, at their end and in their length, which take turns; the fields that change are dealt from
/// a shuffled deck of all of them, so that each changes equally often, to within one deal.
struct RowChanges {
  private let changedCount: Int
  private let fields: [RowField]
  private var deck: [RowField] = []
  private var turn = 0
  private var generator: SeededGenerator

  /// Prepares changes of so many fields, drawn by a seed.
  init(changedCount: Int, fields: [RowField], seed: UInt64) {
    precondition(
      (0...fields.count).contains(changedCount),
      "Of \(fields.count) fields, \(changedCount) cannot change."
    )
    self.changedCount = changedCount
    self.fields = fields
    generator = SeededGenerator(seed: seed)
  }

  /// Returns a row whose texts can change in all three ways.
  static func framed(_ row: Row) -> Row {
    var framed = row
    framed.title = "A\(row.title)x"
    framed.source = "A\(row.source)x"
    framed.body = "A\(row.body)x"
    framed.badge = "A\(row.badge)x"
    return framed
  }

  /// Returns the row of the next frame; its unchanged texts share their storage with the old one's.
  mutating func next(after row: Row) -> Row {
    var changed = row
    for field in deal() { change(field, of: &changed) }
    return changed
  }

  /// Deals as many fields as change, none of them twice.
  private mutating func deal() -> [RowField] {
    var dealt: [RowField] = []
    while dealt.count < changedCount {
      if let position = deck.firstIndex(where: { !dealt.contains($0) }) {
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
    let more = " more"
    switch turn {
    case 0: text = (text.hasPrefix("A") ? "B" : "A") + text.dropFirst()
    case 1: text = text.dropLast() + (text.hasSuffix("x") ? "y" : "x")
    default:
      let mark = text.suffix(1)
      let rest = text.dropLast()
      text = String(rest.hasSuffix(more) ? rest.dropLast(more.count) + mark : rest + more + mark)
    }
  }
}
