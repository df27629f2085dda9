// SPDX-License-Identifier: Apache-2.0

import BenchCells
import TestSupport
import Testing

@testable import BenchCases
@testable import BenchRunner

@Suite("Control pass") @MainActor struct ControlPassTests {
  private static let rows = GeneratedRows(count: 300, seed: 1)

  @Test("each strategy has a point at each row count, of whole windows")
  func points() throws {
    let pass = ControlPass(rows: Self.rows, seed: 1, longestFrameNanoseconds: .max)
    let curves = try require(pass.measure(rowCounts: [100, 300]))
    expectEqual(curves.map(\.strategy), CaseStrategy.worth)
    for curve in curves {
      expect(curve.points.map(\.rowCount) == [100, 300] && curve.leftOut.isEmpty)
      for point in curve.points {
        expect(point.frameCount > 0 && point.frameCount.isMultiple(of: 8))
        expect(point.medianNanoseconds > 0)
      }
    }
  }

  @Test(
    "past a frame that takes too long nothing larger is measured, and what is left out is named"
  )
  func leftOut() throws {
    let pass = ControlPass(rows: Self.rows, seed: 1, longestFrameNanoseconds: 0)
    let curves = try require(pass.measure(rowCounts: [50, 100, 300]))
    for curve in curves {
      expect(curve.points.map(\.rowCount) == [50] && curve.leftOut == [100, 300])
    }
  }

  @Test func interruptedAndRowCounts() {
    // An interrupt leaves nothing half done.
    let pass = ControlPass(rows: Self.rows, seed: 1)
    expect(pass.measure(rowCounts: [100], isInterrupted: { true }) == nil)
    // The row counts rise from a hundred to a hundred thousand.
    expect(ControlPass.rowCounts.first == 100 && ControlPass.rowCounts.last == 100_000)
    expectEqual(ControlPass.rowCounts, ControlPass.rowCounts.sorted())
    expect(Suite.controls.hasControlCurves && Suite.full.hasControlCurves)
    expect(!Suite.smoke.hasControlCurves && !Suite.default.hasControlCurves)
  }
}
