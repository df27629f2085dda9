// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@Suite struct KendallTauTests {
  @Test func byHandAndOneOpenPairAndNothingDecided() throws {
    // Four things in one order and with one neighbouring pair exchanged: τ = 1, −1, 4/6.
    do {
      let order = [StrategyVerdict](repeating: .dearer, count: 6)
      try expectEqual(KendallTau(first: order, second: order).estimate, 1)
      let reversed = [StrategyVerdict](repeating: .cheaper, count: 6)
      try expectEqual(KendallTau(first: order, second: reversed).estimate, -1)
      var exchanged = order
      exchanged[2] = .cheaper
      let tau = try KendallTau(first: order, second: exchanged)
      expectEqual(tau.estimate, 4.0 / 6)
      expect(tau.low == 4.0 / 6 && tau.high == 4.0 / 6)
      expect(tau.concordantCount == 5 && tau.discordantCount == 1 && tau.undecidedCount == 0)
    }
    // Three pairs, one open on one side: τ = 2/√6, between 1/3 and 1.
    let first: [StrategyVerdict] = [.dearer, .dearer, .cheaper]
    for open in [StrategyVerdict.unchanged, .inconclusive] {
      for swaps in [false, true] {
        let second: [StrategyVerdict] = [.dearer, .dearer, open]
        let tau = try KendallTau(first: swaps ? second : first, second: swaps ? first : second)
        let estimate = try require(tau.estimate)
        expect(agree(estimate, 2 / 6.0.squareRoot()))
        expect(agree([tau.low, tau.high], [1.0 / 3, 1]))
      }
    }
    // Where one side decides nothing there is no τ, and any is possible.
    do {
      let tau = try KendallTau(first: [.unchanged, .inconclusive], second: [.dearer, .cheaper])
      expect(tau.estimate == nil)
      expect(tau.low == -1 && tau.high == 1)
    }
    // Where open pairs are ties of values it is tau-b, by an independent implementation.
    for vector in try VectorFile(named: "kendall-tau").vectors {
      let found = try KendallTau(
        first: verdicts(try vector.numbers(0)),
        second: verdicts(try vector.numbers(1))
      )
      .estimate
      switch (found, try vector.answer(2)) {
      case (nil, nil): break
      case (let found?, let expected?): expect(agree(found, expected), "\(vector): \(found)")
      case (let found, let expected):
        Issue.record("\(vector): \(String(describing: found)), \(String(describing: expected))")
      }
    }
  }

  @Test func intervalByTrialAndSymmetriesAndConfidence() throws {
    // The interval is what remains when every open pair falls either way, tried out in full.
    let all: [StrategyVerdict] = [.cheaper, .inconclusive, .dearer]
    let triples = all.flatMap { a in all.flatMap { b in all.map { [a, b, $0] } } }
    for first in triples {
      for second in triples {
        let tau = try KendallTau(first: first, second: second)
        var completed: [Double] = []
        for one in completions(of: first) {
          for other in completions(of: second) {
            let whole = try KendallTau(first: one, second: other)
            completed.append(try require(whole.estimate))
          }
        }
        let least = try require(completed.min())
        let greatest = try require(completed.max())
        expect(agree([tau.low, tau.high], [least, greatest]), "\(first), \(second)")
        if let estimate = tau.estimate {
          expect(estimate >= tau.low - 1e-12 && estimate <= tau.high + 1e-12)
        }
      }
    }
    // Exchanging the rankings changes nothing; turning one round turns the sign.
    do {
      var generator = SeededGenerator(seed: 1_938)
      let all = StrategyVerdict.allCases
      for _ in 0..<200 {
        let count = 1 + generator.nextInt(below: 12)
        let sides = (0..<2).map { _ in (0..<count).map { _ in all[generator.nextInt(below: 4)] } }
        let tau = try KendallTau(first: sides[0], second: sides[1])
        let swapped = try KendallTau(first: sides[1], second: sides[0])
        expect(swapped.estimate == tau.estimate && swapped.low == tau.low, "seed 1938: \(sides)")
        let turned = try KendallTau(first: sides[0], second: sides[1].map(\.turned))
        expectEqual(turned.estimate, tau.estimate.map { -$0 }, "seed 1938: \(sides)")
        expect(turned.low == -tau.high && turned.high == -tau.low, "seed 1938: \(sides)")
      }
    }
    // Confidence is what Bonferroni's inequality leaves, and never below 0.
    expect(agree(KendallTau.confidence(pairAlphas: [0.01, 0.01, 0.02]), 0.98))
    expectEqual(KendallTau.confidence(pairAlphas: []), 1)
    expectEqual(KendallTau.confidence(pairAlphas: [Double](repeating: 1, count: 3)), 0)
    // Lists that do not pair up, and no pairs at all, are refused.
    #expect(throws: StatisticsError.lengthsDiffer(baselineCount: 1, valueCount: 2)) {
      try KendallTau(first: [.dearer], second: [.dearer, .dearer])
    }
    #expect(throws: StatisticsError.tooFewPairs(found: 0, needed: 1)) {
      try KendallTau(first: [], second: [])
    }
  }

  /// What values say of each pair of places, the earlier one first.
  private func verdicts(_ values: [Double]) -> [StrategyVerdict] {
    values.indices.flatMap { later in
      values[..<later]
        .map { earlier -> StrategyVerdict in
          if values[later] == earlier { return .unchanged }
          return values[later] > earlier ? .dearer : .cheaper
        }
    }
  }

  /// Every way in which open pairs may fall.
  private func completions(of pairs: [StrategyVerdict]) -> [[StrategyVerdict]] {
    pairs.reduce([[]]) { found, pair in
      let ways = pair == .inconclusive ? [.cheaper, .dearer] : [pair]
      return found.flatMap { start in ways.map { start + [$0] } }
    }
  }
}

extension StrategyVerdict {
  fileprivate var turned: StrategyVerdict {
    switch self {
    case .cheaper: .dearer
    case .dearer: .cheaper
    case .unchanged, .inconclusive: self
    }
  }
}
