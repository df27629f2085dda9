// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@Suite struct PairedLogRatioTests {
  @Test("B3.3: estimate and interval are the stated order statistics")
  func spanningAndConstantRatioAndAllEqualAndIntervalAgreesWithTest() throws {
    // An interval that spans others reaches from the least end to the greatest, and no estimate.
    let ratios = try [0.1, -0.2, 0.4]
      .map { start in
        try PairedLogRatio(logRatios: (0..<8).map { start + Double($0) / 100 })
      }
    let wide = ratios[0].spanning([ratios[1], ratios[2]])
    expect(wide.logLow == -0.2 && agree(wide.logHigh, 0.47))
    expect(wide.logEstimate == ratios[0].logEstimate && wide.logRatios == ratios[0].logRatios)
    expectEqual(ratios[0].spanning([]), ratios[0])
    // Costs 5 % above their baseline in every pair are estimated as 1.05 without width.
    do {
      let baseline = (1...15).map { Double($0) * 1_000 }
      let ratio = try PairedLogRatio(baseline: baseline, values: baseline.map { $0 * 1.05 })
      for figure in [ratio.estimate, ratio.low, ratio.high] { expect(abs(figure - 1.05) < 1e-12) }
      expect(abs(ratio.pValue - 2.0 / 32_768) < 1e-15)
    }
    // Equal costs are 1 with p = 1, unchanged.
    do {
      let ratio = try PairedLogRatio(
        baseline: [Int](repeating: 500, count: 15),
        values: [Int](repeating: 500, count: 15)
      )
      expectEqual([ratio.estimate, ratio.low, ratio.high, ratio.pValue], [1, 1, 1, 1])
      expectEqual(BuildVerdict(ratio), .unchanged)
    }
    // Estimate and interval are the stated order statistics.
    for pairCount in [15, 20] as [Int] {
      var generator = SeededGenerator(seed: 303)
      let values = generator.shuffled((1...pairCount).map { Double($0) / 100 })
      let ratio = try PairedLogRatio(logRatios: values)
      let rank = pairCount == 15 ? 3 : 4
      expectEqual(ratio.logLow, Double(rank) / 100)
      expectEqual(ratio.logHigh, Double(pairCount + 1 - rank) / 100)
      expect(abs(ratio.logEstimate - Double(pairCount + 1) / 200) < 1e-15)
      expectEqual(ratio.intervalRank, rank)
      expectEqual(ratio.logRatios, values)
    }
    // An interval lies beside 0 exactly when the sign test rejects at the achieved rate.
    let seed: UInt64 = 304
    var source = SampleSource(seed: seed)
    for trial in 0..<1_000 {
      let shift = source.unit() * 2
      let ratio = try PairedLogRatio(
        logRatios: (0..<(8 + trial % 50)).map { _ in source.heavyTailed() + shift }
      )
      let excludesZero = ratio.logLow > 0 || ratio.logHigh < 0
      expectEqual(
        excludesZero,
        (ratio.pValue <= ratio.achievedAlpha * (1 + 1e-12)),
        "seed \(seed), trial \(trial)"
      )
    }
  }

  @Test("B5.4: bad input is refused, and exchanging the sides mirrors everything")
  func refusesNonFiniteAndRefusalsAndSwapSymmetry() throws {
    // Numbers that are not finite are refused with their place.
    part: for found in [Double.nan, .infinity, -.infinity] as [Double] {
      var logRatios = [Double](repeating: 0.1, count: 15)
      logRatios[9] = found
      let error = #expect(throws: StatisticsError.self) {
        try PairedLogRatio(logRatios: logRatios)
      }
      guard case .notFinite(index: 9, _) = error else {
        Issue.record("expected index 9, found \(String(describing: error))")
        continue part
      }
    }
    // Zero and negative costs, unequal lengths and too few pairs are refused.
    let eight = [Double](repeating: 1, count: 8)
    #expect(throws: StatisticsError.notPositive(index: 0, found: 0)) {
      try PairedLogRatio(baseline: [0] + eight, values: [1] + eight)
    }
    #expect(throws: StatisticsError.notPositive(index: 8, found: -2)) {
      try PairedLogRatio(baseline: eight + [1], values: eight + [-2])
    }
    #expect(throws: StatisticsError.lengthsDiffer(baselineCount: 8, valueCount: 9)) {
      try PairedLogRatio(baseline: eight, values: eight + [1])
    }
    #expect(throws: StatisticsError.tooFewPairs(found: 7, needed: 8)) {
      try PairedLogRatio(logRatios: [Double](repeating: 0.5, count: 7))
    }
    #expect(throws: StatisticsError.tooFewPairs(found: 0, needed: 8)) {
      try PairedLogRatio(logRatios: [])
    }
    // B5.4: exchanging the sides negates every figure exactly and mirrors the verdict.
    let seed: UInt64 = 305
    var source = SampleSource(seed: seed)
    for trial in 0..<1_000 {
      let count = 8 + trial % 40
      let shift = exp((source.unit() - 0.5) / 4)
      let base = (0..<count).map { _ in 1_000 + 500 * source.unit() }
      let head = base.map { $0 * shift * (1 + source.unit() / 20) }
      let forward = try PairedLogRatio(baseline: base, values: head)
      let backward = try PairedLogRatio(baseline: head, values: base)
      let change = ChangeRule.standard.change(of: forward)
      expectEqual(backward, forward.swapped, "seed \(seed), trial \(trial)")
      expectEqual(
        ChangeRule.standard.change(of: backward),
        change.swapped,
        "seed \(seed), trial \(trial)"
      )
    }
  }

  @Test("Every error names what was found and what to do")
  func errorTexts() {
    expectEqual(
      StatisticsError.tooFewPairs(found: 7, needed: 8).description,
      "7 pairs carry no verdict; measure at least 8."
    )
    expectEqual(
      StatisticsError.notPositive(index: 3, found: 0).description,
      "Value 3 is 0.0, and a ratio needs positive costs; use longer samples."
    )
    expectEqual(
      StatisticsError.tooFewSamples(found: 9, needed: 10).description,
      "9 samples carry no such figure; measure at least 10."
    )
    expectEqual(
      StatisticsError.outsideFields(found: 13, fieldCount: 12).description,
      "13 changed fields of 12; give 0 through 12."
    )
  }
}
