// SPDX-License-Identifier: Apache-2.0

import BenchScenarios
import Foundation

/// Outcomes of cases whose times are written down, for what a document makes of them.
enum CaseCosts {
  /// An outcome with the verification of no case in particular.
  static func outcome(
    _ strategy: Strategy = .mutation,
    batch: [Int] = [],
    cells: [Int] = [],
    unfilled: [Int]? = nil,
    frames: [Int] = [],
    frameCounts: [Int] = [],
    still: [Int] = [],
    stamps: [Int] = []
  ) throws -> CaseOutcome {
    let verification = """
      {"identifier": "scroll.steady/card/\(strategy.rawValue)/100",
       "strategy": "\(strategy.rawValue)", "digest": "00", "expectedDigest": "00",
       "counters": {}, "expectedCounters": {}, "indexVisitCount": 0, "staleCount": 0,
       "faults": [], "frameCount": 0}
      """
    var outcome = CaseOutcome(
      strategy: strategy,
      verification: try JSONDecoder()
        .decode(CaseVerification.self, from: Data(verification.utf8)),
      frameWallNanoseconds: frames,
      frameCPUNanoseconds: [],
      configureNanoseconds: stamps,
      dequeueNanoseconds: [],
      batchNanoseconds: batch,
      batchCellCounts: cells,
      roundFrameNanoseconds: frames
    )
    outcome.unfilled = unfilled.map { BatchRounds(nanoseconds: $0, cellCounts: cells) }
    outcome.roundFrameCounts = frameCounts
    outcome.roundStillNanoseconds = still
    return outcome
  }

  /// The group of such outcomes.
  static func group(_ outcomes: [CaseOutcome]) -> GroupOutcome {
    GroupOutcome(
      group: CaseGroup(
        workload: .steady,
        cell: "card",
        rowCount: 100,
        strategies: outcomes.map(\.strategy)
      ),
      cases: outcomes
    )
  }
}
