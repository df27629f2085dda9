// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchStatistics

@Suite struct BestOfSplitsTests {
  /// The smallest p value over the splits of a series, each as if no other had been tried.
  private func smallest(_ values: [Double], _ splits: ClosedRange<Int>) -> Double {
    splits.map { StudentT.pValue(values[..<$0], values[$0...]) }.min() ?? 1
  }

  @Test func simulatedAndBoundsAndAlone() {
    // Of flat series about as many are below a limit as it says.
    for count in [30, 60] as [Int] {
      let seed = UInt64(4_000 + count)
      var source = SampleSource(seed: seed)
      let splits = 10...count - 10
      let pValues = (0..<1_000)
        .map { _ in
          let values = (0..<count).map { _ in source.normal() }
          return BestOfSplits.pValue(smallest(values, splits), count: count, leftCounts: splits)
        }
      for limit in [0.01, 0.05] {
        let found = Double(pValues.count { $0 <= limit })
        let expected = limit * 1_000
        // Three standard deviations of a binomial count, and a quarter for the approximation.
        let reach = 3 * (expected * (1 - limit)).squareRoot() + expected / 4
        expect((found - expected).magnitude <= reach, "seed \(seed): \(found) of \(expected)")
      }
    }
    // It is never less than one split alone says, nor more than all of them together.
    for exponent in 1...60 {
      let alone = 1 / Double(1 << min(exponent, 62))
      let best = BestOfSplits.pValue(alone, count: 60, leftCounts: 10...50)
      expect(best >= alone && best <= min(1, alone * 41))
    }
    expectEqual(BestOfSplits.pValue(0, count: 60, leftCounts: 10...50), 0)
    expectEqual(BestOfSplits.pValue(1, count: 60, leftCounts: 10...50), 1)
    expect(BestOfSplits.pValue(1e-300, count: 60, leftCounts: 10...50) < 1e-295)
    // One split tried is one split.
    let p = BestOfSplits.pValue(0.001, count: 20, leftCounts: 10...10)
    expectEqual(p, 0.001)
  }
}
