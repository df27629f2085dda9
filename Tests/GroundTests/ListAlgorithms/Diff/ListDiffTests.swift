// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import ListAlgorithms

@Suite("List diff") struct ListDiffTests {
  @Test("L9: Applied to the old list a difference gives the new one, keeping all that is common")
  func application() {
    for seed in 1...1_000 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      // From few values, which stand in a list many times, to many, which hardly do.
      let values = Int.random(in: 1...40, using: &generator)
      let lists = (0..<2)
        .map { _ in
          (0..<Int.random(in: 0...30, using: &generator))
            .map { _ in Int.random(in: 0..<values, using: &generator) }
        }
      let (old, new) = (lists[0], lists[1])
      let diff = ListDiff(from: old, to: new)
      expectEqual(
        DiffOracle.applied(diff, to: old) { new[$0] },
        new,
        "seed \(seed): \(old) to \(new) by \(diff)"
      )
      expectEqual(diff.applied(to: old) { new[$0] }, new, "seed \(seed)")
      expectEqual(diff.deletes, diff.deletes.sorted(), "seed \(seed)")
      expectEqual(diff.inserts, diff.inserts.sorted(), "seed \(seed)")
      expectEqual(diff.moves.map(\.to), diff.moves.map(\.to).sorted(), "seed \(seed)")
    }
    for seed in 1...500 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let lists = (0..<2)
        .map { _ in (0..<20).map { _ in Int.random(in: 0..<5, using: &generator) } }
      let diff = ListDiff(from: lists[0], to: lists[1])
      let common = (0..<5)
        .reduce(0) { sum, value in
          sum + min(lists[0].count { $0 == value }, lists[1].count { $0 == value })
        }
      expectEqual(diff.deletes.count, 20 - common, "seed \(seed)")
      expectEqual(diff.inserts.count, 20 - common, "seed \(seed)")
    }
  }

  @Test("L9: Equal elements are paired first to first, whatever their hashes")
  func pairs() {
    let diff = ListDiff(from: ["x", "a", "x", "b", "x"], to: ["b", "x", "c"])
    // The first x of the old list stays and b goes past it, or the other way round.
    expectEqual(diff.deletes, [1, 2, 4])
    expectEqual(diff.inserts, [2])
    expect(diff.moves == [.init(from: 0, to: 1)] || diff.moves == [.init(from: 3, to: 0)])
    let hundred = Array(0..<100)
    expect(ListDiff(from: hundred, to: hundred).isEmpty)
    expect(ListDiff(from: hundred, to: hundred.map { $0 }).isEmpty)
    expect(ListDiff(from: [Int](), to: []).isEmpty)
    let filled = ListDiff(from: [], to: hundred)
    expect(filled.inserts == hundred && filled.deletes.isEmpty && filled.moves.isEmpty)
    let emptied = ListDiff(from: hundred, to: [])
    expect(emptied.deletes == hundred && emptied.inserts.isEmpty && emptied.moves.isEmpty)
    let replaced = ListDiff(from: hundred, to: hundred.map { $0 + 100 })
    expect(replaced.deletes == hundred && replaced.inserts == hundred && replaced.moves.isEmpty)
    do {  // What is not even equal to itself is deleted and inserted.
      let old = [1, Double.nan, 3]
      let diff = ListDiff(from: old, to: [1, Double.nan, 3])
      expect(diff.deletes == [1] && diff.inserts == [1] && diff.moves.isEmpty)
    }
    for seed in 1...50 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let old = (0..<40).shuffled(using: &generator)
      let new = (20..<60).shuffled(using: &generator)
      let plain = ListDiff(from: old, to: new)
      let colliding = ListDiff(from: old.map(Colliding.init), to: new.map(Colliding.init))
      let sequential = ListDiff(from: old.map(Sequential.init), to: new.map(Sequential.init))
      expectEqual(plain, colliding, "seed \(seed)")
      expectEqual(plain, sequential, "seed \(seed)")
    }
  }

  private struct Colliding: Hashable {
    let value: Int

    func hash(into hasher: inout Hasher) {}
  }

  private struct Sequential: Hashable {
    let value: Int

    var hashValue: Int { value }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }
}

@Suite("Fewest moves") struct MinimalMovesTests {
  @Test("L9: No difference has more moves than needed")
  func orders() {
    for count in 0...7 {
      let old = Array(0..<count)
      for new in DiffOracle.orders(of: old) {
        let diff = ListDiff(from: old, to: new)
        expectEqual(diff.moves.count, DiffOracle.fewestMoves(from: old, to: new), "\(new)")
        expect(diff.deletes.isEmpty && diff.inserts.isEmpty)
      }
    }
    for seed in 1...500 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let pool = (0..<14).shuffled(using: &generator)
      let old = Array(pool[..<Int.random(in: 0...9, using: &generator)])
      let new = Array(pool.shuffled(using: &generator)[..<Int.random(in: 0...9, using: &generator)])
      let diff = ListDiff(from: old, to: new)
      expectEqual(
        diff.moves.count,
        DiffOracle.fewestMoves(from: old, to: new),
        "seed \(seed): \(old) to \(new)"
      )
      expectEqual(diff.deletes.count, Set(old).subtracting(new).count, "seed \(seed)")
      expectEqual(diff.inserts.count, Set(new).subtracting(old).count, "seed \(seed)")
    }
  }

  @Test("an increasing subsequence is one, and only within the range asked for")
  func subsequence() {
    for seed in 1...500 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let numbers = (0..<10).shuffled(using: &generator)
      let range = Int32.random(in: 0...5, using: &generator)..<8
      let chosen = IncreasingSubsequence(of: numbers.map { Int32($0) }[...], within: range)
      let members = numbers.indices.filter(chosen.contains).map { numbers[$0] }
      expectEqual(members.count, chosen.count, "seed \(seed)")
      expect(zip(members, members.dropFirst()).allSatisfy(<), "seed \(seed)")
      expect(members.allSatisfy { range.contains(Int32($0)) }, "seed \(seed)")
      expectEqual(
        chosen.count,
        DiffOracle.longestIncreasing(in: numbers.filter { range.contains(Int32($0)) }),
        "seed \(seed)"
      )
    }
  }
}

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

  @Test("L9: The work of a difference grows with the elements and a logarithm")
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
    for count in [1_000, 10_000, 100_000] {
      var generator = SplitMix64(seed: 2)
      let new = (0..<count).shuffled(using: &generator)
      let operations = ListDiff(from: Array(0..<count), to: new).operationCount
      let logarithm = Double(count.bitWidth - count.leadingZeroBitCount)
      expect(Double(operations) <= Double(count) * (4 + logarithm), "\(count) elements")
    }
  }

  @Test("L9: Common ends are compared once and other elements hashed at most once")
  func ends() {
    do {  // What lies in common ends is compared once and never hashed.
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
    final class Tally {
      var hashes = 0
      var comparisons = 0

      func reset() { (hashes, comparisons) = (0, 0) }
    }

    let value: Int

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
