// SPDX-License-Identifier: Apache-2.0

internal import BenchStatistics

package struct ListField<Row: Sendable>: Sendable {
  package let name: String
  package var kind: WriteKind?
  /// Takes the value of another row; false if it is the same.
  let change: @Sendable (_ row: inout Row, _ other: Row) -> Bool
  /// Replaces the value by an equal one in other memory; nil for values without memory.
  var rebuild: (@Sendable (_ row: inout Row) -> Void)?

  init(_ name: String, change: @escaping @Sendable (inout Row, Row) -> Bool) {
    self.name = name
    self.change = change
  }
}

/// The kind of property that a write sets: writes of one kind have one price.
public enum WriteKind: String, CaseIterable, Codable, Sendable {
  case text
  /// A colour of text or ground.
  case color
  case image
  case font
  /// The visibility of a part.
  case flag
}

package struct ListEdit: Sendable {
  package let changedCount: Int
  package let fields: [Int]
  /// True if unchanged values are stored again, as after decoding.
  package let isFresh: Bool

  package init(changedCount: Int, fields: [Int], isFresh: Bool) {
    self.changedCount = changedCount
    self.fields = fields
    self.isFresh = isFresh
  }
}

package protocol RowEditing<Row> {
  associatedtype Row: Sendable

  /// Returns a row that can change in all the ways of the editor.
  func opened(_ row: Row) -> Row

  mutating func next(after row: Row) -> Row
}

/// Changes k of n fields of rows from edit to edit, each to the value that another row has.
///
/// Fields are dealt from a shuffled deck, so that over a round each changes equally often, to within one deal.
struct FieldEditor<Row: Sendable>: RowEditing {
  /// The most rows drawn until one has another value.
  private static var attemptLimit: Int { 16 }

  private let edit: ListEdit
  private let fields: [ListField<Row>]
  private let source: @Sendable (Int) -> Row
  private let sourceCount: Int
  private var deck: [Int] = []
  private var generator: SeededGenerator

  init(
    _ edit: ListEdit,
    fields: [ListField<Row>],
    source: @escaping @Sendable (Int) -> Row,
    sourceCount: Int,
    seed: UInt64
  ) {
    self.edit = edit
    self.fields = fields
    self.source = source
    self.sourceCount = sourceCount
    generator = SeededGenerator(seed: seed)
  }

  func opened(_ row: Row) -> Row { row }

  mutating func next(after row: Row) -> Row {
    var edited = row
    let dealt = generator.deal(edit.changedCount, of: edit.fields, from: &deck)
    for field in dealt {
      for _ in 0..<Self.attemptLimit {
        let other = source(generator.nextInt(below: sourceCount))
        if fields[field].change(&edited, other) { break }
      }
    }
    guard edit.isFresh else { return edited }
    for field in fields { field.rebuild?(&edited) }
    return edited
  }
}

extension SeededGenerator {
  /// Deals some elements, none twice, from a deck that is shuffled again when it runs out.
  package mutating func deal<Element: Hashable>(
    _ count: Int,
    of elements: [Element],
    from deck: inout [Element]
  ) -> [Element] {
    var dealt: [Element] = []
    while dealt.count < count {
      if deck.isEmpty { deck = shuffled(elements) }
      let position = deck.firstIndex { !dealt.contains($0) }
      if let position {
        dealt.append(deck.remove(at: position))
      } else {
        deck += shuffled(elements)
      }
    }
    return dealt
  }
}
