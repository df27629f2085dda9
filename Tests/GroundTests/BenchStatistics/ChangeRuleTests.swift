// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@Suite struct ChangeRuleTests {
  // 15 log ratios spread evenly over ± width around a centre: the interval is centre ± 5/7 width.
  @Test("B3.4: a real effect comes first")
  func ruleOrderAndEdgesAndOpenEdgeAndTouchingZero() throws {
    // A real effect comes first, then unchanged, then inconclusive.
    for (centre, width, expected) in [
      (0.02, 0.007, Change.rise),  // beyond the floor, although all of it lies in the band
      (-0.02, 0.007, .fall),
      (0.005, 0.001, .unchanged),  // significant and below the floor
      (0, 0.035, .unchanged),  // the interval is ± 0.025
      (0, 0.05, .inconclusive),  // the interval is ± 0.036
      (0.02, 0.07, .inconclusive),  // the interval holds 0 and leaves the band
      (0.1, 0.05, .rise),
      (-0.1, 0.05, .fall),
    ] as [(Double, Double, Change)] {
      let logRatios = (-7...7).map { centre + width * Double($0) / 7 }
      let ratio = try PairedLogRatio(logRatios: logRatios)
      expectEqual(ChangeRule.standard.change(of: ratio), expected)
    }
    // An effect of exactly the floor counts, and the band's own edges lie inside it.
    let rule = ChangeRule.standard
    let atFloor = try PairedLogRatio(logRatios: [Double](repeating: rule.logFloor, count: 15))
    expectEqual(rule.change(of: atFloor), .rise)
    expectEqual(rule.change(of: atFloor.swapped), .fall)
    let belowFloor = try PairedLogRatio(
      logRatios: [Double](repeating: rule.logFloor.nextDown, count: 15)
    )
    expectEqual(rule.change(of: belowFloor), .unchanged)
    let edge = rule.logBand
    let atEdges = [-1, -1, -edge] + [Double](repeating: 0, count: 9) + [edge, 1, 1]
    expectEqual(rule.change(of: try PairedLogRatio(logRatios: atEdges)), .unchanged)
    let past = [-1, -1, -edge] + [Double](repeating: 0, count: 9) + [edge.nextUp, 1, 1]
    expectEqual(rule.change(of: try PairedLogRatio(logRatios: past)), .inconclusive)
    // With one pair to come, an interval that may still end at the band's edge is open.
    do {
      let rule = ChangeRule.standard
      let edge = rule.logBand
      let zeros = [Double](repeating: 0, count: 11)
      // The last pair decides: it lies beyond the edge, or the interval ends at the edge, which is inside.
      expect(rule.settledChange(of: [-1, -1, -edge] + zeros, pairCount: 15) == nil)
      expect(rule.settledChange(of: zeros + [edge, 1, 1], pairCount: 15) == nil)
      let below = rule.settledChange(of: [-1, -1, (-edge).nextDown] + zeros, pairCount: 15)
      let above = rule.settledChange(of: zeros + [edge.nextUp, 1, 1], pairCount: 15)
      expect(below == .inconclusive && above == .inconclusive)
    }
    // An interval that ends at 0 is not beside it.
    do {
      let logRatios = [0, 0, 0] + [Double](repeating: 0.5, count: 12)
      let ratio = try PairedLogRatio(logRatios: logRatios)
      expectEqual(ratio.logLow, 0)
      expectEqual(ChangeRule.standard.change(of: ratio), .inconclusive)
    }
  }

  @Test("The two vocabularies say the same thing of every change")
  func vocabularies() {
    expectEqual(
      Change.allCases.map(StrategyVerdict.init),
      [.dearer, .cheaper, .unchanged, .inconclusive]
    )
    expectEqual(
      Change.allCases.map(BuildVerdict.init),
      [.regressed, .improved, .unchanged, .inconclusive]
    )
    expectEqual(Change.allCases.map(\.swapped), [.fall, .rise, .unchanged, .inconclusive])
    expectEqual(
      StrategyVerdict.allCases.map(\.rawValue),
      ["cheaper", "dearer", "unchanged", "inconclusive"]
    )
    expectEqual(
      BuildVerdict.allCases.map(\.rawValue),
      ["regressed", "improved", "unchanged", "inconclusive"]
    )
  }
}
