// SPDX-License-Identifier: Apache-2.0

/// Counts which of some ranks were passed: adds one and asks for those below in O(log n) each.
///
/// A binary indexed tree (Fenwick 1994).
struct PassedRanks {
  private var sums: [Int]

  /// Counts ranks below a number.
  init(count: Int) {
    sums = [Int](repeating: 0, count: count + 1)
  }

  /// Passes a rank.
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
