// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchStatistics
import TestSupport
import Testing

@Suite struct CellBudgetTests {
  @Test(
    "S3-18 A2: cells per budget are floor((b − F) / c)",
    arguments: [
      (0, 1_000_000, 16), (1_000_000, 1_000_000, 15), (500_000, 1_000_000, 15),
      (0, 16_000_000, 1), (0, 16_000_001, 0), (16_000_000, 1, 0), (20_000_000, 1, 0),
      (4_000_000, 5_000, 2_400),
    ]
  )
  func cellsPerBudget(fixed: Int, cell: Int, count: Int) throws {
    let budget = CellBudget(budget: try FrameBudget(milliseconds: 16), fixedNanoseconds: fixed)
    expectEqual(budget.cellsPerBudget(cellNanoseconds: cell), count)
  }

  @Test("A2 S3-18: the count of cells in a budget follows the closed form at its edges")
  func freeCellsAndCellsAtQuantileAndShare() throws {
    // Cells that cost nothing have no count.
    let budget = CellBudget(budget: try FrameBudget(milliseconds: 16))
    expect(budget.cellsPerBudget(cellNanoseconds: 0) == nil)
    expect(budget.cellsPerBudget(cellNanoseconds: -1) == nil)
    // K_q is the count at a quantile of the cost, its interval turned round.
    // Costs of 1 … 1,000 µs: the rank of q is its cost in µs, and 16 ms over it is the count.
    let times = try require(SortedSamples((1...1_000).map { $0 * 1_000 }))
    for quantile in [Quantile.p50, .p95] {
      let cost = try require(times.quantile(quantile).interval)
      let cells = try require(budget.cellsPerBudget(in: times, at: quantile)?.interval)
      expectEqual(cells.value, 16_000_000 / cost.value)
      expect(cells.low == 16_000_000 / cost.high && cells.high == 16_000_000 / cost.low)
      expect(cells.low <= cells.value && cells.value <= cells.high)
    }
    let few = try require(SortedSamples([1, 2, 3]))
    expect(budget.cellsPerBudget(in: few, at: .p95)?.value == nil)
    let free = try require(SortedSamples([Int](repeating: 0, count: 1_000)))
    expect(budget.cellsPerBudget(in: free, at: .p50) == nil)
    // A configure of 160 µs is a hundredth of 16 ms.
    expectEqual(budget.share(configureNanoseconds: 160_000), 0.01)
  }
}
