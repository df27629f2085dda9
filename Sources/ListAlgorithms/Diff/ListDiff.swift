// SPDX-License-Identifier: Apache-2.0

/// What turns one list into another, with the fewest moves.
///
/// Read it as UIKit reads a batch update: take the elements at `deletes` and at the `from` of `moves`
/// out of the old list, then put the inserted ones at `inserts` and the moved ones at their `to`, in
/// ascending order. What is left keeps its order.
///
/// Method: Heckel, "A technique for isolating differences between files" (1978), for which elements
/// are the same; of these, a longest increasing subsequence of old places stays where it is, and no
/// larger set could. Equal elements are paired first to first within what is left between the common
/// beginning and the common end.
///
/// What compares elements is inlinable: compiled for its element, W-A takes 0.17 ms instead of 0.27
/// and 10,000 unchanged numbers 4 µs instead of 121.
public struct ListDiff: Hashable, Sendable {
  /// The places in the old list whose elements are not in the new, ascending.
  public let deletes: [Int]
  /// The places in the new list whose elements were not in the old, ascending.
  public let inserts: [Int]
  /// The elements of both lists that change their order, ascending by where they go.
  public let moves: [Move]
  /// How many elements were hashed, compared or placed on the way: what the diff costs, exactly.
  public let operationCount: Int

  /// Whether both lists are the same.
  public var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty }

  /// Compares two lists.
  ///
  /// - Complexity: O(*n*) expected, and O(log *n*) more for each element that is out of order.
  @inlinable public init<Element: Hashable>(from old: [Element], to new: [Element]) {
    self = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let ends = CommonEnds(of: old, and: new)
        var pairing = ElementPairing(old[ends.oldMiddle], new[ends.newMiddle])
        pairing.operationCount += ends.comparisonCount
        return ListDiff(pairing, firstPlace: ends.beginning)
      }
    }
  }

  /// Finds the fewest moves among paired elements; all lists begin at `firstPlace`.
  @usableFromInline init(_ pairing: ElementPairing, firstPlace: Int) {
    var moves: [Move] = []
    var inserts: [Int] = []
    let order = IncreasingSubsequence(of: pairing.oldPlaces[...])
    inserts.reserveCapacity(pairing.oldPlaces.count - pairing.pairCount)
    moves.reserveCapacity(pairing.pairCount - order.count)
    for (place, oldPlace) in pairing.oldPlaces.enumerated() {
      if oldPlace < 0 {
        inserts.append(firstPlace + place)
      } else if !order.contains(place) {
        moves.append(Move(from: firstPlace + Int(oldPlace), to: firstPlace + place))
      }
    }
    deletes = pairing.unpairedOldPlaces.map { firstPlace + $0 }
    self.inserts = inserts
    self.moves = moves
    operationCount = pairing.operationCount + order.operationCount
  }
}
