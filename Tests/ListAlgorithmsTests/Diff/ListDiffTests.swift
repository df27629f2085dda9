// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import ListAlgorithms

/// What a difference says, and that it leads from one list to the other.
@Suite("List diff") struct ListDiffTests {
  @Test("L9: carried out on the old list it gives the new one, duplicates or not")
  func application() {
    for seed in 1...3_000 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      // From few values, which stand in a list many times, to many, which hardly do.
      let values = Int.random(in: 1...40, using: &generator)
      let lists = (0..<2)
        .map { _ in
          (0..<Int.random(in: 0...30, using: &generator))
            .map { _ in
              Int.random(in: 0..<values, using: &generator)
            }
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
  }

  @Test("L9: of equal elements as many are kept as both lists have")
  func duplicates() {
    for seed in 1...500 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let lists = (0..<2)
        .map { _ in
          (0..<20).map { _ in Int.random(in: 0..<5, using: &generator) }
        }
      let diff = ListDiff(from: lists[0], to: lists[1])
      let common = (0..<5)
        .reduce(0) { sum, value in
          sum + min(lists[0].count { $0 == value }, lists[1].count { $0 == value })
        }
      expectEqual(diff.deletes.count, 20 - common, "seed \(seed)")
      expectEqual(diff.inserts.count, 20 - common, "seed \(seed)")
    }
  }

  @Test("L9: equal elements are paired first to first")
  func pairs() {
    let diff = ListDiff(from: ["x", "a", "x", "b", "x"], to: ["b", "x", "c"])
    // The first x of the old list stays and b goes past it, or the other way round.
    expectEqual(diff.deletes, [1, 2, 4])
    expectEqual(diff.inserts, [2])
    expect(diff.moves == [.init(from: 0, to: 1)] || diff.moves == [.init(from: 3, to: 0)])
  }

  @Test("L9: lists that are the same, empty or all different have no moves")
  func plainCases() {
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
  }

  @Test("elements whose hashes are all alike, or numbers in a row, are told apart")
  func poorHashes() {
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

  @Test("what is not even equal to itself is deleted and inserted")
  func notANumber() {
    let old = [1, Double.nan, 3]
    let diff = ListDiff(from: old, to: [1, Double.nan, 3])
    expect(diff.deletes == [1] && diff.inserts == [1] && diff.moves.isEmpty)
  }

  private struct Colliding: Hashable {
    let value: Int

    func hash(into hasher: inout Hasher) {}
  }

  /// Hashes as types do that were written before hashers: by a number that has no spread.
  private struct Sequential: Hashable {
    let value: Int

    var hashValue: Int { value }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }
}
