// SPDX-License-Identifier: Apache-2.0

import BenchCells
import BenchLists
import Foundation
@_spi(Headless) import HeadlessUIKit
import TestSupport
import Testing

@testable import BenchCases

@Suite("Blank area") @MainActor struct BlankAreaTests {
  private static func rig(rowCount: Int) -> ListRig {
    ListRig(
      design: .subtitle,
      strategy: .mutation,
      rows: SampleRows.stored(rowCount),
      rowCount: rowCount
    )
  }

  @Test func scrollAndBetweenPixels() {
    // No frame of a scroll leaves anything blank, to both ends and past them.
    for rowCount in [1, 5, 18, 19, 200] {
      let rig = Self.rig(rowCount: rowCount)
      let height = Double(rowCount) * 44
      for offset in stride(from: -100, through: height + 100, by: 100.0 / 3) {
        rig.renderFrame(atOffset: offset)
        expectEqual(BlankArea.of(rig.table), 0, "\(rowCount) rows at \(offset)")
      }
    }
    // Offsets between the pixels, deep in many rows, leave nothing blank either.
    do {
      let rig = ListRig(
        design: .subtitle,
        strategy: .mutation,
        rows: GeneratedRows(count: 100_000_000, seed: 1),
        rowCount: 100_000_000
      )
      for start in [0, 1e3, 1e6, 4e9] {
        for step in 0..<40 {
          let offset = start + Double(step) * 0.1 + Double(step * 17) / 7
          rig.renderFrame(atOffset: offset)
          expectEqual(BlankArea.of(rig.table), 0, "offset \(offset)")
        }
      }
    }
  }

  @Test func movedCellAndNothingLaidOut() throws {
    // A cell that is moved away uncovers exactly the part that was visible.
    do {
      let rig = Self.rig(rowCount: 100)
      // 812 points are 18 rows and 20 points; at offset 10 the first row shows 34 points of itself.
      rig.renderFrame(atOffset: 10)
      let cells = rig.table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      let first = try require(cells.first)
      let second = try require(cells.dropFirst().first)
      let last = try require(cells.last)
      expectEqual(cells.count, 19)
      second.frame.origin.x += 75
      expectEqual(BlankArea.of(rig.table), 75 * 44)
      second.frame.origin.x += 1_000
      expectEqual(BlankArea.of(rig.table), 375 * 44)
      first.frame.size.height = 20
      expectEqual(BlankArea.of(rig.table), 375 * (44 + 24))
      last.frame.origin.x -= 10_000
      // 822 − 18 · 44 points of the last row are visible.
      expectEqual(BlankArea.of(rig.table), 375 * (44 + 24 + 30))
    }
    // A table that has laid nothing out yet is blank where it has content.
    // 100 rows of 44 points are higher than the viewport of 375 by 812; 5 fill 220 points of it.
    for (rowCount, height) in [(100, 812.0), (5, 220)] {
      // The table does not hold its data source, the rig does.
      let rig = Self.rig(rowCount: rowCount)
      expectEqual(rig.table.numberOfRows(inSection: 0), rowCount)
      expect(rig.table.visibleCells.isEmpty)
      expectEqual(BlankArea.of(rig.table), 375 * height)
    }
    let empty = UITableView(frame: Viewport.standard.frame, style: .plain)
    expectEqual(BlankArea.of(empty), 0)
  }
}
