// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

/// Pairs that could not change the verdict need not be measured.
@Suite struct CurtailmentTests {
  private let rule = ChangeRule.standard

  private static let trialCount = 600

  /// Log ratios on every side of every limit of the rule.
  private static let grid = [-1, -0.03, -0.02, -0.005, 0, 0.005, 0.02, 0.03, 1.0]

  @Test func againstAllCompletionsAndOutside() throws {
    // A settled change is that of every completion, an open one has two.
    let seed: UInt64 = 601
    var source = SampleSource(seed: seed)
    var settledCount = 0
    for trial in 0..<Self.trialCount {
      let pairCount = 8 + trial % 9
      let missing = trial % 4
      let seen = (0..<(pairCount - missing))
        .map { _ in
          Self.grid[source.integer(below: trial.isMultiple(of: 2) ? Self.grid.count : 3)]
        }
      let answers = try Set(
        completions(of: seen, missing)
          .map { all in
            rule.change(of: try PairedLogRatio(logRatios: all))
          }
      )
      let settled = rule.settledChange(of: seen, pairCount: pairCount)
      if let settled {
        settledCount += 1; expectEqual(answers, [settled], "seed \(seed): \(seen)")
      }
      expectEqual((settled == nil), (answers.count > 1), "seed \(seed): \(seen) of \(pairCount)")
    }
    expect((1..<Self.trialCount).contains(settledCount))
    // Stopping when settled gives the verdict of all pairs, and mirrors with them.
    do {
      let seed: UInt64 = 602
      var source = SampleSource(seed: seed)
      var stops: [Int] = []
      for trial in 0..<300 {
        let shift = [0, 0.01, 0.02, 0.05, -0.02][trial % 5]
        let all = (0..<30).map { _ in shift + 0.016 * source.heavyTailed() }
        let expected = rule.change(of: try PairedLogRatio(logRatios: all))
        let stop = (8...30)
          .first { rule.settledChange(of: Array(all[..<$0]), pairCount: 30) != nil }
        let count = try require(stop)
        let settled = rule.settledChange(of: Array(all[..<count]), pairCount: 30)
        expectEqual(settled, expected, "seed \(seed), trial \(trial)")
        let mirrored = rule.settledChange(of: all[..<count].map { -$0 }, pairCount: 30)
        expectEqual(mirrored, expected.swapped, "seed \(seed), trial \(trial)")
        stops.append(count)
      }
      // A rise needs the 8th of 30 ratios above 0, which no fewer than 23 can promise.
      expect(stops.allSatisfy { $0 >= 8 } && stops.contains(23))
    }
    // Too few pairs for an interval settle nothing, and neither do more than were planned.
    let same = [Double](repeating: 0, count: 20)
    expect(rule.settledChange(of: same, pairCount: 7) == nil)
    expect(rule.settledChange(of: same, pairCount: 19) == nil)
    expectEqual(rule.settledChange(of: same, pairCount: 20), .unchanged)
    expect(rule.settledChange(of: [], pairCount: 30) == nil)
  }

  /// All ways to add so many log ratios: far on both sides, beyond the floor, and none.
  private func completions(of seen: [Double], _ missing: Int) -> [[Double]] {
    (0..<missing)
      .reduce([seen]) { partial, _ in
        partial.flatMap { all in [-9, -0.02, 0, 0.02, 9].map { all + [$0] } }
      }
  }
}
