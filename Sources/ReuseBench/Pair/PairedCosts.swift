// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import BenchRunner
import BenchStatistics

/// What both builds say of one phase of a case, an entry a pair.
struct PairedCosts {
  private(set) var base: [ProcessCost] = []
  private(set) var head: [ProcessCost] = []

  mutating func add(base: ProcessCost, head: ProcessCost) {
    self.base.append(base)
    self.head.append(head)
  }

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
    let other = try PairedLogRatio(baseline: base.map(\.fastest), values: head.map(\.fastest))
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
        PairDocument.Advisory(name: name, ratio: ratio.estimate, low: ratio.low, high: ratio.high)
      )
    }
    return found
  }
}

/// What one process says of one phase of a case.
struct ProcessCost {
  /// The mean cost in its fastest fifth of blocks, in nanoseconds: others can only slow a block down,
  /// and several blocks vary less than one.
  let cost: Double
  /// The mean cost in its fastest block, to see whether that one says something else.
  let fastest: Double
  /// What the fastest fifth of blocks took on the wall clock over what the thread ran of it; nil where
  /// the build does not say.
  let wallOverProcessor: Double?
  /// Which layout of its build the process was, from 0 on.
  let layout: Int
  /// Figures that are shown and never decide, in nanoseconds, by name.
  let advisory: [String: Double]

  /// Takes the figures of a case, or returns nil where a block has no cost in the phase.
  init?(_ outcome: CaseOutcome, _ phase: ResultDocument.Phase, layout: Int = 0) {
    guard outcome.hasTimes(of: phase) else { return nil }
    let blocks: [Double]
    var advisory: [String: Double] = [:]
    switch phase {
    case .configure: blocks = outcome.phaseCosts
    case .frame:
      let frames = outcome.samples.frameWallNanoseconds.count / outcome.frameCosts.count
      blocks = outcome.frameCosts.map { $0 / Double(max(1, frames)) }
      advisory = Self.frameFigures(outcome)
    }
    let fifth = Self.fastestFifth(blocks.sorted())
    fastest = fifth[0]
    cost = fifth.reduce(0, +) / Double(fifth.count)
    wallOverProcessor = Self.wallOverProcessor(outcome.frameSpans)
    self.advisory = advisory
    self.layout = layout
  }

  /// Quantiles of frames and the processor's time, all of which a busy machine moves.
  private static func frameFigures(_ outcome: CaseOutcome) -> [String: Double] {
    var figures: [String: Double] = [:]
    if let frames = SortedSamples(outcome.samples.frameWallNanoseconds) {
      figures["frame p50"] = Double(frames.nearestRankSample(.p50))
      figures["frame p95"] = Double(frames.nearestRankSample(.p95))
    }
    if let processor = outcome.frameSpans.map(\.processorNanoseconds).min() {
      figures["processor time"] = Double(processor)
    }
    return figures
  }

  private static func wallOverProcessor(_ spans: [ClockSpan]) -> Double? {
    guard !spans.isEmpty else { return nil }
    let fifth = fastestFifth(spans.sorted { $0.wallNanoseconds < $1.wallNanoseconds })
    let wall = fifth.reduce(0) { $0 + $1.wallNanoseconds }
    let processor = fifth.reduce(0) { $0 + $1.processorNanoseconds }
    return processor > 0 ? Double(wall) / Double(processor) : nil
  }

  private static func fastestFifth<Block>(_ ascending: [Block]) -> ArraySlice<Block> {
    ascending.prefix(Quantile(partsPerMillion: 200_000).nearestRank(in: ascending.count))
  }
}
