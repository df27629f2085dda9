// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchResults
import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import ReuseBench

@Suite("A series of pairs") struct PairSeriesTests {
  private static let frame = CasePhase(identifier: PairStory.identifier, phase: .frame)
  private static let configure = CasePhase(identifier: PairStory.identifier, phase: .configure)

  @Test(
    "B5.4: a series is mirrored by exchanged builds, with one draw for both and the cost of the fastest fifth"
  )
  func mirrored() throws {
    var seen: Set<BuildVerdict> = []
    for seed in 0..<60 as Range<UInt64> {
      var generator = SeededGenerator(seed: 700 + seed)
      let factor = [1, 1, 1.02, 1.05, 0.98, 0.9][Int(seed % 6)]
      var there = PairSeries([PairStory.group], pairCount: 15)
      var back = PairSeries([PairStory.group], pairCount: 15)
      for _ in 0..<15 where !there.open.isEmpty {
        let noise = (0..<2).map { _ in exp(0.05 * (generator.nextUnit() - 0.5)) }
        let base = try PairStory.outcome(PairStory.Answer(frame: 10_000 * noise[0]))
        let head = try PairStory.outcome(PairStory.Answer(frame: 10_000 * noise[1] * factor))
        try there.add(base: base, head: head)
        try back.add(base: head, head: base)
        expectEqual(there.open.isEmpty, back.open.isEmpty, "seed \(seed)")
      }
      var draws = SeededGenerator(seed: 1)
      var again = draws
      let one = try require(try there.comparison(Self.frame, using: &draws))
      let other = try require(try back.comparison(Self.frame, using: &again))
      seen.insert(one.verdict)
      expectEqual(other.verdict, Self.mirror(of: one.verdict), "seed \(seed)")
      expect(log(one.ratio) == -log(other.ratio) || abs(one.ratio * other.ratio - 1) < 1e-15)
      expect(abs(one.low * other.high - 1) < 1e-15 && abs(one.high * other.low - 1) < 1e-15)
      expectEqual(one.pValue, other.pValue)
      expectEqual(one.smallestDetectableChange, other.smallestDetectableChange)
      expectEqual(one.resampledDetectableChange, other.resampledDetectableChange, "seed \(seed)")
      expectEqual(one.baseNanoseconds, other.headNanoseconds)
    }
    expectEqual(seen, Set(BuildVerdict.allCases), "every verdict occurs")
    var ledger = CountLedger()
    let series = try PairStory.series(seed: 4, ledger: &ledger)
    let ratio = try require(try series.costs[Self.frame]?.ratio())
    var draws = SeededGenerator(seed: 1)
    var once = draws
    let comparison = try require(try series.comparison(Self.frame, using: &draws))
    let rise = ratio.bootstrapDetectableChange(using: &once)
    expect(comparison.resampledDetectableChange >= rise)
    expectEqual(draws.next(), once.next())
    do {
      var ledger = CountLedger()
      let series = try PairStory.series(noise: 0, seed: 1, ledger: &ledger)
      let costs = try require(series.costs[Self.frame])
      expect(costs.base.allSatisfy { $0.cost == 10_100 && $0.fastest == 10_000 })
      let configures = try require(series.costs[Self.configure])
      expect(configures.head.allSatisfy { $0.cost == 404 && $0.fastest == 400 })
    }
  }

  @Test("a settled case leaves the series, and an open one is inconclusive")
  func settled() throws {
    var ledger = CountLedger()
    var head = PairStory.Answer()
    head.frame *= 1.1
    head.configure *= 1.1
    let series = try PairStory.series(head: head, seed: 2, ledger: &ledger)
    expect(series.open.isEmpty)
    expectEqual(series.costs[Self.frame]?.base.count, 23)
    try expectEqual(series.verdict(Self.frame), .regressed)
    let same = try PairStory.series(noise: 0, seed: 3, ledger: &ledger)
    expectEqual(same.costs[Self.frame]?.base.count, 23)
    try expectEqual(same.verdict(Self.frame), .unchanged)
    do {
      var series = PairSeries([PairStory.group], pairCount: 30)
      var generator = SeededGenerator(seed: 1)
      let base = try PairStory.outcome(PairStory.Answer())
      let head = try PairStory.outcome(PairStory.Answer(frame: 12_000))
      for _ in 0..<7 { try series.add(base: base, head: head) }
      try expect(series.verdict(Self.frame) == nil)
      try expect(series.comparison(Self.frame, using: &generator) == nil)
      try series.add(base: base, head: head)
      try expectEqual(series.verdict(Self.frame), .inconclusive)
    }
  }

  private static func mirror(of verdict: BuildVerdict) -> BuildVerdict {
    switch verdict {
    case .regressed: .improved
    case .improved: .regressed
    case .unchanged, .inconclusive: verdict
    }
  }
}
