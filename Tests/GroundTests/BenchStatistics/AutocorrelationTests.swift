// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@Suite struct AutocorrelationTests {
  @Test func vectorsAndRefusals() throws {
    // The correlation of ranks agrees with an independent implementation on 140 vectors.
    var answeredCount = 0
    for vector in try VectorFile(named: "autocorrelation").vectors {
      let samples = try vector.numbers(0)
      if vector.text(1) == "too few" {
        #expect(throws: StatisticsError.tooFewSamples(found: samples.count, needed: 10)) {
          try Autocorrelation(samples)
        }
        continue
      }
      let found = try Autocorrelation(samples).lagOne
      let expected = try vector.answer(1)
      let agrees =
        if let found, let expected { agree(found, expected) } else { found == expected }
      expect(agrees, "\(vector): \(String(describing: found))")
      answeredCount += 1
    }
    expect(answeredCount >= 140)
    // Constant samples have none, and are not correlated.
    let constant = try Autocorrelation([Double](repeating: 3, count: 50))
    expect(constant.lagOne == nil && !constant.isCorrelated)
    // Independent heavy tails stay within the bound in 99 of 100 runs; neighbours do not.
    let seed: UInt64 = 1_401
    var source = SampleSource(seed: seed)
    var falseCount = 0
    var foundCount = 0
    for _ in 0..<1_000 {
      let noise = (0..<101).map { _ in source.heavyTailed() }
      if try Autocorrelation(noise).isCorrelated { falseCount += 1 }
      let joined = zip(noise, noise.dropFirst()).map { $0 + $1 }
      if try Autocorrelation(joined).isCorrelated { foundCount += 1 }
    }
    // 10 expected, and four standard deviations.
    expect(falseCount <= 22, "seed \(seed): \(falseCount) false of 1,000")
    expect(foundCount >= 950, "seed \(seed): \(foundCount) found of 1,000")
    // NaN and infinity are refused with their place.
    for found in refusedNumbers {
      expectRefusal(at: 0) { try Autocorrelation([found] + (0..<20).map(Double.init)) }
    }
  }
}
