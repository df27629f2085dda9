// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import BenchRunner
import BenchStatistics

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
