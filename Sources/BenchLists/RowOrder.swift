// SPDX-License-Identifier: Apache-2.0

/// The rows of a source that a table shows, where rows come, go and change places.
///
/// Past the source's end the numbers start over, so that rows can always come.
@MainActor @usableFromInline package final class RowOrder {
  /// The number of rows before any came or went.
  @usableFromInline package let sourceCount: Int
  /// The rows by their numbers in the source; nil as long as they are in its order.
  ///
  /// Read at each fill and changed between frames alone, so no access overlaps another.
  @exclusivity(unchecked) @usableFromInline package private(set) var items: [Int]?
  private var newItemCount = 0

  init(sourceCount: Int) { self.sourceCount = sourceCount }

  package var rowCount: Int { items?.count ?? sourceCount }

  package func newItem() -> Int {
    newItemCount += 1
    return sourceCount + newItemCount
  }

  /// Starts an order of its own, at first that of the source.
  package func keep() {
    if items == nil { items = Array(0..<sourceCount) }
  }

  package func item(at index: Int) -> Int { items?[index] ?? index }

  /// Inserts rows, by their places afterwards in ascending order.
  package func insert(_ added: [Int], at places: [Int]) {
    for (item, place) in zip(added, places) { items?.insert(item, at: place) }
  }

  /// Removes rows, by their places before in ascending order.
  package func remove(at places: [Int]) {
    for place in places.reversed() { items?.remove(at: place) }
  }

  /// Puts rows at the places of others, all of which go elsewhere.
  package func move(_ places: [Int], to goals: [Int]) {
    let moved = places.map { item(at: $0) }
    for (item, goal) in zip(moved, goals) { items?[goal] = item }
  }
}
