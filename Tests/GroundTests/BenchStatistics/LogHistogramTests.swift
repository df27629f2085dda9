// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@Suite struct LogHistogramTests {
  @Test(
    "Every value lies in the one bucket that counts it, no wider than stated",
    arguments: 0...10
  )
  func bucketsHoldTheirValues(precisionBits: Int) throws {
    let powers = (0..<63).map { exponent in 1 << exponent }
    let edges: [Int] = powers.flatMap { power in [power - 1, power, power + 1] }
    for value in edges + [Int.max] + Array(0...300) {
      let histogram = LogHistogram([value], precisionBits: precisionBits)
      let bucket = try require(histogram.buckets.first)
      expectEqual(histogram.buckets.count, 1)
      expect((bucket.lowest...bucket.highest).contains(value), "\(value)")
      let width = Double(bucket.highest - bucket.lowest)
      expect(width <= histogram.relativeWidth * Double(bucket.lowest), "\(value)")
    }
  }

  @Test func standardPrecisionAndBucketsTouch() {
    // Unless it is asked otherwise, a bucket is at most an eighth wider than it begins.
    do {
      expectEqual(LogHistogram().relativeWidth, 0.125)
      expectEqual(LogHistogram([1, 2]).relativeWidth, 0.125)
    }
    // Buckets touch without gap and their counts add up.
    do {
      let seed: UInt64 = 701
      var source = SampleSource(seed: seed)
      for count in 1...200 {
        let values = source.integers(count: count)
        let histogram = LogHistogram(values)
        let buckets = histogram.buckets
        let touches = zip(buckets, buckets.dropFirst()).allSatisfy { $0.highest + 1 == $1.lowest }
        let agrees = buckets.allSatisfy { bucket in
          bucket.count == values.count { (bucket.lowest...bucket.highest).contains($0) }
        }
        expect(touches && agrees && histogram.count == count, "seed \(seed), values \(values)")
      }
    }
  }

  @Test("Columns cover the same range and keep every value", arguments: [1, 2, 7, 16, 1_000])
  func columns(limit: Int) {
    let histogram = LogHistogram([1, 90, 100, 100, 110, 5_000, 70_000])
    let columns = histogram.columns(atMost: limit)
    expect(columns.count <= limit)
    expectEqual(columns.reduce(0) { $0 + $1.count }, 7)
    expectEqual(columns.first?.lowest, histogram.buckets.first?.lowest)
    expectEqual(columns.last?.highest, histogram.buckets.last?.highest)
  }

  @Test(
    "A quantile lies within the stated error of the exact sample",
    arguments: [0, 1, 2, 4, 5, 7, 10]
  )
  func quantiles(precisionBits: Int) throws {
    let seed: UInt64 = 702
    var source = SampleSource(seed: seed)
    for trial in stride(from: 0, to: 100, by: 2) {
      // From one bucket each up to the whole width of an integer, evenly in the logarithm.
      let values = (0...(trial / 2))
        .map { _ in
          source.integer(below: .max) >> source.integer(below: 63)
        }
      let histogram = LogHistogram(values, precisionBits: precisionBits)
      let exact = try require(SortedSamples(values))
      for quantile in [Quantile(partsPerMillion: 1), .p50, .p90, .p99, .p999] {
        let found = try require(histogram.value(at: quantile))
        let sample = exact.nearestRankSample(quantile)
        let error = Double((found - sample).magnitude)
        expect(
          error <= histogram.relativeError * Double(sample),
          "seed \(seed), \(found) for \(sample) in \(values)"
        )
        if sample < 2 << precisionBits { expectEqual(found, sample) }
      }
    }
  }

  @Test("The stated error is reached, so that no smaller one holds", arguments: 0...10)
  func errorIsTight(precisionBits: Int) throws {
    // The lowest value of a wide bucket stands farthest from its middle.
    let histogram = LogHistogram([1 << 60], precisionBits: precisionBits)
    let found = try require(histogram.value(at: .p50))
    let error = Double(found - (1 << 60)) / Double(1 << 60)
    expect(error <= histogram.relativeError && error > 0.999 * histogram.relativeError)
  }

  @Test("An empty histogram has nothing to draw")
  func empty() {
    expect(LogHistogram().value(at: .p50) == nil)
    expect(LogHistogram().buckets.isEmpty)
    expect(LogHistogram().columns(atMost: 8).isEmpty)
  }
}
