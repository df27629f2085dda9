// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@Suite struct MedianTests {
  @Test func vectorsAndExtremesAndRefusals() throws {
    // It agrees with an independent implementation on 140 vectors, and with integers to the bit.
    for vector in try VectorFile(named: "median").vectors {
      let samples = try vector.numbers(0)
      let median = try Median.of(samples)
      try expect(agree(median, vector.number(1)), "\(vector): median \(median)")
      // Where all are integers, the median of integers is the same.
      let integers = samples.compactMap { Int(exactly: $0) }
      guard integers.count == samples.count, let sorted = SortedSamples(integers) else {
        continue
      }
      expect(sorted.median == median, "\(vector)")
    }
    let seed: UInt64 = 1_001
    var source = SampleSource(seed: seed)
    for trial in 0..<500 {
      let values = source.integers(count: 1 + trial / 10)
      let samples = try require(SortedSamples(values))
      try expectEqual(
        Median.of(values.map(Double.init)),
        samples.median,
        "seed \(seed), values \(values)"
      )
    }
    // The largest numbers have one; no samples, NaN and infinity are refused.
    let largest = Double.greatestFiniteMagnitude
    try expectEqual(Median.of([largest, largest]), largest)
    try expectEqual(Median.of([-largest, largest]), 0)
    #expect(throws: StatisticsError.tooFewSamples(found: 0, needed: 1)) { try Median.of([]) }
    for found in refusedNumbers {
      expectRefusal(at: 2) { try Median.of([1, 2, found, 3]) }
      expectRefusal(at: 0) { try Median.of([found]) }
    }
  }
}
