// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import ListAlgorithms

/// What a look-up or edit may touch, and what an index may take, from 1,000 to 100,000,000 rows.
///
/// Where the bounds come from: a leaf below the root holds at least 10 of 31 runs, a branch at least
/// 5 of 15 subtrees, so a tree of n runs has at most 2 + log₅(n / 20) = 0.43 log₂ n + 0.14 levels.
/// A look-up takes at most two descents. An edit takes at most two to find its place and then, at
/// worst, two splits and two joins: a split touches each level once and joins two pieces in it
/// (twice the levels in sum, and as much again where the pieces differ in height), a join looks at
/// two edges and once merges a run across the seam.
@Suite("Row index from 1,000 to 100,000,000 rows") struct RowIndexScaleTests {
  static let counts = [1_000, 10_000, 100_000, 1_000_000]

  private static func lookUpLimit(_ index: RowIndex) -> Double { 2 + log2(index.runCount) }

  private static func editLimit(_ index: RowIndex) -> Double { 16 + 8 * log2(index.runCount) }

  private static func log2(_ count: Int) -> Double {
    Double(Int.bitWidth - 1 - count.leadingZeroBitCount)
  }

  /// A section of rows of which no two neighbours are alike.
  private static func measuredIndex(rows: Int) -> RowIndex {
    let index = RowIndex()
    index.appendSection(header: 20, rowCount: rows, footer: 20) { Double(30 + ($0 * 7) % 470) }
    return index
  }

  @Test("L2: Look-ups touch a logarithmic number of nodes")
  func oneNode() {
    do {  // A look-up among a few runs touches their one node, and counts it.
      let index = Self.measuredIndex(rows: 5)
      for row in 0..<5 {
        index.resetVisitCount()
        _ = index.extent(ofRow: row, inSection: 0)
        expectEqual(index.visitCount, 1, "row \(row)")
      }
    }
    for rows in Self.counts {
      let index = Self.measuredIndex(rows: rows)
      expectEqual(index.runCount, rows + 2)
      var generator = SplitMix64(seed: 11)
      for _ in 0..<200 {
        let row = Int.random(in: 0..<rows, using: &generator)
        index.resetVisitCount()
        let extent = index.extent(ofRow: row, inSection: 0)
        expect(Double(index.visitCount) <= Self.lookUpLimit(index), "row \(row)")
        index.resetVisitCount()
        let found = index.element(atOffset: extent.minY)
        expect(Double(index.visitCount) <= Self.lookUpLimit(index), "offset \(extent.minY)")
        expectEqual(found, .init(element: .row(section: 0, row: row), extent: extent))
      }
    }
    let visits = [1_000, 1_000_000]
      .map { rows in
        let index = Self.measuredIndex(rows: rows)
        index.resetVisitCount()
        for step in 0..<100 { _ = index.extent(ofRow: step * (rows / 100), inSection: 0) }
        return Double(index.visitCount) / 100
      }
    // log₅ 1000 = 4.3 levels at the least fill; a built tree is fuller.
    expect(visits[1] - visits[0] <= 4, "\(visits)")
  }

  @Test("L2: Edits and walks touch a logarithmic number of nodes")
  func editVisits() {
    for rows in Self.counts {
      let index = Self.measuredIndex(rows: rows)
      index.appendSection(header: 0, rowCount: 10, rowHeight: 1, footer: 0)
      var generator = SplitMix64(seed: 12)
      func check(_ edit: String, _ body: (Int) -> Void) {
        for _ in 0..<40 {
          let row = Int.random(in: 0..<index.rowCount(inSection: 0) - 100, using: &generator)
          index.resetVisitCount()
          body(row)
          expect(Double(index.visitCount) <= Self.editLimit(index), "\(edit) at \(row)")
        }
      }
      check("resize") { index.setHeight(Double($0 % 7), ofRow: $0, inSection: 0) }
      check("insert") { index.insertRows(3, height: Double($0 % 9), at: $0, inSection: 0) }
      check("remove") { index.removeRows($0..<$0 + 2, inSection: 0) }
      check("remove run") { index.removeRows($0..<$0 + rows / 100, inSection: 0) }
      check("move") { index.moveRow($0, inSection: 0, toRow: 3, inSection: 1) }
      check("move section") { _ in
        index.moveSection(0, to: 1);
        index.moveSection(1, to: 0)
      }
      expect(index.checkInvariants() == nil)
    }
    for rows in Self.counts {
      let index = Self.measuredIndex(rows: rows)
      index.resetVisitCount()
      var count = 0
      index.forEachElement(from: index.totalHeight / 2, to: index.totalHeight / 2 + 812) { _ in
        count += 1
        return true
      }
      expect(count > 0)
      expect(Double(index.visitCount) <= Self.lookUpLimit(index) + Double(count))
    }
  }

