// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Index shifts") struct IndexShiftTests {
  @Test("shifts move each entry as editing the list does")
  func random() {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let count = Int.random(in: 0...12, using: &generator)
      let removed = (0..<count).filter { _ in Bool.random(using: &generator) }
      let left = (0..<count).filter { !removed.contains($0) }
      let newCount = left.count + Int.random(in: 0...6, using: &generator)
      let inserted = Array((0..<newCount).shuffled(using: &generator).prefix(newCount - left.count))
        .sorted()
      // Insertions name places of the finished list, so those that stay fill the other places.
      var list = [Int?](repeating: nil, count: newCount)
      var next = left.makeIterator()
      for place in 0..<newCount where !inserted.contains(place) { list[place] = next.next() }

      let shift = IndexShift(removing: removed, inserting: inserted)
      for old in 0..<count {
        expectEqual(shift.newIndex(of: old), list.firstIndex(of: old), "seed \(seed), entry \(old)")
      }
      for new in 0..<newCount {
        expectEqual(shift.oldIndex(of: new), list[new], "seed \(seed), place \(new)")
      }
    }
    expectEqual(IndexShift.none.newIndex(of: 1 << 40), 1 << 40)
    expectEqual(IndexShift.none.oldIndex(of: 0), 0)
  }
}
