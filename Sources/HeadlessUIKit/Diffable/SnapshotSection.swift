// SPDX-License-Identifier: Apache-2.0

import ListAlgorithms

/// A section of a snapshot: its items in order.
///
/// The index remembers rows at entry; the section counts the possible shift since, instead of
/// entering all again.
struct SnapshotSection<Item: Hashable> {
  var key: Int
  private(set) var items: [Item] = []
  private var (insertedCount, removedCount) = (0, 0)

  private static var shiftLimit: Int { 64 }

  init(key: Int) { self.key = key }

  var needsEntering: Bool { insertedCount + removedCount > Self.shiftLimit }
  mutating func markEntered() { (insertedCount, removedCount) = (0, 0) }

  /// Returns an item's current row from its entry row, in O(1).
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

struct SnapshotMarks<Identifier: Hashable> {
  private(set) var all: [Identifier] = []
  private var members = ElementTable<Identifier>()

  mutating func mark(_ identifiers: [Identifier]) {
    // Reserving an exact capacity for single marks would move the others each time.
    if all.isEmpty { all.reserveCapacity(identifiers.count) }
    for identifier in identifiers where members.insert(identifier, number: 0) {
      all.append(identifier)
    }
  }

  mutating func unmark(_ identifiers: some Sequence<Identifier>) {
    guard !all.isEmpty else { return }
    for identifier in identifiers { members.remove(identifier) }
    if members.count < all.count { all.removeAll { members[$0] == nil } }
  }

  mutating func removeAll() {
    all.removeAll()
    members = ElementTable()
  }
}

extension SnapshotMarks: Sendable where Identifier: Sendable {}
