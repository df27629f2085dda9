// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Testing

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
  ) -> (document: ResultDocument, verdicts: [ResultDocument.Verdict?]) {
    var document = ResultDocument.example
    let twin = ResultDocument.PlacementBand.twin
    document.rankings =
      twins.enumerated().map { ranking("twin\($0.offset)", .configure, [(twin, $0.element)]) }
      + [ranking("rivals", .configure, rivals.map { ("rival", $0) })]
      + [ranking("rivals", .frame, rivals.map { ("rival", $0) })]
    document.widenVerdicts()
    let ranked = document.rankings.filter { $0.group == "rivals" && $0.phase == .configure }
    return (document, ranked.flatMap { $0.entries.map(\.verdict) })
  }

  @Test("a difference smaller than the farthest twin's is not told; a larger one is, either way")
  func farthest() {
    // Twins at 0.97 and 1.01: the farther one is 1 / 0.97 - 1 = 3.09 % away.
    let found = Self.verdicts(twins: [1.01, 0.97], rivals: [1.04, 1.025, 1 / 1.04, 1 / 1.025])
    #expect(found.verdicts == [.dearer, .unchanged, .cheaper, .unchanged])
    let bands = found.document.placementBands ?? []
    #expect(bands.map(\.group) == ["twin1"] && bands.map(\.phase) == [.configure])
    #expect(bands.allSatisfy { abs($0.relativeChange - (1 / 0.97 - 1)) < 1e-12 })
  }

  @Test("a twin within one percent leaves the usual rule, and says nothing of other phases")
  func usual() {
    let found = Self.verdicts(twins: [1.004], rivals: [1.015, 1.006])
    #expect(found.verdicts == [.dearer, .unchanged])
    let frames = found.document.rankings.filter { $0.phase == .frame }.flatMap(\.entries)
    #expect(frames.map(\.verdict) == [.dearer, .dearer])
  }

  @Test("without a twin every verdict stands")
  func none() {
    let found = Self.verdicts(twins: [], rivals: [1.0001])
    #expect(found.verdicts == [.dearer] && found.document.placementBands == [])
  }
}
