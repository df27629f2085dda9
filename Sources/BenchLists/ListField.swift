// SPDX-License-Identifier: Apache-2.0

internal import BenchStatistics

/// Something of a row that can change by itself.
package struct ListField<Row: Sendable>: Sendable {
  /// The name in reports.
  package let name: String
  /// What kind of property it sets, where that is known.
  package var kind: WriteKind?
  /// Takes the value of another row; false where that row has the same.
  let change: @Sendable (_ row: inout Row, _ other: Row) -> Bool
  /// Puts an equal value in other memory in its place; nil where a value has none.
  var rebuild: (@Sendable (_ row: inout Row) -> Void)?

  init(_ name: String, change: @escaping @Sendable (inout Row, Row) -> Bool) {
    self.name = name
    self.change = change
  }
}

/// What kind of property a write sets: writes of one kind have one price.
public enum WriteKind: String, CaseIterable, Codable, Sendable {
  case text
  /// A colour of text or ground.
  case color
  case image
  case font
  /// Whether something is shown.
  case flag
}

/// How rows are edited: so many of some fields, in one of two storages.
package struct ListEdit: Sendable {
  /// How many fields change.
  package let changedCount: Int
  /// The places of the fields that are drawn from.
  package let fields: [Int]
  /// Whether what does not change is stored anew, as after decoding.
  package let isFresh: Bool

  /// Describes an edit.
  package init(changedCount: Int, fields: [Int], isFresh: Bool) {
    self.changedCount = changedCount
    self.fields = fields
    self.isFresh = isFresh
  }
}

/// Edits rows one after the other.
package protocol RowEditing<Row> {
  /// What is edited.
  associatedtype Row: Sendable

  /// Returns a row that can change in all the ways of the editor.
  func opened(_ row: Row) -> Row

  mutating func next(after row: Row) -> Row
}

/// Changes k of n fields of rows from edit to edit, each to the value that another row has.
///
/// The fields that change are dealt from a shuffled deck of all of them, so that over a round each
/// changes equally often, to within one deal.
struct FieldEditor<Row: Sendable>: RowEditing {
  /// How many rows are drawn until one has another value.
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
  /// Deals so many of some elements, none twice, from a deck that is shuffled anew when it runs out.
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
