// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@Suite struct DetectableChangeTests {
  @Test("B3.4: the detectable change follows the published factor and its floor")
  func formulaAndBootstrapOfConstants() throws {
    // B3.4: the detectable change follows the published factor 1.33 and its floor.
    // Half the width of 15 ratios 0.00, 0.01 … 0.14 is (0.12 − 0.02) / 2 = 0.05, times 1.33.
    do {
      let ratio = try PairedLogRatio(logRatios: (0..<15).map { Double($0) / 100 })
      expect(abs(log1p(ratio.detectableChange()) - 1.33 * 0.05) < 0.0002)
      let flat = try PairedLogRatio(logRatios: [Double](repeating: 0.2, count: 15))
      expect(abs(flat.detectableChange() - 0.01) < 1e-12)
    }
    // The bootstrap's answer is the shift that the rule finds in 80 % of the same resamples.
    let seed: UInt64 = 401
    var source = SampleSource(seed: seed)
    for pairCount in [8, 15, 20, 31] {
      let ratio = try PairedLogRatio(
        logRatios: (0..<pairCount).map { _ in source.heavyTailed() / 100 + 0.3 }
      )
      var generator = SeededGenerator(seed: 17)
      let shift = log1p(ratio.bootstrapDetectableChange(resampleCount: 500, using: &generator))
      try expect(share(found: ratio, shift: shift + 1e-9) >= 0.8, "\(pairCount) pairs")
      if shift > ChangeRule.standard.logFloor {
        try expect(share(found: ratio, shift: shift - 1e-9) < 0.8, "\(pairCount) pairs")
      }
    }
    // Without spread the bootstrap finds the floor.
    do {
      let ratio = try PairedLogRatio(logRatios: [Double](repeating: -0.4, count: 30))
      var generator = SeededGenerator(seed: 18)
      expect(abs(ratio.bootstrapDetectableChange(using: &generator) - 0.01) < 1e-12)
    }
  }

  /// The share of resamples, drawn as the bootstrap draws them, in which the rule says "rise".
  private func share(found ratio: PairedLogRatio, shift: Double) throws -> Double {
    var generator = SeededGenerator(seed: 17)
    var foundCount = 0
    for _ in 0..<500 {
      let resample = (0..<ratio.pairCount)
        .map { _ in
          ratio.logRatios[generator.nextInt(below: ratio.pairCount)] - ratio.logEstimate + shift
        }
      let change = ChangeRule.standard.change(of: try PairedLogRatio(logRatios: resample))
      if change == .rise { foundCount += 1 }
    }
    return Double(foundCount) / 500
  }
}
