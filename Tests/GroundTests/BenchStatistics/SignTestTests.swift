// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@Suite struct SignTestTests {
  @Test("B3.3: the published ranks and achieved error rates")
  func publishedRanksAndFewestPairsAndLevelIsReachedAndPValuesMatchDirectSum() {
    // The published ranks and achieved error rates.
    for (pairCount, rank, alphaPercent) in [
      (15, 3, 0.74), (20, 4, 0.26), (30, 8, 0.52), (40, 12, 0.64), (60, 20, 0.62),
    ] as [(Int, Int, Double)] {
      expectEqual(SignTest.intervalRank(pairCount: pairCount), rank)
      let achieved = 100 * SignTest.achievedAlpha(pairCount: pairCount, rank: rank)
      expectEqual((achieved * 100).rounded() / 100, alphaPercent)
    }
    // Ranks agree with an independent library at larger counts.
    for (pairCount, rank, alpha) in [
      (100, 37, 0.006_637_120_515_926_128), (500, 221, 0.008_261_421_816_982_523),
      (2_000, 942, 0.008_874_861_023_905_22),
    ] as [(Int, Int, Double)] {
      expectEqual(SignTest.intervalRank(pairCount: pairCount), rank)
      expect(abs(SignTest.achievedAlpha(pairCount: pairCount, rank: rank) / alpha - 1) < 1e-9)
    }
    // B3.3: fewer than 8 pairs are refused, 8 have rank 1 at 2/256.
    for pairCount in 0..<8 { expect(SignTest.intervalRank(pairCount: pairCount) == nil) }
    expectEqual(SignTest.intervalRank(pairCount: 8), 1)
    expect(abs(SignTest.achievedAlpha(pairCount: 8, rank: 1) - 2.0 / 256) < 1e-15)
    expectEqual(SignTest.neededPairCount(), 8)
    expectEqual(SignTest.neededPairCount(alpha: 0.05), 6)
    // B3.3: an error rate that a rank reaches exactly is reached, the next smaller one is not.
    expectEqual(SignTest.intervalRank(pairCount: 8, alpha: 2.0 / 256), 1)
    expect(SignTest.intervalRank(pairCount: 8, alpha: 1.999_999 / 256) == nil)
    expectEqual(SignTest.neededPairCount(alpha: 2.0 / 256), 8)
    // 1 + 8 of 256 outcomes, on either side.
    expectEqual(SignTest.intervalRank(pairCount: 8, alpha: 18.0 / 256), 2)
    expectEqual(SignTest.intervalRank(pairCount: 8, alpha: 17.999_999 / 256), 1)
    // P values equal the direct sum of binomial coefficients.
    for pairCount in 1...60 {
      var choices: UInt64 = 1
      var sum: UInt64 = 0
      for smaller in 0...(pairCount / 2) {
        sum += choices
        choices = choices * UInt64(pairCount - smaller) / UInt64(smaller + 1)
        let expected = min(1, 2 * Double(sum) / Double(UInt64(1) << UInt64(pairCount)))
        let larger = pairCount - smaller
        for p in [
          SignTest.pValue(positiveCount: smaller, negativeCount: larger),
          SignTest.pValue(positiveCount: larger, negativeCount: smaller),
        ] {
          expect(abs(p / expected - 1) < 1e-12, "\(smaller) of \(pairCount)")
        }
      }
    }
  }

  @Test func vectorsAndNoSignsAndRankStaysInside() throws {
    // P, ranks and intervals agree with an independent implementation on 140 vectors.
    part: do {
      for vector in try VectorFile(named: "sign-test").vectors {
        let differences = try vector.numbers(0)
        let alpha = try vector.number(1)
        let pValue = SignTest.pValue(
          positiveCount: differences.count { $0 > 0 },
          negativeCount: differences.count { $0 < 0 }
        )
        let rank = SignTest.intervalRank(pairCount: differences.count, alpha: alpha)
        guard try agree(pValue, vector.number(2)), try (rank ?? 0) == vector.integer(3) else {
          Issue.record("\(vector): p \(pValue), rank \(String(describing: rank))")
          break part
        }
        guard let rank, let low = try vector.answer(5) else { continue }
        let achieved = SignTest.achievedAlpha(pairCount: differences.count, rank: rank)
        expect(agree(achieved, try vector.number(4)), "\(vector)")
        let ratio = try PairedLogRatio(logRatios: differences, alpha: alpha)
        try expect(ratio.logLow == low && ratio.logHigh == vector.number(6), "\(vector)")
      }
    }
    // No difference at all has p = 1.
    expectEqual(SignTest.pValue(positiveCount: 0, negativeCount: 0), 1)
    // The rank never lies past the middle, at any error rate.
    for pairCount in 1...40 {
      for alpha in [0.001, 0.01, 0.05, 0.3, 0.9, 0.999] {
        guard let rank = SignTest.intervalRank(pairCount: pairCount, alpha: alpha) else {
          continue
        }
        expect(rank >= 1 && rank <= (pairCount + 1) / 2, "\(pairCount) pairs at \(alpha)")
        expect(SignTest.achievedAlpha(pairCount: pairCount, rank: rank) <= alpha)
        expect(SignTest.achievedAlpha(pairCount: pairCount, rank: rank + 1) > alpha)
      }
    }
  }
}
