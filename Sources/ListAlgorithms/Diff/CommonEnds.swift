// SPDX-License-Identifier: Apache-2.0

/// How much two lists have in common at their beginning and at their end.
@usableFromInline struct CommonEnds {
  /// The number of equal elements at the beginning.
  @usableFromInline let beginning: Int
  /// The places of the first list between both ends.
  @usableFromInline let oldMiddle: Range<Int>
  /// The places of the second list between both ends.
  @usableFromInline let newMiddle: Range<Int>
  /// The number of elements that were compared.
  @usableFromInline let comparisonCount: Int

  /// Compares two lists from both ends; lists in the same storage are the same at once.
  @inlinable init<Element: Equatable>(
    of old: UnsafeBufferPointer<Element>,
    and new: UnsafeBufferPointer<Element>
  ) {
    let shorter = min(old.count, new.count)
    var head = 0
    var tail = 0
    if old.count == new.count, old.baseAddress == new.baseAddress {
      (head, comparisonCount) = (shorter, 0)
    } else {
      while head < shorter, old[head] == new[head] { head += 1 }
      // What the beginning has taken is not compared again, so that the ends never overlap in a
      // shorter list.
      let rest = shorter - head
      while tail < rest, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
      comparisonCount = head + tail
    }
    beginning = head
    oldMiddle = head..<old.count - tail
    newMiddle = head..<new.count - tail
  }

  /// Compares two lists from both ends.
  init<Element: Equatable>(of old: [Element], and new: [Element]) {
    self = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { CommonEnds(of: old, and: $0) }
    }
  }
}
