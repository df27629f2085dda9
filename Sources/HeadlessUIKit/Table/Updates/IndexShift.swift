// SPDX-License-Identifier: Apache-2.0

/// Where the entries of a list go when some are taken out and others put in.
///
/// Knows only what changed, so that a shift of k entries takes O(k) memory in a list of any length.
struct IndexShift {
  /// The entries that are taken out, by their old places, ascending.
  let removed: [Int]
  /// The entries that are put in, by their new places, ascending.
  let inserted: [Int]
  static let none = IndexShift(removing: [], inserting: [])

  /// Makes a shift; both lists must ascend and name nothing twice.
  init(removing removed: [Int], inserting inserted: [Int]) {
    self.removed = removed
    self.inserted = inserted
  }

  /// The new place of an entry, or nil if it is taken out; O(log changes).
  func newIndex(of old: Int) -> Int? { Self.place(of: old, without: removed, among: inserted) }

  /// The old place of an entry, or nil if it is put in; O(log changes).
  func oldIndex(of new: Int) -> Int? { Self.place(of: new, without: inserted, among: removed) }

  private static func place(of index: Int, without gone: [Int], among others: [Int]) -> Int? {
    let before = count(in: gone) { gone[$0] < index }
    if before < gone.count, gone[before] == index { return nil }
    let rank = index - before
    // Of the others, number k stands before the entry of a rank if at most that many stand before it
    // that are not others.
    return rank + count(in: others) { others[$0] - $0 <= rank }
  }

  /// How many places, from the first on, hold a condition that no later one holds again.
  private static func count(in list: [Int], where holds: (Int) -> Bool) -> Int {
    list.indices.partitioningIndex { !holds($0) }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first place at which a condition holds that holds from there on; O(log n).
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

/// Counts which of some ranks were passed: adds one and asks for those below in O(log n) each.
///
/// A binary indexed tree (Fenwick 1994).
struct PassedRanks {
  private var sums: [Int]

  /// Counts ranks below a number.
  init(count: Int) { sums = [Int](repeating: 0, count: count + 1) }

  mutating func pass(_ rank: Int) {
    var node = rank + 1
    while node < sums.count {
      sums[node] += 1
      node += node & -node
    }
  }

  /// How many of the ranks below one were passed.
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
