// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// For each place of the new list the place in the old one that its element had; nil if inserted.
  ///
  /// - Complexity: O(*n*).
  public func origins(inListOf oldCount: Int) -> [Int?] {
    var isTaken = [Bool](repeating: false, count: oldCount)
    for place in deletes { isTaken[place] = true }
    for move in moves { isTaken[move.from] = true }
    let newCount = oldCount - deletes.count + inserts.count
    var origins: [Int?] = []
    origins.reserveCapacity(newCount)
    var (insert, move, next) = (0, 0, 0)
    for place in 0..<newCount {
      if insert < inserts.count, inserts[insert] == place {
        origins.append(nil)
        insert += 1
      } else if move < moves.count, moves[move].to == place {
        origins.append(moves[move].from)
        move += 1
      } else {
        while isTaken[next] { next += 1 }
        origins.append(next)
        next += 1
      }
    }
    return origins
  }

  /// The new list, made from the old one by this difference alone.
  ///
  /// - Parameters:
  ///   - old: The list that was compared first.
  ///   - inserted: Gives the element for a place of the new list that is among `inserts`.
  /// - Returns: The list that was compared second.
  public func applied<Element>(to old: [Element], inserted: (Int) -> Element) -> [Element] {
    origins(inListOf: old.count).enumerated()
      .map { place, origin in origin.map { old[$0] } ?? inserted(place) }
  }
}
