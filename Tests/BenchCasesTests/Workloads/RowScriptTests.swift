// SPDX-License-Identifier: Apache-2.0

import BenchLists
import BenchStatistics
import TestSupport
import Testing

@testable import BenchCases

@Suite("Traces by rows") @MainActor struct RowScriptTests {
  private static func trace(
    _ workload: Workload,
    rowHeight: Double,
    rowCount: Int,
    seed: UInt64 = 7
  ) -> ScrollScript {
    var generator = SeededGenerator(seed: seed)
    return ScrollScript(
      workload,
      RowHeights(fixed: rowHeight, rowCount: rowCount),
      configureCount: 200,
      using: &generator
    )
  }

  private static func rows(at place: RowPlace, _ rowHeight: Double, _ rowCount: Int) -> Set<Int> {
    let top = place.offset(rowHeight: rowHeight)
    let end = Int(((top + Viewport.standard.height) / rowHeight).rounded(.up))
    return Set(Int(top / rowHeight)..<min(rowCount, end))
  }

  @Test(
    "L13: oscillate brings three rows in with each frame, all of them seen before",
    arguments: [44.0, 88, 132],
    [100, 100_000]
  )
  func oscillate(rowHeight: Double, rowCount: Int) {
    let trace = Self.trace(.oscillate(cacheCapacity: 0), rowHeight: rowHeight, rowCount: rowCount)
    for window in trace.windows {
      var shown = Self.rows(at: window.approach[0], rowHeight, rowCount)
      var seen = shown
      for place in window.approach.dropFirst() {
        shown = Self.rows(at: place, rowHeight, rowCount)
        seen.formUnion(shown)
      }
      for place in window.places {
        expect(abs(place.row - window.origin.row) <= 3 && place.distance == 0)
        let next = Self.rows(at: place, rowHeight, rowCount)
        expectEqual(next.subtracting(shown).count, 3)
        expect(next.isSubset(of: seen))
        shown = next
      }
    }
    expect(trace.frameCount * 3 >= 200)
  }

  @Test("S-A: rows are 100 pixels high, and the list begins 50 pixels into row 0")
  func ladderStart() {
    for rung in LadderRung.allCases {
      let design = CaseGroup(workload: .ladder(rung), cell: "subtitle", rowCount: 100).design
      expectEqual(design.rowHeight * Viewport.scale, 100)
      let trace = Self.trace(.ladder(rung), rowHeight: design.rowHeight, rowCount: 100)
      expect(
        trace.windows.allSatisfy {
          $0.origin.row == 0 && $0.origin.distance * Viewport.scale == 50
        }
      )
    }
  }

  @Test("S-A (1): ten pixels down and up bring no row in", arguments: [50.0, 88, 120, 132])
  func still(rowHeight: Double) {
    let trace = Self.trace(.ladder(.still), rowHeight: rowHeight, rowCount: 1_000)
    let offsets = trace.windows[0].places.map { $0.offset(rowHeight: rowHeight) }
    let shown = Self.rows(at: trace.windows[0].origin, rowHeight, 1_000)
    for place in trace.windows[0].places {
      expectEqual(Self.rows(at: place, rowHeight, 1_000), shown)
    }
    for (one, other) in zip(offsets, offsets.dropFirst()) {
      expect(abs(abs(other - one) - rowHeight / 10) < 1e-9)
    }
  }

  @Test(
    "S-A (2): a hundred pixels down bring one row in",
    arguments: [50.0, 88, 120, 132],
    [100, 1_000, 1_000_000]
  )
  func step(rowHeight: Double, rowCount: Int) {
    let trace = Self.trace(.ladder(.step), rowHeight: rowHeight, rowCount: rowCount)
    for window in trace.windows {
      var shown = Self.rows(at: window.origin, rowHeight, rowCount)
      var offset = window.origin.offset(rowHeight: rowHeight)
      for place in window.places {
        let next = Self.rows(at: place, rowHeight, rowCount)
        expect(next.subtracting(shown).count == 1 && shown.subtracting(next).count == 1)
        expectEqual(place.offset(rowHeight: rowHeight) - offset, rowHeight)
        shown = next
        offset = place.offset(rowHeight: rowHeight)
      }
    }
    expect(trace.frameCount >= 200)
  }

  @Test("lists that fit the screen stay where they are", arguments: [1, 2, 7, 18, 20])
  func shortLists(rowCount: Int) {
    for workload in Workload.oscillations + LadderRung.allCases.map({ .ladder($0) }) {
      let trace = Self.trace(workload, rowHeight: 44, rowCount: rowCount)
      expect(trace.frameCount > 0, "\(workload.name)")
      expect(trace.places.allSatisfy { (0..<rowCount).contains($0.row) }, "\(workload.name)")
    }
  }

  @Test("half of the visible rows change their state in each frame, and each has its turn")
  func states() {
    var generator = SeededGenerator(seed: 3)
    let trace = StateScript(
      .selection,
      RowHeights(fixed: 44, rowCount: 1_000),
      changeCount: 500,
      using: &generator
    )
    let visible = trace.origin.row..<trace.origin.row + 19
    expect(trace.frames.count == 50 && trace.frames.allSatisfy { $0.count == 10 })
    for rows in trace.frames {
      expect(Set(rows).count == rows.count && rows.allSatisfy(visible.contains))
    }
    expectEqual(Set(trace.frames.flatMap(\.self)), Set(visible))
  }

  @Test("S-D: an update names a few visible rows; heights are 30 to 500 points")
  func updatesAndWideHeights() {
    // An update names a few visible rows, never the first, and moves go round among them.
    for kind in UpdateKind.allCases {
      var generator = SeededGenerator(seed: 11)
      let trace = UpdateScript(
        kind: kind,
        storage: .shared,
        list: PlayedList(.card, rows: SampleRows.stored(300), rowCount: 300),
        rowCount: 300,
        namedCount: 100,
        using: &generator
      )
      let visible = trace.origin.row..<trace.origin.row + 7
      expectEqual(trace.updates.count, 20)
      for update in trace.updates {
        expect(update.rows.count == 5 && update.rows == Set(update.rows).sorted())
        expect(update.rows.allSatisfy { visible.contains($0) && $0 != visible.lowerBound })
        expectEqual(update.goals.sorted(), update.rows)
        expect(zip(update.rows, update.goals).allSatisfy { $0 != $1 })
        expectEqual(update.contents?.count, kind.changesContent ? 5 : nil)
        expect(update.items.allSatisfy { (0..<300).contains($0) })
      }
    }
    // Heights are 30 to 500 points, over all of that, and every row keeps its own.
    let heights = (0..<20_000).map(SizingKind.height(ofRow:))
    expect(heights.min() == 30 && heights.max() == 500)
    expect(heights.allSatisfy { $0 == $0.rounded() })
    let mean = heights.reduce(0, +) / Double(heights.count)
    // The mean of whole numbers from 30 to 500 is 265; its standard error here is 1.
    expect(abs(mean - 265) < 5)
    expectEqual(heights[7], SizingKind.height(ofRow: 7))
  }
}
