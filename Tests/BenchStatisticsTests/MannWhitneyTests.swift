// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@Suite struct MannWhitneyTests {
  @Test("U and p agree with an independent implementation on 1,000 vectors by each method")
  func vectors() throws {
    var counts: [MannWhitney.Method: Int] = [:]
    for vector in try VectorFile(named: "mann-whitney", leastCount: 2_000).vectors {
      let test = try MannWhitney(baseline: vector.numbers(0), values: vector.numbers(1))
      let agrees =
        try test.statistic == vector.number(2) && agree(test.pValue, vector.number(3))
        && test.method.rawValue == vector.text(4)
      guard agrees else {
        Issue.record("\(vector): \(test)")
        return
      }
      counts[test.method, default: 0] += 1
    }
    for method in MannWhitney.Method.allCases { expect(counts[method, default: 0] >= 1_000) }
  }

  // Of 3 and 3 samples wholly apart, 2 of the C(6, 3) = 20 arrangements are as extreme.
  @Test("Small closed forms")
  func closedForms() throws {
    let apart = try MannWhitney(baseline: [1, 2, 3], values: [4, 5, 6])
    expect(apart.statistic == 9 && apart.pairCount == 9)
    expect(agree(apart.pValue, 2.0 / 20))
    let pair = try MannWhitney(baseline: [1], values: [2])
    expect(pair.pValue == 1 && pair.method == .exact)
    let equal = try MannWhitney(baseline: [5, 5], values: [5, 5, 5])
    expect(equal.pValue == 1 && equal.statistic == 3 && equal.method == .normalApproximation)
  }

  @Test("Exchanging the sides mirrors U and keeps p")
  func swapSymmetry() throws {
    let seed: UInt64 = 1_201
    var source = SampleSource(seed: seed)
    for trial in 0..<200 {
      let baseline = source.integers(count: 1 + trial / 20).map(Double.init)
      let values = source.integers(count: 1 + trial / 30).map(Double.init)
      let forward = try MannWhitney(baseline: baseline, values: values)
      let backward = try MannWhitney(baseline: values, values: baseline)
      expect(
        forward.pValue == backward.pValue
          && forward.statistic + backward.statistic == Double(forward.pairCount),
        "seed \(seed), \(baseline) against \(values)"
      )
    }
  }

  @Test("An empty sample, NaN and infinity are refused", arguments: refusedNumbers)
  func refusals(found: Double) {
    #expect(throws: StatisticsError.tooFewSamples(found: 0, needed: 1)) {
      try MannWhitney(baseline: [], values: [1, 2])
    }
    expectRefusal(at: 3) { try MannWhitney(baseline: [1, 2], values: [3, found]) }
  }
}
