// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchStatistics

/// What both builds say of one phase of a case, an entry a pair.
struct PairedCosts {
  private(set) var base: [ProcessCost] = []
  private(set) var head: [ProcessCost] = []

  /// Adds a pair.
  mutating func add(base: ProcessCost, head: ProcessCost) {
    self.base.append(base)
    self.head.append(head)
  }

  /// The ratio of the costs.
  ///
  /// - Throws: `StatisticsError` if there are too few pairs.
  func ratio() throws(StatisticsError) -> PairedLogRatio {
    try PairedLogRatio(baseline: base.map(\.cost), values: head.map(\.cost))
  }

  /// Whether the pairs to come can no longer change the verdict.
  func isSettled(pairCount: Int) throws(StatisticsError) -> Bool {
    try change(pairCount: pairCount) != nil
  }

  /// The verdict of all pairs of the plan; nil where pairs are missing that could change it.
  func change(pairCount: Int) throws(StatisticsError) -> Change? {
    guard base.count >= SignTest.neededPairCount() else { return nil }
    return ChangeRule.standard.settledChange(of: try ratio().logRatios, pairCount: pairCount)
  }

  /// The ratio of every second process of a build to the one before it, which are the same; nil
  /// where these are too few for an interval.
  ///
  /// It sees a drift of 1 % a pair and what goes with every second pair, not a machine that is noisy.
  static func canary(_ series: [[ProcessCost]]) throws(StatisticsError) -> PairedLogRatio? {
    let pairs = series.flatMap { costs in
      stride(from: 1, to: costs.count, by: 2).map { (costs[$0 - 1].cost, costs[$0].cost) }
    }
    guard pairs.count >= SignTest.neededPairCount() else { return nil }
    return try PairedLogRatio(baseline: pairs.map(\.0), values: pairs.map(\.1))
  }

  /// The median over all processes of the wall clock over the processor's; nil where not all say.
  func wallOverProcessor() throws(StatisticsError) -> Double? {
    let shares = (base + head).compactMap(\.wallOverProcessor)
    guard !shares.isEmpty, shares.count == base.count + head.count else { return nil }
    return try Median.of(shares)
  }

  /// How far the answer of the fastest blocks alone lies from that of the costs, as a ratio.
  func fastestDisagreement() throws(StatisticsError) -> Double {
    let other = try PairedLogRatio(
      baseline: base.map(\.fastest),
      values: head.map(\.fastest)
    )
    let both = (try ratio().estimate, other.estimate)
    return max(both.0 / both.1, both.1 / both.0) - 1
  }

  /// The ratios of the figures that do not decide, in the order of their names.
  func advisory() throws(StatisticsError) -> [PairDocument.Advisory] {
    var found: [PairDocument.Advisory] = []
    for name in Set(base.flatMap(\.advisory.keys)).sorted() {
      let figures = (base.compactMap { $0.advisory[name] }, head.compactMap { $0.advisory[name] })
      guard figures.0.count == base.count, figures.1.count == head.count,
        (figures.0 + figures.1).allSatisfy({ $0 > 0 })
      else { continue }
      let ratio = try PairedLogRatio(baseline: figures.0, values: figures.1)
      found.append(
        PairDocument.Advisory(
          name: name,
          ratio: ratio.estimate,
          low: ratio.low,
          high: ratio.high
        )
      )
    }
    return found
  }
}
