// SPDX-License-Identifier: Apache-2.0

import ListAlgorithms

/// One section of a snapshot: its items in order.
///
/// The index of items remembers the row that an item had when it was entered. Edits shift rows, and
/// rather than enter all of them again each time, a section counts how far they can have shifted.
struct SnapshotSection<Item: Hashable> {
  /// What the index of items calls this section, whatever its place.
  var key: Int
  private(set) var items: [Item] = []

  /// How many rows were put in, and taken out, since all rows were entered.
  private var (insertedCount, removedCount) = (0, 0)

  /// How far rows may have shifted before all are entered again.
  private static var shiftLimit: Int { 64 }

  init(key: Int) { self.key = key }

  /// Whether rows have shifted so far that all have to be entered again.
  var needsEntering: Bool { insertedCount + removedCount > Self.shiftLimit }

  /// Says that the index now holds the rows as they are.
  mutating func markEntered() { (insertedCount, removedCount) = (0, 0) }

  /// The row of an item that is in the section, given the row that it was entered with.
  ///
  /// - Complexity: O(1): at most as many comparisons as rows may have shifted.
  func row(of item: Item, enteredAs entered: Int) -> Int {
    let lowest = max(0, entered - removedCount)
    let highest = min(items.count - 1, entered + insertedCount)
    var (below, above) = (min(entered, highest), min(entered, highest) + 1)
    while below >= lowest || above <= highest {
      if below >= lowest {
        if items[below] == item { return below }
        below -= 1
      }
      if above <= highest {
        if items[above] == item { return above }
        above += 1
      }
    }
    stop("The item identifier \(SnapshotName(item)) has changed while it was in a snapshot.")
  }

  // MARK: Edits

  /// Adds items at the end, where no row shifts.
  mutating func append(_ added: [Item]) {
    if items.isEmpty { items = added } else { items.append(contentsOf: added) }
  }

  mutating func insert(_ added: [Item], at row: Int) {
    items.insert(contentsOf: added, at: row)
    insertedCount += added.count
  }

  mutating func remove(at row: Int) {
    items.remove(at: row)
    removedCount += 1
  }

  /// Takes items out, named by their rows, ascending; O(items).
  mutating func remove(_ rows: [Int]) {
    guard let first = rows.first else { return }
    var kept = Array(items[..<first])
    kept.reserveCapacity(items.count - rows.count)
    for (row, next) in zip(rows, rows.dropFirst() + [items.count]) where row + 1 < next {
      kept.append(contentsOf: items[row + 1..<next])
    }
    items = kept
    removedCount += rows.count
  }
}

extension SnapshotSection: Sendable where Item: Sendable {}

/// Identifiers that were marked, each once, in the order of marking.
struct SnapshotMarks<Identifier: Hashable> {
  private(set) var all: [Identifier] = []
  private var members = ElementTable<Identifier>()

  /// Marks identifiers; those that are marked stay where they are.
  mutating func mark(_ identifiers: [Identifier]) {
    // Room that is reserved fits exactly: marks that come one by one must not move the others each time.
    if all.isEmpty { all.reserveCapacity(identifiers.count) }
    for identifier in identifiers where members.insert(identifier, number: 0) {
      all.append(identifier)
    }
  }

  /// Takes the marks off some identifiers.
  mutating func unmark(_ identifiers: some Sequence<Identifier>) {
    guard !all.isEmpty else { return }
    for identifier in identifiers { members.remove(identifier) }
    if members.count < all.count { all.removeAll { members[$0] == nil } }
  }

  /// Takes all marks off.
  mutating func removeAll() {
    all.removeAll()
    members = ElementTable()
  }
}

extension SnapshotMarks: Sendable where Identifier: Sendable {}
