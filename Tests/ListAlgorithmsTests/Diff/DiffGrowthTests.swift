// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import ListAlgorithms

/// What a difference costs, by counting instead of timing.
@Suite("Diff growth") struct DiffGrowthTests {
  /// A fifth removed, a fifth inserted elsewhere, a twenty-fifth shuffled: the shape of W-A and W-B.
  private static func edited(_ count: Int) -> (old: [Int], new: [Int]) {
    var generator = SplitMix64(seed: 1)
    let unit = count / 5
    let old = Array(0..<count)
    var new = old
    new.removeSubrange(2 * unit..<3 * unit)
    new.insert(contentsOf: count..<count + unit, at: 3 * unit)
    new[0..<unit / 5].shuffle(using: &generator)
    return (old, new)
  }

  @Test("L9: twenty times the elements take little more than twenty times the work")
  func growth() {
    let counts = [5_000, 10_000, 20_000, 50_000, 100_000]
    let costs = counts.map { count in
      let (old, new) = Self.edited(count)
      return Double(ListDiff(from: old, to: new).operationCount) / Double(count)
    }
    // Only the shuffled part is searched for; its logarithm grows by log2(4,000 / 200) < 5 steps, which
    // a twenty-fifth of the elements takes.
    for (count, cost) in zip(counts, costs) {
      expect(cost <= costs[0] + 5.0 / 25, "\(count) elements: \(cost) operations each")
      expect(cost <= 4, "\(count) elements: \(cost) operations each")
    }
  }

  @Test("L9: in the worst order the work for an element grows with the logarithm")
  func shuffled() {
    for count in [1_000, 10_000, 100_000] {
      var generator = SplitMix64(seed: 2)
      let new = (0..<count).shuffled(using: &generator)
      let operations = ListDiff(from: Array(0..<count), to: new).operationCount
      let logarithm = Double(count.bitWidth - count.leadingZeroBitCount)
      expect(Double(operations) <= Double(count) * (4 + logarithm), "\(count) elements")
    }
  }

  @Test("L9: what lies in common ends is compared once and never hashed")
  func ends() {
    let old = (0..<10_000).map(Counted.init)
    var new = old
    new.swapAt(5_000, 5_001)
    Counted.tally.reset()
    let diff = ListDiff(from: old, to: new)
    expectEqual(diff.moves.count, 1)
    expectEqual(Counted.tally.hashes, 4)
    expect(Counted.tally.comparisons <= 10_010)
    Counted.tally.reset()
    expect(ListDiff(from: old, to: old).isEmpty)
    expect(
      Counted.tally.hashes == 0 && Counted.tally.comparisons == 0,
      "one storage: nothing to do"
    )
  }

  @Test("L9: each element is hashed at most once, those in an unbroken run only in the old list")
  func hashes() {
    let (old, new) = Self.edited(5_000)
    let (first, second) = (old.map(Counted.init), new.map(Counted.init))
    Counted.tally.reset()
    _ = ListDiff(from: first, to: second)
    // 4,000 old elements before the common end; new: 200 shuffled, 1,000 inserted, and the first after
    // each break.
    expect(Counted.tally.hashes <= 4_000 + 200 + 1_000 + 2)
  }

  /// An element that counts what is asked of it, on the thread that asks.
  private struct Counted: Hashable {
    /// What was asked.
    final class Tally {
      var hashes = 0
      var comparisons = 0

      func reset() { (hashes, comparisons) = (0, 0) }
    }

    let value: Int

    /// The tally of this thread.
    static var tally: Tally {
      let key = "DiffGrowthTests.Counted"
      if let tally = Thread.current.threadDictionary[key] as? Tally { return tally }
      let tally = Tally()
      Thread.current.threadDictionary[key] = tally
      return tally
    }

    static func == (left: Counted, right: Counted) -> Bool {
      tally.comparisons += 1
      return left.value == right.value
    }

    func hash(into hasher: inout Hasher) {
      Self.tally.hashes += 1
      hasher.combine(value)
    }
  }
}
