// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import BenchCases
@testable import BenchRunner

@Suite("Family diff") @MainActor struct DiffFamilyTests {
  private func verify(
    _ kind: DiffKind,
    _ strategy: CaseStrategy,
    _ itemCount: Int
  ) throws -> CaseVerification {
    let group = Cases.group(.diff(kind), CellDesign.none.name, itemCount, [strategy])
    let runner = GroupRunner(group: group, rows: SampleRows.stored(1), plan: Cases.plan())
    let found = try require(runner.verify().first)
    expect(found.isPassed, "\(found.failureSentence)")
    expect(found.digest == found.expectedDigest && found.frameCount > 0)
    return found
  }

  @Test("L9 W-C W-D: the diff families have their deletes, inserts and fewest moves")
  func uuidsAndStandardLibraryAndOverlap() throws {
    // W-A and W-B have their deletes, inserts and fewest moves.
    let small = try verify(.a, .listDiff, 5_000).counters
    expect(small["deletes"] == 1_000 && small["inserts"] == 1_000 && small["moves"] == 172)
    let large = try verify(.b, .listDiff, 100_000).counters
    expect(large["deletes"] == 10_000 && large["inserts"] == 10_000 && large["moves"] == 1_919)
    // The standard library finds the same on W-A.
    let found = try verify(.a, .standardDifference, 5_000).counters
    expect(found["deletes"] == 1_000 && found["inserts"] == 1_000 && found["moves"] == 172)
    // Half goes and comes without a move; nothing; an order of which the longest run stays.
    let overlap = try verify(.overlap, .listDiff, 10_000).counters
    expect(overlap["deletes"] == 5_000 && overlap["inserts"] == 5_000 && overlap["moves"] == 0)
    let unchanged = try verify(.unchanged, .listDiff, 10_000).counters
    expect(unchanged["deletes"] == 0 && unchanged["inserts"] == 0 && unchanged["moves"] == 0)
    let shuffled = try verify(.shuffled, .listDiff, 10_000).counters
    expect(shuffled["deletes"] == 0 && (shuffled["moves"] ?? 0) > 0)
    // Of the survivors the smaller part moves past the larger.
    let moderate = try verify(.moderate, .listDiff, 10_000).counters
    // 8,000 survive, a fifth of them moves to the end.
    expect(moderate["deletes"] == 2_000 && moderate["moves"] == 1_600)
    let heavy = try verify(.heavy, .listDiff, 10_000).counters
    expect(heavy["deletes"] == 5_000 && heavy["moves"] == 2_500)
  }

  @Test("W-E: snapshots hold what was put in and left over; the oracle finds the fewest moves")
  func snapshotsAndOracle() throws {
    // Snapshots hold what was put in and left over.
    for kind in DiffKind.allCases where kind.isOfSnapshots {
      for count in kind.itemCounts { _ = try verify(kind, .snapshot, count) }
    }
    let left = try verify(.deleteSections, .snapshot, 5_000).counters
    expect(left["sections"] == 25 && left["items"] == 2_500)
    try expectEqual(verify(.buildSections, .snapshot, 10_000).counters["sections"], 100)
    try expectEqual(verify(.reload, .snapshot, 10_000).counters["reloads"], 5_000)
    try expectEqual(verify(.identifiers, .snapshot, 5_000).counters["items"], 5_000)
    // The oracle's fewest moves are those of trying every set of elements that stay.
    var generator = SeededGenerator(seed: 5)
    for length in 0...8 {
      for _ in 0..<20 {
        let old = Array(0..<length)
        let new = generator.shuffled(old + [100]).filter { _ in generator.nextInt(below: 4) > 0 }
        let oracle = DiffOracle(from: old, to: new)
        let common = new.filter(old.contains)
        let longest = Self.longestStayingCount(common)
        expectEqual(oracle.moveCount, common.count - longest, "\(old) \(new)")
        expectEqual(oracle.deleteCount, old.count - common.count, "\(old) \(new)")
        expectEqual(oracle.insertCount, new.count - common.count, "\(old) \(new)")
      }
    }
  }

  private static func longestStayingCount(_ list: [Int]) -> Int {
    var longest = 0
    for mask in 0..<(1 << list.count) {
      let kept = list.indices.filter { (mask >> $0) & 1 == 1 }.map { list[$0] }
      if kept == kept.sorted() { longest = max(longest, kept.count) }
    }
    return longest
  }

  @Test("cases have no cell, the published lengths, and the strategies that compare lists")
  func cases() {
    let groups = Suite.full.groups().filter { $0.workload.name.hasPrefix("diff.") }
    expectEqual(Set(groups.map(\.workload)).count, DiffKind.allCases.count)
    expect(groups.allSatisfy { $0.cell == "none" && !$0.workload.hasFrames })
    expect(groups.flatMap(\.strategies).allSatisfy { !$0.fillsCells })
    expect(CaseIdentifier("diff.w-a/none/list-diff/5000") != nil)
    expect(CaseIdentifier("diff.w-c+overlap/none/list-diff/50000") != nil)
    expect(CaseIdentifier("diff.w-a/none/list-diff/6000") == nil)
    expect(CaseIdentifier("diff.w-a/none/mutation/5000") == nil)
    expect(CaseIdentifier("diff.w-b/none/stdlib-difference/100000") == nil)
    expect(CaseIdentifier("diff.w-a/card/list-diff/5000") == nil)
    expect(CaseIdentifier("scroll.steady/card/list-diff/1000") == nil)
    expect(CaseIdentifier("scroll.steady/none/mutation/1000") == nil)
    expect(!CellDesign.all.contains(.none))
    expect(Suite.full.groups(cells: ["card"]).allSatisfy { $0.cell == "card" })
    expect(Suite.full.groups(rowCounts: [5_000]).contains { $0.workload == .diff(.a) })
  }
}
