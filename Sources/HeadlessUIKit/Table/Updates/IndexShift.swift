// SPDX-License-Identifier: Apache-2.0

/// The new positions of a list's entries after removals and insertions, in O(changes) memory.
struct IndexShift {
  let removed: [Int]
  let inserted: [Int]
  static let none = IndexShift(removing: [], inserting: [])

  init(removing removed: [Int], inserting inserted: [Int]) {
    self.removed = removed
    self.inserted = inserted
  }

  /// Returns an entry's new position, or nil if removed; O(log changes).
  func newIndex(of old: Int) -> Int? { Self.place(of: old, without: removed, among: inserted) }

  /// Returns an entry's old position, or nil if inserted; O(log changes).
  func oldIndex(of new: Int) -> Int? { Self.place(of: new, without: inserted, among: removed) }

  private static func place(of index: Int, without gone: [Int], among others: [Int]) -> Int? {
    let before = count(in: gone) { gone[$0] < index }
    if before < gone.count, gone[before] == index { return nil }
    let rank = index - before
    // Of the others, number k is before the entry of a rank if at most that many are before it that
    // are not others.
    return rank + count(in: others) { others[$0] - $0 <= rank }
  }

  private static func count(in list: [Int], where holds: (Int) -> Bool) -> Int {
    list.indices.partitioningIndex { !holds($0) }
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index of a suffix that satisfies a condition; O(log n).
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Counts of passed ranks, in O(log n) for each operation: a binary indexed tree (Fenwick 1994).
struct PassedRanks {
  private var sums: [Int]

  init(count: Int) { sums = [Int](repeating: 0, count: count + 1) }

  mutating func pass(_ rank: Int) {
    var node = rank + 1
    while node < sums.count {
      sums[node] += 1
      node += node & -node
    }
  }

  func count(below rank: Int) -> Int {
    var node = rank
    var count = 0
    while node > 0 {
      count += sums[node]
      node -= node & -node
    }
    return count
  }
}
