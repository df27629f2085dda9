// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@Suite struct QuantileIntervalTests {
  // Closed form ceil(ln 0.05 / ln q); p99 and p99.9 are the published 299 and 2,995.
  @Test func neededCountsAndVectors() throws {
    // A quantile needs so many samples before it is printed.
    for (quantile, needed) in [
      (Quantile.p50, 5), (.p90, 29), (.p95, 59), (.p99, 299), (.p999, 2_995),
      (Quantile(partsPerMillion: 10_000), 299),
    ] as [(Quantile, Int)] {
      expectEqual(quantile.neededCount, needed)
      let tooFew = try require(SortedSamples(Array(0..<needed - 1)))
      expectEqual(tooFew.quantile(quantile), .tooFew(found: needed - 1, needed: needed))
      let enough = try require(SortedSamples(Array(0..<needed)))
      expect(enough.quantile(quantile).value != nil)
    }
    // With just enough samples the far end of the interval is the far end of the sample.
    let upper = try require(SortedSamples(Array(0..<299)))
    let p99 = try require(upper.quantile(.p99).interval)
    expectEqual(p99.high, 298)
    let p1 = try require(upper.quantile(Quantile(partsPerMillion: 10_000)).interval)
    expectEqual(p1.low, 0)
    // Five samples bound the median by their extremes with confidence 15/16.
    // P(X = 0) = P(X = 5) = 1/32 ≤ 5 %, and one rank further in is 6/32: ranks 1 and 5.
    do {
      let samples = try require(SortedSamples([50, 10, 40, 20, 30]))
      let interval = try require(samples.quantile(.p50).interval)
      expectEqual([interval.low, interval.value, interval.high], [10, 30, 50])
      expect(abs(interval.confidence - 0.9375) < 1e-12)
    }
    // Ranks and confidence agree with an independent library.
    for (count, quantile, low, high, confidence) in [
      (1_000, Quantile.p50, 474, 527, 0.906_312_708_524_503_5),
      (1_000, .p99, 985, 996, 0.923_443_014_243_047_9),
      (3_000, .p999, 2_994, 3_000, 0.916_854_699_483_854_6),
      (100_000, .p99, 98_948, 99_052, 0.901_591_444_405_301_4),
    ] as [(Int, Quantile, Int, Int, Double)] {
      let samples = try require(SortedSamples(Array(1...count)))
      let interval = try require(samples.quantile(quantile).interval)
      expectEqual(interval.low, low)
      expectEqual(interval.high, high)
      expect(abs(interval.confidence - confidence) < 1e-8)
    }
    // Samples, ranks and confidence agree with an independent implementation on 140 vectors.
    var answeredCount = 0
    for vector in try VectorFile(named: "quantiles").vectors {
      let quantile = Quantile(partsPerMillion: try vector.integer(0))
      let count = try vector.integer(3)
      let samples = try require(SortedSamples(vector.integers(1)))
      let ranks = try require(SortedSamples(Array(1...count)))
      let agrees =
        try samples.nearestRankSample(quantile) == vector.integer(2)
        && quantile.neededCount == vector.integer(4)
        && ranks.nearestRankSample(quantile) == vector.integer(5)
      let expected: QuantileEstimate<Int>
      if let confidence = try vector.answer(8) {
        answeredCount += 1
        let found = try require(ranks.quantile(quantile).interval, "\(vector)")
        expect(agree(found.confidence, confidence), "\(vector): \(found.confidence)")
        expected = .value(
          .init(
            value: try vector.integer(5),
            low: try vector.integer(6),
            high: try vector.integer(7),
            confidence: found.confidence
          )
        )
      } else {
        expected = .tooFew(found: count, needed: quantile.neededCount)
      }
      expect(
        agrees && ranks.quantile(quantile) == expected,
        "\(vector): \(ranks.quantile(quantile))"
      )
    }
    expect(answeredCount >= 125)
  }

  @Test func oracleRanksAndCoverageAndMapping() throws {
    // Interval ranks agree with a distribution built trial by trial.
    for (quantile, counts) in [
      (Quantile.p50, 5...120), (.p90, 29...150), (.p95, 59...160), (.p99, 299...310),
    ] {
      for count in counts {
        let oracle = BinomialOracle(trialCount: count, probability: quantile.probability)
        let low = try require((1...count).last { oracle($0 - 1) <= 0.05 })
        let high = try require((1...count).first { oracle($0 - 1) >= 0.95 })
        let samples = try require(SortedSamples(Array(1...count)))
        let interval = try require(samples.quantile(quantile).interval)
        expectEqual([interval.low, interval.high], [low, high], "\(quantile) of \(count)")
        expect(interval.confidence >= 0.9)
        expect((interval.low...interval.high).contains(interval.value))
      }
    }
    // The interval holds the true quantile at least nine times in ten, ties or none.
    let seed: UInt64 = 202
    var source = SampleSource(seed: seed)
    // Of 1 … 100 drawn evenly, and of 1 … 10 with heavy ties, the p90 is 90 and 9.
    for (bound, truth) in [(100, 90), (10, 9)] {
      var heldCount = 0
      for _ in 0..<2_000 {
        let values = (0..<60).map { _ in source.integer(below: bound) + 1 }
        let interval = try require(SortedSamples(values)?.quantile(.p90).interval)
        if (interval.low...interval.high).contains(truth) { heldCount += 1 }
      }
      // 1,800 less four standard deviations of a count with likelihood 0.9.
      expect(heldCount >= 1_800 - 54, "seed \(seed), bound \(bound): held \(heldCount)")
    }
    // A mapped estimate keeps its interval and its refusal.
    do {
      let samples = try require(SortedSamples(Array(1...100)))
      let halves = samples.quantile(.p50).map { Double($0) / 2 }
      expectEqual(halves.value, 25)
      expectEqual(samples.quantile(.p99).map(Double.init), .tooFew(found: 100, needed: 299))
    }
  }
}
