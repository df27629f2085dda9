// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import ListAlgorithms

/// No difference has more moves than it needs, held against trying everything.
@Suite("Fewest moves") struct MinimalMovesTests {
  @Test("L9: in each order of up to seven elements", arguments: 0...7)
  func orders(count: Int) {
    let old = Array(0..<count)
    for new in DiffOracle.orders(of: old) {
      let diff = ListDiff(from: old, to: new)
      expectEqual(diff.moves.count, DiffOracle.fewestMoves(from: old, to: new), "\(new)")
      expect(diff.deletes.isEmpty && diff.inserts.isEmpty)
    }
  }

  @Test("L9: among deletes and inserts")
  func mixed() {
    for seed in 1...1_500 as ClosedRange<UInt64> {
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
