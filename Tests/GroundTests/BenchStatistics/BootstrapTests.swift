// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@Suite struct BootstrapTests {
  private static func mean(_ samples: [Double]) -> Double {
    samples.reduce(0, +) / Double(samples.count)
  }

  private static func median(_ samples: [Double]) -> Double {
    let sorted = samples.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  @Test func vectorsAndSeedsAndRoundsAndRefusals() throws {
    // Intervals of 60 vectors agree with an independent implementation within their draws.
    // 40,000 draws there, 4,000 here; the limits allow five standard deviations of both.
    let bootstrap = Bootstrap(resampleCount: 4_000, seed: 1_601)
    for vector in try VectorFile(named: "bootstrap", leastCount: 60).vectors {
      let statistic = vector.text(1) == "mean" ? Self.mean : Self.median
      let interval = try bootstrap.interval(of: vector.numbers(0), statistic: statistic)
      let low = try vector.number(4)...vector.number(5)
      let high = try vector.number(6)...vector.number(7)
      // The limits are printed in 12 digits.
      let agrees =
        (low.contains(interval.low) || agree(interval.low, low.lowerBound)
          || agree(interval.low, low.upperBound))
        && (high.contains(interval.high) || agree(interval.high, high.lowerBound)
          || agree(interval.high, high.upperBound))
      expect(agrees, "\(vector): \(interval)")
    }
    // The same seed repeats the interval to the last bit, another moves it.
    do {
      let samples = (0..<20).map { Double($0 * $0) }
      let first = try Bootstrap(seed: 1).interval(of: samples, statistic: Self.mean)
      try expectEqual(Bootstrap(seed: 1).interval(of: samples, statistic: Self.mean), first)
      try expect(Bootstrap(seed: 2).interval(of: samples, statistic: Self.mean) != first)
      expect(first.estimate == Self.mean(samples) && first.confidence == 0.95)
    }
    // Rounds stay together: what is constant in each round has no width.
    do {
      let left = (0..<12).map { Double($0 * $0) }
      let right = left.map { $0 + 3 }
      let interval = try Bootstrap()
        .interval(roundCount: 12) { rounds in
          Self.mean(rounds.map { right[$0] - left[$0] })
        }
      expectEqual([interval.low, interval.estimate, interval.high], [3, 3, 3])
    }
    // An interval for the mean of 15 normal samples holds it a little less often than stated.
    let seed: UInt64 = 1_602
    var source = SampleSource(seed: seed)
    var heldCount = 0
    for trial in 0..<500 {
      let samples = (0..<15).map { _ in source.normal() }
      let interval = try Bootstrap(resampleCount: 400, seed: UInt64(trial))
        .interval(of: samples, statistic: Self.mean)
      if (interval.low...interval.high).contains(0) { heldCount += 1 }
    }
    // About 92 %, as the comment says, and four standard deviations each way.
    expect((436...484).contains(heldCount), "seed \(seed): held \(heldCount) of 500")
    // One sample, NaN, infinity and a statistic that is neither are refused.
    #expect(throws: StatisticsError.tooFewSamples(found: 1, needed: 2)) {
      try Bootstrap().interval(of: [1], statistic: Self.mean)
    }
    #expect(throws: StatisticsError.tooFewSamples(found: 0, needed: 2)) {
      try Bootstrap().interval(roundCount: 0) { _ in 1 }
    }
    for found in refusedNumbers {
      expectRefusal(at: 1) { try Bootstrap().interval(of: [1, found], statistic: Self.mean) }
      expectRefusal(at: 0) { try Bootstrap().interval(of: [1, 2]) { _ in found } }
    }
  }
}
