// SPDX-License-Identifier: Apache-2.0

import ListAlgorithms

@MainActor final class ListComparison<Element: Hashable & Sendable>: DiffSubject {
  private let lists: DiffWorkload<Element>
  private let usesStandardLibrary: Bool
  private var difference: CollectionDifference<Element>?
  private var found: ListDiff?

  init(_ lists: DiffWorkload<Element>, _ usesStandardLibrary: Bool) {
    self.lists = lists
    self.usesStandardLibrary = usesStandardLibrary
  }

  func run() {
    if usesStandardLibrary {
      difference = lists.new.difference(from: lists.old).inferringMoves()
    } else {
      found = ListDiff(from: lists.old, to: lists.new)
    }
  }

  func verification() -> DiffVerification {
    let oracle = DiffOracle(from: lists.old, to: lists.new)
    let (counts, applied) = usesStandardLibrary ? standardOutcome() : outcome()
    return DiffVerification(
      counts: counts,
      expectedCounts: [
        "deletes": oracle.deleteCount, "inserts": oracle.insertCount, "moves": oracle.moveCount,
      ],
      digest: RowDigest.text(of: applied),
      expectedDigest: RowDigest.text(of: lists.new)
    )
  }

  private func outcome() -> (counts: [String: Int], applied: [Element]) {
    guard let found else { return ([:], []) }
    let applied = found.applied(to: lists.old) { lists.new[$0] }
    let counts = [
      "deletes": found.deletes.count, "inserts": found.inserts.count, "moves": found.moves.count,
      "diffOperations": found.operationCount,
    ]
    return (counts, applied)
  }

  private func standardOutcome() -> (counts: [String: Int], applied: [Element]) {
    guard let difference else { return ([:], []) }
    var moves = 0
    for change in difference.insertions {
      if case .insert(_, _, let partner) = change, partner != nil { moves += 1 }
    }
    let counts = [
      "deletes": difference.removals.count - moves, "inserts": difference.insertions.count - moves,
      "moves": moves,
    ]
    return (counts, lists.old.applying(difference) ?? [])
  }
}

/// The fewest deletes, inserts and moves between two lists without repeats, independent of any diff.
///
/// Elements of one list only have to go or come. Of the rest, the most that can stay in place is a longest increasing
/// run of old places in new order; everything else has to move.
struct DiffOracle {
  let deleteCount: Int
  let insertCount: Int
  let moveCount: Int

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
