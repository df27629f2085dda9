// SPDX-License-Identifier: Apache-2.0

/// The updates of one batch, as calls to a table.
///
/// Deletes, reloads and the origins of moves name places before the batch; inserts and the targets of moves
/// name places after it, whatever the order of the calls (R33).
package struct ListUpdates: Equatable, Sendable {
  /// Content for a place after the batch.
  package struct Insertion<Place: Equatable & Sendable, Content: Equatable & Sendable>: Equatable,
    Sendable
  {
    package var place: Place
    package var content: Content

    package init(_ place: Place, _ content: Content) {
      self.place = place
      self.content = content
    }
  }

  /// A move from a place before the batch to one after it.
  package struct Move<Place: Equatable & Sendable>: Equatable, Sendable {
    package var origin: Place
    package var target: Place

    package init(_ origin: Place, _ target: Place) {
      self.origin = origin
      self.target = target
    }
  }

  package var deletedRows: [RowPath] = []
  package var insertedRows: [Insertion<RowPath, NaiveRow>] = []
  package var movedRows: [Move<RowPath>] = []
  /// Rows that change in place, named by their former places.
  package var reloadedRows: [Insertion<RowPath, NaiveRow>] = []
  package var deletedSections: [Int] = []
  package var insertedSections: [Insertion<Int, NaiveList.Section>] = []
  package var movedSections: [Move<Int>] = []
  /// Sections that change in place, with any number of rows, named by their former places.
  package var reloadedSections: [Insertion<Int, NaiveList.Section>] = []

  package init() {}

  package var isEmpty: Bool { self == ListUpdates() }
}

extension ListUpdates: CustomStringConvertible {
  /// The calls in one line.
  package var description: String {
    var words: [String] = []
    func add<Item>(_ name: String, _ items: [Item], _ text: (Item) -> String) {
      guard !items.isEmpty else { return }
      words.append("\(name) \(items.map(text).joined(separator: " "))")
    }
    add("delete sections", deletedSections) { "\($0)" }
    add("insert sections", insertedSections) { "\($0.place) of \($0.content.rows.count) rows" }
    add("move sections", movedSections) { "\($0.origin) to \($0.target)" }
    add("reload sections", reloadedSections) { "\($0.place) with \($0.content.rows.count) rows" }
    add("delete", deletedRows) { "\($0)" }
    add("insert", insertedRows) { "\($0.place)" }
    add("move", movedRows) { "\($0.origin) to \($0.target)" }
    add("reload", reloadedRows) { "\($0.place)" }
    return words.joined(separator: ", ")
  }
}
