// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit
import ListAlgorithms
import TestSupport
import Testing

@testable import BenchCases

@Suite("Diff workloads") struct DiffWorkloadTests {
  /// The fewest moves by another algorithm: the longest chain that keeps its order, by a table of best ends.
  private static func fewestMoves<Element: Hashable>(of workload: DiffWorkload<Element>) -> Int {
    let places = Dictionary(uniqueKeysWithValues: zip(workload.old, workload.old.indices))
    let order = workload.new.compactMap { places[$0] }
    // best[place] is the length of the longest chain that ends at or before an old place (Fenwick).
    var best = [Int](repeating: 0, count: workload.old.count + 1)
    var longest = 0
    for place in order {
      var length = 1
      var node = place
      while node > 0 {
        length = max(length, best[node] + 1)
        node -= node & -node
      }
      node = place + 1
      while node < best.count {
        best[node] = max(best[node], length)
        node += node & -node
      }
      longest = max(longest, length)
    }
    return order.count - longest
  }

  private func check<Element: Hashable>(
    _ workload: DiffWorkload<Element>,
    deletes: Int,
    inserts: Int,
    moves: Int?
  ) {
    let diff = ListDiff(from: workload.old, to: workload.new)
    let name = workload.identifier
    expectEqual(Set(workload.old).count, workload.old.count, "\(name)")
    expectEqual(Set(workload.new).count, workload.new.count, "\(name)")
    expectEqual(diff.deletes.count, deletes, "\(name)")
    expectEqual(diff.inserts.count, inserts, "\(name)")
    expectEqual(diff.moves.count, Self.fewestMoves(of: workload), "\(name)")
    if let moves { expectEqual(diff.moves.count, moves, "\(name)") }
    expectEqual(diff.applied(to: workload.old) { workload.new[$0] }, workload.new, "\(name)")
  }

  @Test("L9: W-A and W-B have their published deletes, inserts and moves, and linear work")
  func workloadAAndWorkloadBAndGrowth() {
    // W-A has 1,000 deletes, 1,000 inserts and 172 moves.
    do {
      let workload = DiffWorkload<UUID>.a
      expect(workload.old.count == 5_000 && workload.new.count == 5_000)
      check(workload, deletes: 1_000, inserts: 1_000, moves: 172)
      expectEqual(Set(workload.new[..<200]), Set(workload.old[..<200]))
      expectEqual(workload.new[200..<2_000], workload.old[200..<2_000])
      expectEqual(workload.new[2_000..<3_000], workload.old[3_000..<4_000])
      expectEqual(workload.new[4_000...], workload.old[4_000...])
    }
    // W-B has 10,000 deletes, 10,000 inserts and 1,919 moves.
    do {
      let workload = DiffWorkload<UUID>.b
      expect(workload.old.count == 100_000 && workload.new.count == 100_000)
      check(workload, deletes: 10_000, inserts: 10_000, moves: 1_919)
      expectEqual(Set(workload.new[..<2_000]), Set(workload.old[..<2_000]))
      expectEqual(workload.new[2_000..<20_000], workload.old[2_000..<20_000])
      expectEqual(workload.new[20_000..<30_000], workload.old[30_000..<40_000])
      expectEqual(workload.new[40_000...], workload.old[40_000...])
    }
    // The work for an element of W-B is that of W-A, and a little for the longer shuffle.
    let costs = [DiffWorkload<UUID>.a, .b]
      .map { workload in
        Double(ListDiff(from: workload.old, to: workload.new).operationCount)
          / Double(workload.old.count)
      }
    // W-B shuffles half as large a part, by a search of log2(10) < 4 more steps for each of it.
    expect(costs[1] <= costs[0] + 4.0 / 50)
  }

  @Test("L9: W-C, W-D and W-E are what their definitions say")
  func numbersAndSnapshots() {
    // W-C and W-D have the moves that follow from how they are made.
    for count in [10_000, 50_000] {
      check(.overlap(count), deletes: count / 2, inserts: count / 2, moves: 0)
      check(.mixed(count, tenths: 2), deletes: count / 5, inserts: count / 5, moves: count * 4 / 25)
    }
    // As many move as stay.
    check(.mixed(10_000, tenths: 5), deletes: 5_000, inserts: 5_000, moves: 2_500)
    check(.unchanged(10_000), deletes: 0, inserts: 0, moves: 0)
    check(.shuffled(10_000), deletes: 0, inserts: 0, moves: nil)
    expect(DiffWorkload<Int>.shuffled(10).new != Array(0..<10))
    // W-E ends with the snapshots that it describes.
    let ends = Dictionary(
      uniqueKeysWithValues: SnapshotWorkload.all.map { ($0.identifier, $0.run()) }
    )
    expectEqual(ends.count, 7)
    expectEqual(ends["w-e-build-10000"]?.itemIdentifiers, Array(0..<10_000))
    expectEqual(ends["w-e-build-50000"]?.numberOfItems, 50_000)
    expectEqual(ends["w-e-build-100x100"]?.itemIdentifiers(inSection: 7), Array(700..<800))
    expectEqual(ends["w-e-delete-items"]?.itemIdentifiers, Array(5_000..<10_000))
    expectEqual(ends["w-e-delete-sections"]?.sectionIdentifiers, (0..<25).map { $0 * 2 + 1 })
    expectEqual(ends["w-e-reload-items"]?.reloadedItemIdentifiers, Array(0..<5_000))
    expectEqual(ends["w-e-ask-items"]?.numberOfItems, 5_000)
  }
}
