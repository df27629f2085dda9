// SPDX-License-Identifier: Apache-2.0

/// The fewest deletes, inserts and moves between two lists without repeats, found apart from any
/// diff.
///
/// What is in one list only has to go or come. Of the rest, the most that can stay in place is a
/// longest increasing run of old places in new order; everything else has to move.
struct DiffOracle {
  /// How many elements go.
  let deleteCount: Int
  /// How many elements come.
  let insertCount: Int
  /// How many elements of both lists have to move.
  let moveCount: Int

  /// Compares two lists, neither of which holds an element twice.
  init<Element: Hashable>(from old: [Element], to new: [Element]) {
    var places: [Element: Int] = [:]
    for (place, element) in old.enumerated() { places[element] = place }
    let common = new.compactMap { places[$0] }
    // The least last place of an increasing run, by its length less one.
    var ends: [Int] = []
    for place in common {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < place { low = middle + 1 } else { high = middle }
      }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    deleteCount = old.count - common.count
    insertCount = new.count - common.count
    moveCount = common.count - ends.count
  }
}
