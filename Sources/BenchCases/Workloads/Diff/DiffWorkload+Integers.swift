// SPDX-License-Identifier: Apache-2.0

extension DiffWorkload where Element == Int {
  /// W-C: the first half is removed, as much is inserted behind the second; no moves.
  public static func overlap(_ count: Int) -> DiffWorkload {
    DiffWorkload(
      identifier: "w-c-overlap-\(count)",
      old: Array(0..<count),
      new: Array(count / 2..<count / 2 + count)
    )
  }

  /// W-C: nothing has changed, in lists that share no storage.
  public static func unchanged(_ count: Int) -> DiffWorkload {
    DiffWorkload(
      identifier: "w-c-unchanged-\(count)",
      old: Array(0..<count),
      new: Array(0..<count)
    )
  }

  /// W-C: from the last place to the second, `i` is swapped with `7i mod (i + 1)`.
  public static func shuffled(_ count: Int) -> DiffWorkload {
    let old = Array(0..<count)
    var new = old
    for place in stride(from: count - 1, through: 1, by: -1) {
      new.swapAt(place, place * 7 % (place + 1))
    }
    return DiffWorkload(identifier: "w-c-shuffled-\(count)", old: old, new: new)
  }

  /// W-D: a part is deleted at the front, as much is inserted, a part of the rest moves to the end.
  ///
  /// The part is given in tenths: W-D is called moderate with 2 and heavy with 5. The new list holds
  /// the survivors that stay, then the inserted, then the moved.
  public static func mixed(_ count: Int, tenths: Int) -> DiffWorkload {
    let deleted = count * tenths / 10
    let moved = (count - deleted) * tenths / 10
    return DiffWorkload(
      identifier: "w-d-\(tenths)of10-\(count)",
      old: Array(0..<count),
      new: Array(deleted + moved..<count) + Array(count..<count + deleted)
        + Array(deleted..<deleted + moved)
    )
  }
}
