// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

/// Simulated comparisons under noise without a variance; counts repeat exactly for the seed.
@Suite struct VerdictSimulationTests {
  private static let trialCount = 3_000

  // The achieved error rates are 0.74, 0.26 and 0.52 %, so 3,000 trials expect at most 22.2; the
  // limit for intervals that miss 0 is that plus four standard deviations.
  @Test("B5.1 B5.2: two copies of one thing differ in at most 1 comparison of 100")
  func falseVerdictsAndPower() throws {
    // Two copies of one thing differ in at most 1 comparison of 100.
    for pairCount in [15, 20, 30] as [Int] {
      let seed: UInt64 = 501
      var source = SampleSource(seed: seed)
      var falseCount = 0
      var coveredCount = 0
      for _ in 0..<Self.trialCount {
        let ratio = try comparison(pairCount: pairCount, shift: 0, source: &source)
        let change = ChangeRule.standard.change(of: ratio)
        if change == .rise || change == .fall { falseCount += 1 }
        if (ratio.logLow...ratio.logHigh).contains(0) { coveredCount += 1 }
      }
      let rank = try require(SignTest.intervalRank(pairCount: pairCount))
      let rate = SignTest.achievedAlpha(pairCount: pairCount, rank: rank)
      let expected = rate * Double(Self.trialCount)
      let limit = expected + 4 * expected.squareRoot()
      expect(100 * falseCount <= Self.trialCount, "seed \(seed): \(falseCount) false verdicts")
      expect(Double(Self.trialCount - coveredCount) <= limit, "seed \(seed)")
    }
    // A change of 5 % is found in 95 of 100 comparisons of 30 pairs, both ways.
    do {
      let seed: UInt64 = 502
      var source = SampleSource(seed: seed)
      for (shift, expected) in [(0.05, Change.rise), (-0.05, .fall)] {
        var foundCount = 0
        for _ in 0..<500 {
          let ratio = try comparison(pairCount: 30, shift: shift, source: &source)
          if ChangeRule.standard.change(of: ratio) == expected { foundCount += 1 }
        }
        expect(foundCount >= 475, "seed \(seed), shift \(shift): found \(foundCount) of 500")
      }
    }
  }

  /// Pairs that share a drift of the machine and differ by heavy-tailed noise of scale 1.6 %.
  private func comparison(
    pairCount: Int,
    shift: Double,
    source: inout SampleSource
  ) throws -> PairedLogRatio {
    var baseline: [Double] = []
    var values: [Double] = []
    for _ in 0..<pairCount {
      let drift = exp(source.heavyTailed().magnitude / 10)
      baseline.append(3_000 * drift)
      values.append(3_000 * drift * exp(shift + 0.016 * source.heavyTailed()))
    }
    return try PairedLogRatio(baseline: baseline, values: values)
  }
}
