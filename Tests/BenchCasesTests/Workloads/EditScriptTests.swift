// SPDX-License-Identifier: Apache-2.0

import BenchCells
import BenchLists
import BenchStatistics
import TestSupport
import Testing

@testable import BenchCases

@Suite("Edit traces") @MainActor struct EditScriptTests {
  private func trace(_ changed: Int, rowCount: Int, configureCount: Int = 60) -> EditScript {
    var generator = SeededGenerator(seed: 5)
    return EditScript(
      change: FieldChange(changedCount: changed, fieldCount: 9),
      list: PlayedList(.card, rows: SampleRows.stored(rowCount), rowCount: rowCount),
      rowCount: rowCount,
      configureCount: configureCount,
      using: &generator
    )
  }

  private static func rows(_ contents: any RowContents) -> [Row] {
    (contents as? TypedRowContents<Row>)?.rows ?? []
  }

  @Test func rowsAndChanges() {
    // The rows are those of a filled viewport, framed, and stay within the list.
    for rowCount in [1, 3, 7, 8, 100, 1000] {
      let trace = trace(2, rowCount: rowCount)
      let source = SampleRows.stored(rowCount)
      expectEqual(trace.origin, RowPlace(row: trace.firstRow, distance: 0))
      expectEqual(trace.initial.count, min(7, rowCount))
      expect(trace.firstRow + trace.initial.count <= rowCount)
      for (offset, row) in Self.rows(trace.initial).enumerated() {
        expectEqual(row, RowEditor.framed(source.row(at: trace.firstRow + offset)))
      }
      expect(trace.frames.allSatisfy { $0.count == trace.initial.count })
    }
    // From frame to frame exactly k fields of every row change.
    for changed in 0...9 {
      let trace = trace(changed, rowCount: 100)
      var former = trace.initial
      for frame in trace.frames {
        for (old, new) in zip(Self.rows(former), Self.rows(frame)) {
          expectEqual(Edits.differences(old, new).count, changed)
        }
        former = frame
      }
    }
  }

  @Test func countAndFrames() {
    // There are as many frames as it takes to configure so many cells.
    for rowCount in [1, 5, 100] {
      for wanted in [1, 7, 8, 60, 500] {
        let trace = trace(1, rowCount: rowCount, configureCount: wanted)
        let visible = trace.initial.count
        expect(trace.frames.count * visible >= wanted)
        expect((trace.frames.count - 1) * visible < wanted)
      }
    }
    // A framed text has marks at both ends, an empty one too.
    let framed = RowEditor.framed(Row(title: "", source: "b"))
    expect(framed.title == "Ax" && framed.source == "Abx")
    expect(framed.body == "Ax" && framed.badge == "Ax")
  }
}
