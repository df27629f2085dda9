// SPDX-License-Identifier: Apache-2.0

@testable import ListAlgorithms

/// What a difference does and how few moves would do, by the plainest means there are.
enum DiffOracle {
  /// Carries a difference out by UIKit's rule: take out by old places, then put in by new ones, the
  /// lowest first; nil if a place is named twice or is not there.
  static func applied<Element>(
    _ diff: ListDiff,
    to old: [Element],
    inserted: (Int) -> Element
  ) -> [Element]? {
    let leaving = diff.deletes + diff.moves.map(\.from)
    guard Set(leaving).count == leaving.count, leaving.allSatisfy(old.indices.contains) else {
      return nil
    }
    var list = old
    for place in leaving.sorted(by: >) { list.remove(at: place) }
    let arriving =
      diff.inserts.map { ($0, inserted($0)) } + diff.moves.map { ($0.to, old[$0.from]) }
    for (place, element) in arriving.sorted(by: { $0.0 < $1.0 }) {
      guard place <= list.count else { return nil }
      list.insert(element, at: place)
    }
    return list
  }

  /// The length of the longest increasing subsequence, by trying all subsequences.
  static func longestIncreasing(in numbers: [Int]) -> Int {
    var longest = 0
    for subset in 0..<1 << numbers.count {
      let chosen = numbers.indices.filter { subset >> $0 & 1 == 1 }.map { numbers[$0] }
      if zip(chosen, chosen.dropFirst()).allSatisfy(<) { longest = max(longest, chosen.count) }
    }
    return longest
  }

  /// The fewest moves between two lists in which no element stands twice.
  static func fewestMoves(from old: [Int], to new: [Int]) -> Int {
    let common = new.compactMap { old.firstIndex(of: $0) }
    return common.count - longestIncreasing(in: common)
  }

  /// All orders of a list.
  static func orders(of list: [Int]) -> [[Int]] {
    guard list.count > 1 else { return [list] }
    return list.indices.flatMap { place in
      var rest = list
      let first = rest.remove(at: place)
      return orders(of: rest).map { [first] + $0 }
    }
  }
}
