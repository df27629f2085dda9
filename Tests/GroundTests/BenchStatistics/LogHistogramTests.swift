// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@Suite struct LogHistogramTests {
  @Test func bucketsHoldTheirValuesAndQuantiles() throws {
    // Every value lies in the one bucket that counts it, no wider than stated.
    for precisionBits in 0...10 {
      let powers = (0..<63).map { exponent in 1 << exponent }
      let edges: [Int] = powers.flatMap { power in [power - 1, power, power + 1] }
      for value in edges + [Int.max] + Array(0...300) {
        let histogram = LogHistogram([value], precisionBits: precisionBits)
        let bucket = try require(histogram.buckets.first)
        expectEqual(histogram.buckets.count, 1)
        expect((bucket.lowest...bucket.highest).contains(value), "\(value)")
        let width = Double(bucket.highest - bucket.lowest)
        expect(width <= Double(bucket.lowest) / Double(1 << precisionBits), "\(value)")
      }
    }
    // Unless it is asked otherwise, a bucket is at most an eighth wider than it begins.
    expectEqual(LogHistogram().precisionBits, 3)
    expectEqual(LogHistogram([1, 2]).precisionBits, 3)
    // Buckets touch without gap and their counts add up.
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
    // Columns cover the same range and keep every value.
    for limit in [1, 2, 7, 16, 1_000] as [Int] {
      let histogram = LogHistogram([1, 90, 100, 100, 110, 5_000, 70_000])
      let columns = histogram.columns(atMost: limit)
      expect(columns.count <= limit)
      expectEqual(columns.reduce(0) { $0 + $1.count }, 7)
      expectEqual(columns.first?.lowest, histogram.buckets.first?.lowest)
      expectEqual(columns.last?.highest, histogram.buckets.last?.highest)
    }
  }

  @Test("An empty histogram has nothing to draw")
  func empty() {
    expect(LogHistogram().buckets.isEmpty)
    expect(LogHistogram().columns(atMost: 8).isEmpty)
  }
}
