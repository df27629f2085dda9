// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import TestSupport
import Testing

@Suite struct ScrollGridTests {
  /// A velocity and columns, and the cells that enter in the mean and in the worst frame.
  struct Entering: Sendable {
    let velocity: Double
    var columns = 1
    let mean: Double
    let worst: Int
  }

  // At 60 Hz, 2,640 pt/s are 44 pt a frame: one row.
  static let entering: [Entering] = [
    Entering(velocity: 0, mean: 0, worst: 0),
    Entering(velocity: 2_640, mean: 1, worst: 1),
    Entering(velocity: 2_641, mean: 2_641.0 / 2_640, worst: 2),
    Entering(velocity: -2_640, mean: 1, worst: 1),
    Entering(velocity: 1_320, mean: 0.5, worst: 1),
    Entering(velocity: 47_520, mean: 18, worst: 18),
    Entering(velocity: 50_160, mean: 19, worst: 19),
    Entering(velocity: 1e9, mean: 19, worst: 19),
    Entering(velocity: 1e300, mean: 19, worst: 19),
    Entering(velocity: 1_320, columns: 3, mean: 1.5, worst: 3),
    Entering(velocity: 15_840, columns: 3, mean: 18, worst: 18),
    Entering(velocity: 18_480, columns: 3, mean: 19, worst: 19),
  ]

  @Test(
    "A2: cells entering per frame, mean and worst, saturate at the visible cells",
    arguments: entering
  )
  func cellsEntering(entering: Entering) throws {
    let grid = ScrollGrid(
      budget: try FrameBudget(refresh: .hertz60),
      rowHeight: 44,
      columnCount: entering.columns,
      visibleCount: 19
    )
    let mean = grid.meanCellsEntering(velocity: entering.velocity)
    expect(abs(mean - entering.mean) < 1e-12)
    expectEqual(grid.worstCellsEntering(velocity: entering.velocity), entering.worst)
  }

  @Test("Saturation is where the mean reaches the visible cells, at any refresh rate")
  func saturation() throws {
    for hertz in [24, 59.94, 60, 90, 120] {
      let grid = ScrollGrid(
        budget: try FrameBudget(refresh: RefreshRate(hertz: hertz)),
        rowHeight: 44,
        visibleCount: 19
      )
      expect(abs(grid.saturationVelocity - 19 * 44 * hertz) < 1e-6)
      expectEqual(grid.worstCellsEntering(velocity: grid.saturationVelocity), 19)
    }
  }

  // 16 ms budget, 1 ms fixed, 3 ms a cell: 5 cells of 40 pt in 16 ms are 12,500 pt/s.
  @Test("A2: v_mean of a budget in round figures")
  func velocity() throws {
    let grid = ScrollGrid(
      budget: try FrameBudget(milliseconds: 16),
      rowHeight: 40,
      visibleCount: 20
    )
    expectEqual(
      grid.highestVelocity(fixedNanoseconds: 1_000_000, cellNanoseconds: 3_000_000),
      .bounded(pointsPerSecond: 12_500)
    )
  }
}
