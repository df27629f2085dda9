// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@Suite struct DriftTests {
  @Test func vectorsAndRefusals() throws {
    // Slope, S and p agree with an independent implementation on 140 vectors.
    var answeredCount = 0
    for vector in try VectorFile(named: "drift").vectors {
      let samples = try vector.numbers(0)
      guard let pValue = try vector.answer(2) else {
        #expect(throws: StatisticsError.tooFewSamples(found: samples.count, needed: 10)) {
          try Drift(samples)
        }
        continue
      }
      let drift = try Drift(samples)
      let agrees =
        try drift.kendallStatistic == vector.integer(1) && agree(drift.pValue, pValue)
        && agree(drift.slope, vector.number(3))
      expect(agrees, "\(vector): \(drift)")
      answeredCount += 1
    }
    expect(answeredCount >= 140)
    // A line of known slope is found, whatever a tenth of the samples do.
    do {
      // 100 rising by 0.5: 49.5 over the run, of a median of about 124.75.
      let rising = (0..<100).map { index in 100 + Double(index) / 2 }
      let samples = rising.enumerated().map { $0.offset % 10 == 3 ? 9_000 : $0.element }
      let drift = try Drift(samples)
      expect(agree(drift.slope, 0.5))
      expect(drift.pValue < 1e-6)
      let line = try Drift(rising)
      expect(agree(try require(line.relativeChange), 49.5 / 124.75))
      expectEqual(line.kendallStatistic, 4_950)
    }
    // 100,000 samples give the slope of the line under their noise.
    do {
      let seed: UInt64 = 1_301
      var source = SampleSource(seed: seed)
      let count = 100_000
      let samples = (0..<count)
        .map { 1_000 + 50 * Double($0) / Double(count) + source.heavyTailed() }
      let drift = try Drift(samples)
      expect(abs(drift.slope * Double(count) - 50) < 0.2, "seed \(seed): \(drift)")
      expect(drift.pValue < 1e-12)
    }
    // Constant samples do not drift, and a median of 0 has no relative change.
    let constant = try Drift([Double](repeating: 4, count: 20))
    expect(constant.slope == 0 && constant.pValue == 1 && constant.relativeChange == 0)
    try expect(Drift([Double](repeating: 0, count: 20)).relativeChange == nil)
    // Independent samples with heavy tails alarm in 1 of 100 runs.
    // 40 expected of 4,000 at 1 %, and four standard deviations.
    let seed: UInt64 = 1_302
    var source = SampleSource(seed: seed)
    var alarmCount = 0
    for _ in 0..<4_000 {
      if try Drift((0..<30).map { _ in source.heavyTailed() }).pValue <= 0.01 { alarmCount += 1 }
    }
    expect(alarmCount <= 66, "seed \(seed): \(alarmCount) of 4,000")
    // NaN and infinity are refused with their place.
    for found in refusedNumbers {
      expectRefusal(at: 1) { try Drift([1, found] + (0..<20).map(Double.init)) }
    }
  }
}