  @Test("Memory follows the measured rows, also with 100,000,000 rows")
  func uniform() {
    do {  // 100,000,000 rows of one height are one run and at most 4 KB.
      let index = RowIndex()
      index.appendSection(header: 0, rowCount: 100_000_000, rowHeight: 44, footer: 0)
      expectEqual(index.rowCount, 100_000_000)
      expectEqual(index.runCount, 3)
      expectEqual(index.totalHeight, 4_400_000_000)
      expect(index.memoryBytes <= 4_096)
      let last = index.extent(ofRow: 99_999_999, inSection: 0)
      expectEqual(last, .init(minY: 4_399_999_956, height: 44))
      expectEqual(
        index.element(atOffset: last.maxY - 1)?.element,
        .row(section: 0, row: 99_999_999)
      )
      expect(index.element(atOffset: last.maxY) == nil)
    }
    let index = RowIndex()
    index.appendSection(header: 0, rowCount: 100_000_000, rowHeight: 44, footer: 0)
    var generator = SplitMix64(seed: 13)
    for _ in 0..<2_000 {
      let row = Int.random(in: 0..<100_000_000, using: &generator)
      index.setHeight(Double(row % 50) + 100, ofRow: row, inSection: 0)
    }
    // Each measured row makes two runs of 16 bytes; leaves are a third full at the least, branches
    // add a seventh, the pool has doubled for at most as much again.
    expect(index.memoryBytes <= 2_000 * 2 * 16 * 3 * 8 / 7 * 2)
    let peak = index.memoryBytes
    for _ in 0..<3 {
      index.removeRows(10..<index.rowCount - 10, inSection: 0)
      index.insertRows(100_000_000, height: 44, at: 10, inSection: 0)
      for row in 0..<2_000 { index.setHeight(Double(row), ofRow: row * 7, inSection: 0) }
      expect(index.checkInvariants() == nil)
    }
    expect(index.memoryBytes <= peak * 2, "freed nodes are taken again")
    index.removeAll()
    expect(index.memoryBytes <= 4_096)
  }

  @Test("S3-14 10,000 sections of ten rows, some of them empty, in closed form")
  func sections() {
    let index = RowIndex()
    for section in 0..<10_000 {
      let isEmpty = section % 10 == 9
      index.appendSection(
        header: isEmpty ? 0 : 20,
        rowCount: isEmpty ? 0 : 10,
        rowHeight: 44,
        footer: 0
      )
    }
    expectEqual(index.sectionCount, 10_000)
    expectEqual(index.rowCount, 90_000)
    expect(index.checkInvariants() == nil)
    for section in stride(from: 0, to: 10_000, by: 37) {
      let full = section - section / 10
      let isEmpty = section % 10 == 9
      let minY = Double(full) * 460
      index.resetVisitCount()
      expectEqual(index.extent(ofSection: section), .init(minY: minY, height: isEmpty ? 0 : 460))
      expect(Double(index.visitCount) <= Self.lookUpLimit(index))
      expectEqual(index.extent(ofHeaderInSection: section).minY, minY)
      expectEqual(index.rowCount(inSection: section), isEmpty ? 0 : 10)
      guard !isEmpty else { continue }
      index.resetVisitCount()
      let found = index.element(atOffset: minY + 20 + 3 * 44)
      expect(Double(index.visitCount) <= Self.lookUpLimit(index))
      expectEqual(found?.element, .row(section: section, row: 3))
      expectEqual(index.ordinal(ofRow: 3, inSection: section), full * 10 + 3)
    }
  }
}
