// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@Suite struct MedianTests {
  @Test("Median and MAD agree with an independent implementation on 1,000 vectors")
  func vectors() throws {
    for vector in try VectorFile(named: "spread").vectors {
      let samples = try vector.numbers(0)
      let median = try Median.of(samples)
      let deviation = try Median.absoluteDeviation(of: samples)
      guard try agree([median, deviation], [vector.number(1), vector.number(2)]) else {
        Issue.record("\(vector): median \(median), MAD \(deviation)")
        return
      }
      // Where all are integers, the figures of integers are the same.
      let integers = samples.compactMap { Int(exactly: $0) }
      guard integers.count == samples.count, let sorted = SortedSamples(integers) else { continue }
      expect(sorted.median == median && sorted.medianAbsoluteDeviation == deviation, "\(vector)")
    }
  }

  @Test func agreesWithIntegersAndExtremes() throws {
    // The figures of numbers are those of integers, to the last bit.
    do {
      let seed: UInt64 = 1_001
      var source = SampleSource(seed: seed)
      for trial in 0..<500 {
        let values = source.integers(count: 1 + trial / 10)
        let samples = try require(SortedSamples(values))
        let numbers = values.map(Double.init)
        let agrees =
          try Median.of(numbers) == samples.median
          && Median.absoluteDeviation(of: numbers) == samples.medianAbsoluteDeviation
        expect(agrees, "seed \(seed), values \(values)")
      }
    }
    // The largest numbers have a median.
    do {
      let largest = Double.greatestFiniteMagnitude
      try expectEqual(Median.of([largest, largest]), largest)
      try expectEqual(Median.of([-largest, largest]), 0)
      try expectEqual(Median.absoluteDeviation(of: [largest, largest]), 0)
    }
  }

  @Test("No samples, NaN and infinity are refused", arguments: refusedNumbers)
  func refusals(found: Double) {
    #expect(throws: StatisticsError.tooFewSamples(found: 0, needed: 1)) { try Median.of([]) }
    #expect(throws: StatisticsError.tooFewSamples(found: 0, needed: 1)) {
      try Median.absoluteDeviation(of: [])
    }
    expectRefusal(at: 2) { try Median.of([1, 2, found, 3]) }
    expectRefusal(at: 0) { try Median.absoluteDeviation(of: [found]) }
  }
}
