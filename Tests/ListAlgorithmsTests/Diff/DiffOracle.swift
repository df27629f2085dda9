// SPDX-License-Identifier: Apache-2.0

@testable import ListAlgorithms

/// What a difference does and how few moves would do, by the plainest means there are.
enum DiffOracle {
  /// Carries a difference out by UIKit's rule: take out by old places, then put in by new ones, the
  /// lowest first; nil if a place is named twice or is not there.
  static func applied<Element>(_ diff: ListDiff, to old: [Element], inserted: (Int) -> Element)
    -> [Element]?
  {
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

  static func orders(of list: [Int]) -> [[Int]] {
    guard list.count > 1 else { return [list] }
    return list.indices.flatMap { place in
      var rest = list
      let first = rest.remove(at: place)
      return orders(of: rest).map { [first] + $0 }
    }
  }
}

/// Carries a sectioned difference out on labelled rows, by UIKit's rule and by arrays alone.
struct SectionedDiffOracle {
  typealias Place = SectionedDiff.Place

  /// Whether old rows stay in a list that the difference leads to: what is wrong, or nil.
  static func fault(
    of diff: SectionedDiff,
    from old: SectionedList<Int, Int>,
    to new: SectionedList<Int, Int>
  ) -> String? {
    let leaving = diff.rowDeletes + diff.rowMoves.map(\.from)
    let arriving = diff.rowInserts + diff.rowMoves.map(\.to)
    if Set(leaving).count != leaving.count { return "a row leaves twice" }
    if Set(arriving).count != arriving.count { return "two rows come to one place" }
    if diff.rowDeletes != diff.rowDeletes.sorted() { return "deletes do not ascend" }
    if diff.rowInserts != diff.rowInserts.sorted() { return "inserts do not ascend" }
    if diff.rowMoves.map(\.to) != diff.rowMoves.map(\.to).sorted() { return "moves do not ascend" }
    if leaving.contains(where: { diff.sections.deletes.contains($0.section) }) {
      return "a row leaves a deleted section by itself"
    }
    if arriving.contains(where: { diff.sections.inserts.contains($0.section) }) {
      return "a row comes into an inserted section by itself"
    }
    guard let list = applied(diff, to: old, insertedFrom: new) else {
      return "a place is not there"
    }
    return list == new ? nil : "it leads to \(list)"
  }

  private static func applied(
    _ diff: SectionedDiff,
    to old: SectionedList<Int, Int>,
    insertedFrom new: SectionedList<Int, Int>
  ) -> SectionedList<Int, Int>? {
    var rows = old.rows
    for place in (diff.rowDeletes + diff.rowMoves.map(\.from)).sorted(by: >) {
      guard rows[place.section].indices.contains(place.row) else { return nil }
      rows[place.section].remove(at: place.row)
    }
    let pairs = zip(old.sections, rows).map { Pair(section: $0, rows: $1) }
    let inserted = { Pair(section: new.sections[$0], rows: new.rows[$0]) }
    guard var list = DiffOracle.applied(diff.sections, to: pairs, inserted: inserted) else {
      return nil
    }
    let arriving =
      diff.rowInserts.map { ($0, new.rows[$0.section][$0.row]) }
      + diff.rowMoves.map { ($0.to, old.rows[$0.from.section][$0.from.row]) }
    for (place, row) in arriving.sorted(by: { $0.0 < $1.0 }) {
      guard place.row <= list[place.section].rows.count else { return nil }
      list[place.section].rows.insert(row, at: place.row)
    }
    return SectionedList(sections: list.map(\.section), rows: list.map(\.rows))
  }

  /// The fewest moves of rows between lists in which no row stands twice: those that stay in a
  /// section and cannot keep their order, and all that go between two sections which both stay.
  static func fewestRowMoves(from old: SectionedList<Int, Int>, to new: SectionedList<Int, Int>)
    -> Int
  {
    let staying = Set(old.sections).intersection(new.sections)
    var moves = 0
    for (section, rows) in zip(new.sections, new.rows) where staying.contains(section) {
      for (oldSection, oldRows) in zip(old.sections, old.rows) where staying.contains(oldSection) {
        let common = rows.compactMap { oldRows.firstIndex(of: $0) }
        let kept = section == oldSection ? DiffOracle.longestIncreasing(in: common) : 0
        moves += common.count - kept
      }
    }
    return moves
  }

  private struct Pair {
    let section: Int
    var rows: [Int]
  }
}
