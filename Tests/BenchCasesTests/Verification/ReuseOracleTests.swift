// SPDX-License-Identifier: Apache-2.0

import BenchLists
import BenchStatistics
import TestSupport
import Testing

@testable import BenchCases

@Suite("Reuse oracle") struct ReuseOracleTests {
  private func rows(_ offset: Double, _ height: Double, _ count: Int) -> Set<Int> {
    Set(
      (0..<count)
        .filter {
          Double($0) * height < offset + Viewport.standard.height
            && Double($0 + 1) * height > offset
        }
    )
  }

  @Test("visible rows are those that the viewport touches, for every small list")
  func visibleRows() {
    for height in [44.0, 88, 132, 406, 812, 1000] {
      for count in [0, 1, 2, 5, 19, 30] {
        let oracle = ReuseOracle(height: .fixed(height), rowCount: count, pools: true)
        for offset in stride(from: -900.0, through: 2800, by: 22) {
          expectEqual(
            Set(oracle.rows(atOffset: offset)),
            rows(offset, height, count),
            "\(count) rows of \(height) at \(offset)"
          )
        }
      }
    }
  }

  @Test("counts are those of cells that are followed one by one", arguments: [true, false])
  func counts(pools: Bool) {
    for seed in 0..<UInt64(200) {
      var random = SplitMix64(seed: seed)
      let height = [44.0, 88, 132, 500][Int.random(in: 0..<4, using: &random)]
      let count = Int.random(in: 1...60, using: &random)
      var oracle = ReuseOracle(height: .fixed(height), rowCount: count, pools: pools)
      var cells: [Int: Int] = [:]
      var pool: [Int] = []
      var (made, asked, reused, recycled, discarded) = (0, 0, 0, 0, 0)
      for step in 0..<20 {
        let offset = Double(Int.random(in: -100...3000, using: &random))
        oracle.show(offset: offset)
        let shown = rows(offset, height, count)
        for (row, cell) in cells where !shown.contains(row) {
          cells[row] = nil
          if pools { pool.append(cell) }
          recycled += pools ? 1 : 0
          discarded += pools ? 0 : 1
        }
        for row in shown where cells[row] == nil {
          asked += 1
          if let cell = pool.popLast() {
            reused += 1
            cells[row] = cell
          } else {
            cells[row] = made
            made += 1
          }
        }
        if step % 7 == 6 {
          oracle.reconfigure(height: { _ in height })
          asked += shown.count
        }
        if step % 11 == 10 {
          oracle.renew()
          cells = [:]
          pool = []
        }
        let found = [
          oracle.created, oracle.asked, oracle.reused, oracle.recycled, oracle.discarded,
        ]
        expectEqual(found, [made, asked, reused, recycled, discarded], "seed \(seed) step \(step)")
      }
    }
  }

  @Test("only unique identifiers evict, and they evict all they let go")
  func evictions() {
    var oracle = ReuseOracle(height: .fixed(44), rowCount: 100, pools: false)
    oracle.show(offset: 0)
    oracle.show(offset: 2000)
    expectEqual(oracle.expectedCounters(strategy: .uniqueIdentifier)["evictions"], 19)
    expectEqual(oracle.expectedCounters(strategy: .noReuse)["evictions"], 0)
    expectEqual(oracle.expectedCounters(strategy: .noReuse)["discards"], 19)
  }
}
