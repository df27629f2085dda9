// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import BenchResults

/// What a twin at another place reads, and what that leaves of a ranking.
@Suite("Placement band") struct PlacementBandTests {
  private static func ranking(
    _ group: String,
    _ phase: ResultDocument.Phase,
    _ ratios: [(strategy: String, ratio: Double)]
  ) -> ResultDocument.Ranking {
    ResultDocument.Ranking(
      group: group,
      phase: phase,
      baseline: "mutation",
      rounds: 25,
      entries: ratios.map { strategy, ratio in
        // Intervals of half a percent to either side, so that all are decided by themselves.
        ResultDocument.RankingEntry(
          strategy: strategy,
          ratio: ratio,
          low: ratio / 1.005,
          high: ratio * 1.005,
          verdict: ratio > 1 ? .dearer : .cheaper,
          standing: strategy.hasPrefix("mutation-") ? .control : .ranked
        )
      }
    )
  }

  private static func verdicts(
    twins: [Double],
    rivals: [Double]
  ) -> (document: ResultDocument, verdicts: [StrategyVerdict?]) {
    var document = ResultDocument.example
    let twin = "mutation-twin"
    document.rankings =
      twins.enumerated().map { ranking("twin\($0.offset)", .configure, [(twin, $0.element)]) }
      + [ranking("rivals", .configure, rivals.map { ("rival", $0) })]
      + [ranking("rivals", .frame, rivals.map { ("rival", $0) })]
    document.judge(crossoversOf: [], over: "mutation")
    let ranked = document.rankings.filter { $0.group == "rivals" && $0.phase == .configure }
    return (document, ranked.flatMap { $0.entries.map(\.verdict) })
  }

  @Test func farthestAndNoneAndControlAndCrossover() throws {
    // A difference smaller than the farthest twin's is not told; a larger one is, either way.
    // Twins at 0.97 and 1.01: the farther one is 1 / 0.97 - 1 = 3.09 % away.
    let far = Self.verdicts(twins: [1.01, 0.97], rivals: [1.04, 1.025, 1 / 1.04, 1 / 1.025])
    expectEqual(far.verdicts, [.dearer, .unchanged, .cheaper, .unchanged])
    let bands = far.document.placementBands ?? []
    expect(bands.map(\.group) == ["twin1"] && bands.map(\.phase) == [.configure])
    expect(bands.allSatisfy { abs($0.relativeChange - (1 / 0.97 - 1)) < 1e-12 })
    // A twin that reads little leaves the floor of its phase: 2.5 % to configure, 1.5 % of frames.
    let near = Self.verdicts(twins: [1.004], rivals: [1.03, 1.02, 1.012])
    expectEqual(near.verdicts, [.dearer, .unchanged, .unchanged])
    // A twin far off to configure leaves whole frames what they are.
    let frames = Self.verdicts(twins: [1.1], rivals: [1.03, 1.02, 1.012]).document.rankings
      .filter { $0.phase == .frame }.flatMap(\.entries)
    expectEqual(frames.map(\.verdict), [.dearer, .dearer, .unchanged])
    part: do {
      // Without a twin the floor of the phase judges.
      do {
        let found = Self.verdicts(twins: [], rivals: [1.0251, 1.024])
        expect(found.verdicts == [.dearer, .unchanged] && found.document.placementBands == [])
      }
      // What a twin reads is judged by the usual rule, not by itself.
      do {
        for reading in [1.05, 1.015] {
          let rankings = Self.verdicts(twins: [reading], rivals: []).document.rankings
          expectEqual(rankings.first?.entries.map(\.verdict), [.dearer])
        }
      }
      // A crossover knows the band: a strategy that is cheaper by less does not change places.
      do {
        func answer(twin: Double, none: Double) throws -> ResultDocument.CrossoverAnswer {
          var document = ResultDocument.agreeing(Self.cases(rival: (none: none, all: 1.5)))
          document.rankings = [Self.ranking("twins", .configure, [("mutation-twin", twin)])]
          document.judge(crossoversOf: ["rival"], over: "mutation")
          return try require(document.crossovers.first { $0.phase == .configure }).answer
        }
        // 2.6 % cheaper where none changes: by a twin of 2.3 % places change, by one of 2.8 % nothing is
        // known there, and dearer where all change.
        guard case .crossing = try answer(twin: 1.023, none: 0.974) else {
          Issue.record("\(try answer(twin: 1.023, none: 0.974))")
          break part
        }
        try expectEqual(answer(twin: 1.028, none: 0.974), .unresolved)
        try expectEqual(answer(twin: 1.028, none: 1.1), .never)
      }
    }
  }

  /// Cases of both strategies at 0 and at 8 of 8 fields, to configure: `rival` costs these shares of
  /// 1,000 ns, which `mutation` takes.
  private static func cases(rival: (none: Double, all: Double)) -> [ResultDocument.Case] {
    [(0, rival.none), (8, rival.all)]
      .flatMap { changed, share in
        [("mutation", 1.0), ("rival", share)]
          .map { strategy, share in
            // The phase of no-op fills takes 40 of it.
            .timed(
              strategy,
              Int(1_000 * share) + 40,
              workload: "reconfigure.fields",
              axes: ["\(changed)of8"],
              unfilled: 40
            )
          }
      }
  }
}
