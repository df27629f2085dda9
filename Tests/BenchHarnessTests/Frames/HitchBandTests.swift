// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import TestSupport
import Testing

@Suite struct HitchBandTests {
  // 5 ms/s is 1 of 200, 10 ms/s is 1 of 100; both ends belong to the outer bands.
  @Test(
    "A1: good up to 5 ms/s, critical from 10 ms/s, warning between",
    arguments: [
      (0, 1, HitchBand.good), (0, 1_000, .good), (1, 200, .good), (1, 199, .warning),
      (5, 1_000, .good), (6, 1_000, .warning), (9, 1_000, .warning), (10, 1_000, .critical),
      (1, 101, .warning), (1, 100, .critical), (1, 1, .critical), (.max, .max, .critical),
      (.max / 100, .max, .warning), (.max / 100 + 1, .max, .critical), (.max / 200, .max, .good),
    ]
  )
  func bands(missed: Int, intervals: Int, band: HitchBand) {
    expectEqual(HitchBand(missedVsyncCount: missed, intervalCount: intervals), band)
  }

  @Test("A2: the hitch band agrees with cross-multiplied whole numbers")
  func matchesFractionsAndVectors() throws {
    // The band agrees with cross-multiplied whole numbers.
    for intervals in 1...700 {
      for missed in 0...min(intervals, 12) {
        let band = HitchBand(missedVsyncCount: missed, intervalCount: intervals)
        let expected: HitchBand =
          if 1_000 * missed <= 5 * intervals {
            .good
          } else {
            1_000 * missed >= 10 * intervals ? .critical : .warning
          }
        expectEqual(band, expected, "\(missed) of \(intervals)")
      }
    }
    // 4.975 ms/s is good, 200 ms/s is critical.
    let budget = try FrameBudget(refresh: .hertz60)
    let good = [Int](repeating: 5_000_000, count: 199) + [17_000_000]
    let metrics = try require(try FrameMetrics(workNanoseconds: good, budget: budget))
    expectEqual(metrics.hitchBand, .good)
    let warning = try require(
      try FrameMetrics(workNanoseconds: Array(good.dropFirst(2)), budget: budget)
    )
    expectEqual(warning.hitchBand, .warning)
    let critical = try require(
      try FrameMetrics(workNanoseconds: [1, 1, 20_000_000, 1], budget: budget)
    )
    expectEqual(critical.hitchBand, .critical)
  }
}
