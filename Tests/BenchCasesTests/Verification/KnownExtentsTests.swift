// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import BenchCases

@Suite("Known extents") struct KnownExtentsTests {
  @Test("edges, heights and touched rows are those of plain sums, in any order of noting")
  func sums() {
    for seed in 0..<UInt64(100) {
      var random = SplitMix64(seed: seed)
      let count = Int.random(in: 1...40, using: &random)
      var heights = [Double](repeating: 80, count: count)
      var extents = KnownExtents(rowCount: count, estimate: 80)
      for _ in 0..<30 {
        let row = Int.random(in: 0..<count, using: &random)
        let height = Double(Int.random(in: 88...400, using: &random)) / 2
        expectEqual(extents.note(height, ofRow: row), (heights[row] != height), "seed \(seed)")
        heights[row] = height
        let edges = heights.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1) }
        expectEqual((0...count).map { extents.minY(ofRow: $0) }, edges, "seed \(seed)")
        expectEqual((0..<count).map { extents.height(ofRow: $0) }, heights, "seed \(seed)")
        expectEqual(extents.totalHeight, edges[count])
        let top = Double(Int.random(in: -200...4000, using: &random)) / 2
        let touched = (0..<count).filter { edges[$0] < top + 300 && edges[$0 + 1] > top }
        expectEqual(Array(extents.rows(from: top, to: top + 300)), touched, "seed \(seed)")
      }
      extents.forget()
      expectEqual(extents.totalHeight, Double(count) * 80)
    }
  }
}
