// SPDX-License-Identifier: Apache-2.0

/// Which rows of a source a table shows, where rows come, go and change places.
///
/// Past the source's end the numbers begin anew, so that rows can always come.
@MainActor @usableFromInline package final class RowOrder {
  /// The number of rows before any came or went.
  @usableFromInline package let sourceCount: Int
  /// The rows by their numbers in the source; nil as long as they stand in its order.
  ///
  /// Read at each fill and changed between frames alone, so no access overlaps another.
  @exclusivity(unchecked) @usableFromInline package private(set) var items: [Int]?
  private var newItemCount = 0

  init(sourceCount: Int) {
    self.sourceCount = sourceCount
  }

  /// The number of rows now.
  package var rowCount: Int { items?.count ?? sourceCount }

  /// A number that no row has had yet.
  package func newItem() -> Int {
    newItemCount += 1
    return sourceCount + newItemCount
  }

  /// Begins to keep an order of its own, that of the source at first.
  package func keep() {
    if items == nil { items = Array(0..<sourceCount) }
  }

  /// The number that a row has in the source.
  package func item(at index: Int) -> Int { items?[index] ?? index }

  /// Puts rows in, by their places afterwards in ascending order.
  package func insert(_ added: [Int], at places: [Int]) {
    for (item, place) in zip(added, places) { items?.insert(item, at: place) }
  }

  /// Takes rows out, by their places before in ascending order.
  package func remove(at places: [Int]) {
    for place in places.reversed() { items?.remove(at: place) }
  }

  /// Puts rows at the places of others, all of which go elsewhere.
  package func move(_ places: [Int], to goals: [Int]) {
    let moved = places.map { item(at: $0) }
    for (item, goal) in zip(moved, goals) { items?[goal] = item }
  }
}
