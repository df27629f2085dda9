// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@Suite struct SortedSamplesTests {
  @Test func nearestRankMatchesDefinitionAndFiguresMatchDefinitions() throws {
    // The nearest rank is the smallest r with r / n ≥ q, exactly.
    for count in 1...400 {
      for parts in [1, 10_000, 70_000, 250_000, 500_000, 900_000, 990_000, 999_000, 999_999] {
        let expected = (1...count).first { $0 * 1_000_000 >= parts * count }
        expectEqual(
          Quantile(partsPerMillion: parts).nearestRank(in: count),
          expected,
          "\(parts) ppm of \(count)"
        )
      }
    }
    // 0.07 of 100 samples is rank 7, where floating point would say 8.
    expectEqual((0.07 * 100).rounded(.up), 8)
    expectEqual(Quantile(partsPerMillion: 70_000).nearestRank(in: 100), 7)
    // A rank in a sample near Int.max does not overflow.
    // floor(n · 0.5) and one up, as n is odd.
    expectEqual(Quantile.p50.nearestRank(in: .max), 1 << 62)
    // Median, mean, extremes and counts agree with their definitions.
    let seed: UInt64 = 101
    var source = SampleSource(seed: seed)
    for trial in 0..<1_000 {
      let values = source.integers(count: trial / 20 + 1).map { $0 - 2 }
      let samples = try require(SortedSamples(values))
      let median = definedMedian(values.map(Double.init))
      let mean = values.reduce(0) { $0 + Double($1) } / Double(values.count)
      let limit = source.integer(below: 22) - 1
      let matches =
        samples.median == median
        && abs(samples.mean - mean) <= 1e-9 * max(1, abs(mean))
        && samples.minimum == values.min() && samples.maximum == values.max()
        && samples.count(above: limit) == values.count { $0 > limit }
      expect(matches, "seed \(seed), limit \(limit), values \(values)")
      if !matches { return }
    }
  }

  @Test func emptySampleAndSingleSampleAndConstantSamples() throws {
    // No samples make no figures.
    expect(SortedSamples([]) == nil)
    // One sample is its own minimum, median and maximum, and carries no quantile.
    let samples = try require(SortedSamples([7]))
    expectEqual(samples.minimum, 7)
    expectEqual(samples.maximum, 7)
    expectEqual(samples.median, 7)
    expectEqual(samples.nearestRankSample(.p99), 7)
    expectEqual(samples.quantile(.p50), .tooFew(found: 1, needed: 5))
    // Constant samples have an interval of no width.
    do {
      let samples = try require(SortedSamples([Int](repeating: 42, count: 300)))
      let interval = try require(samples.quantile(.p99).interval)
      expectEqual([interval.low, interval.value, interval.high], [42, 42, 42])
    }
    // The widest integers give figures and no trap.
    do {
      let samples = try require(SortedSamples([.min, .max, .max]))
      expectEqual(samples.median, Double(Int.max))
      expectEqual(samples.mean, (Double(Int.max) * 2 + Double(Int.min)) / 3)
    }
  }

  private func definedMedian(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
