// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ListAlgorithms

@Suite("Row index at its edges") struct RowIndexBoundaryTests {
  /// Two sections of 20 pt headers, two rows of 44 pt and 10 pt footers: 118 pt each.
  private func twoSections() -> RowIndex {
    let index = RowIndex()
    for _ in 0..<2 { index.appendSection(header: 20, rowCount: 2, rowHeight: 44, footer: 10) }
    return index
  }

  @Test("S3-52: Look-ups and walks take any offset, also in an empty index")
  func edges() {
    for (offset, element) in [
      (-0.001, nil), (0, .header(section: 0)), (19.999, .header(section: 0)),
      (20, .row(section: 0, row: 0)), (64, .row(section: 0, row: 1)), (108, .footer(section: 0)),
      (118, .header(section: 1)), (138, .row(section: 1, row: 0)), (226, .footer(section: 1)),
      (235.999, .footer(section: 1)), (236, nil),
    ] as [(Double, RowIndex.Element?)] {
      expectEqual(twoSections().element(atOffset: offset)?.element, element)
    }
    for offset in [-1, -.infinity, .infinity, .nan, 1e300] as [Double] {
      expect(twoSections().element(atOffset: offset) == nil)
    }
    for (minY, maxY, count) in [
      (-.infinity, .infinity, 8), (.nan, 9, 0), (0, .nan, 0), (9, 9, 0), (9, 8, 0),
      (19.99, 20.01, 2), (20, 64, 1), (1e300, .infinity, 0),
    ] as [(Double, Double, Int)] {
      var walked = 0
      twoSections()
        .forEachElement(from: minY, to: maxY) { _ in
          walked += 1
          return true
        }
      expectEqual(walked, count)
    }
    let index = RowIndex()
    expect(index.sectionCount == 0 && index.rowCount == 0 && index.runCount == 0)
    expectEqual(index.totalHeight, 0)
    expect(index.element(atOffset: 0) == nil)
    index.forEachElement(from: -.infinity, to: .infinity) { _ in
      Issue.record("an element of nothing")
      return true
    }
    index.removeAll()
    index.removeSections(0..<0)
    expect(index.checkInvariants() == nil)
  }

  @Test("S3-53: Heights are rounded once and summed exactly, and equal neighbors join in one run")
  func withoutHeight() {
    do {  // Elements without height keep their place and are never hit.
      let index = RowIndex()
      index.appendSection(header: 0, rowCount: 3, rowHeight: 0, footer: 0)
      index.appendSection(header: 0, rowCount: 1, rowHeight: 30, footer: 0)
      expectEqual(index.element(atOffset: 0)?.element, .row(section: 1, row: 0))
      expectEqual(index.extent(ofRow: 2, inSection: 0), .init(minY: 0, height: 0))
      expectEqual(index.extent(ofFooterInSection: 1), .init(minY: 30, height: 0))
      expect(index.row(atOrdinal: 3) == (1, 0))
    }
    do {  // Heights round to the nearest 1/65536 pt, and multiples of it come back unchanged.
      let unit = 1.0 / 65536
      let heights = [0.1, unit, unit * 0.49, unit * 0.5, unit * 3.75, 1e9, 44.5]
      let rounded = [6554 * unit, unit, 0, unit, unit * 4, 1e9, 44.5]
      let index = RowIndex()
      index.appendSection(header: 0, rowCount: heights.count, footer: 0) { heights[$0] }
      for (row, height) in rounded.enumerated() {
        expectEqual(index.extent(ofRow: row, inSection: 0).height, height)
      }
    }
    let heights = (0..<1_000).map { 30 + Double($0) / 7 }
    let forwards = RowIndex()
    let backwards = RowIndex()
    for index in [forwards, backwards] {
      index.appendSection(header: 0, rowCount: 1_000, rowHeight: 44, footer: 0)
    }
    for row in 0..<1_000 {
      forwards.setHeight(heights[row], ofRow: row, inSection: 0)
      backwards.setHeight(heights[999 - row], ofRow: 999 - row, inSection: 0)
    }
    expectEqual(forwards.totalHeight, backwards.totalHeight)
    expectEqual(
      forwards.extent(ofRow: 999, inSection: 0),
      backwards.extent(ofRow: 999, inSection: 0)
    )
    do {  // A row set back to the height of its neighbours joins their run.
      let index = RowIndex()
      index.appendSection(header: 0, rowCount: 1_000, rowHeight: 44, footer: 0)
      for row in 0..<1_000 { index.setHeight(50 + Double(row % 2), ofRow: row, inSection: 0) }
      expectEqual(index.runCount, 1_002)
      for row in (0..<1_000).reversed() { index.setHeight(44, ofRow: row, inSection: 0) }
      expectEqual(index.runCount, 3)
      expect(index.checkInvariants() == nil)
    }
  }

  @Test("A closure may throw or look things up without harm")
  func throwing() {
    do {  // A height closure that throws leaves the index as it was.
      struct Refusal: Error {}
      let index = twoSections()
      let before = index.totalHeight
      #expect(throws: Refusal.self) {
        try index.insertSection(header: 1, rowCount: 100, footer: 1, at: 1) { row in
          if row == 70 { throw Refusal() }
          return Double(row)
        }
      }
      expect(index.sectionCount == 2 && index.totalHeight == before)
      expect(index.checkInvariants() == nil)
      index.removeSection(0)
      expectEqual(index.totalHeight, before / 2)
    }
    let index = twoSections()
    index.forEachElement(from: 0, to: 1_000) { placement in
      expectEqual(index.element(atOffset: placement.extent.minY), placement)
      return false
    }
    index.removeSection(1)
    expectEqual(index.sectionCount, 1)
  }
}
