// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchRunner
import Foundation

@testable import BenchResults

/// Outcomes of cases whose times are written down, for what a document makes of them.
enum CaseCosts {
  /// An outcome with the verification of no case in particular.
  static func outcome(
    _ strategy: CaseStrategy = .mutation,
    batch: [Int] = [],
    cells: [Int] = [],
    unfilled: [Int]? = nil,
    frames: [Int] = [],
    frameCounts: [Int] = [],
    still: [Int] = [],
    stamps: [Int] = []
  ) throws -> CaseOutcome {
    var samples = ResultDocument.Samples(
      frameWallNanoseconds: frames,
      configureNanoseconds: stamps,
      roundFrameNanoseconds: frames
    )
    samples.batches = BatchRounds(nanoseconds: batch, cellCounts: cells)
    samples.unfilledBatches = unfilled.map { BatchRounds(nanoseconds: $0, cellCounts: cells) }
    samples.roundFrameCounts = frameCounts
    samples.roundStillNanoseconds = still
    return CaseOutcome(verification: try verification(strategy), samples: samples)
  }

  /// The verification of no case in particular.
  static func verification(_ strategy: CaseStrategy) throws -> CaseVerification {
    let text = """
      {"identifier": "scroll.steady/card/\(strategy.rawValue)/100",
       "strategy": "\(strategy.rawValue)", "digest": "00", "expectedDigest": "00",
       "counters": {}, "expectedCounters": {}, "indexVisitCount": 0, "staleCount": 0,
       "faults": [], "frameCount": 0}
      """
    return try JSONDecoder().decode(CaseVerification.self, from: Data(text.utf8))
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

extension ResultDocument {
  /// A document of an optimised build that holds nothing yet, from a machine of which nothing is known.
  static var blank: ResultDocument {
    ResultDocument(
      generator: Generator(
        name: "reuse-bench",
        version: "0.0.0",
        gitCommit: nil,
        gitIsDirty: nil,
        buildConfiguration: .release,
        toolchain: "none",
        counterDefinitionVersion: 1
      ),
      environment: Environment(
        operatingSystem: "none",
        kernel: "none",
        architecture: "none",
        processorModel: nil,
        processorCount: 1,
        memoryBytes: nil,
        clockName: "CLOCK_MONOTONIC",
        clockResolutionNanoseconds: 1,
        clockReadNanoseconds: 0,
        emptyStampPairNanoseconds: 0,
        frameOverheadNanoseconds: 0,
        peakResidentBytes: nil,
        fingerprint: "00"
      ),
      plan: Plan(
        suite: "smoke",
        seed: 1,
        filter: nil,
        refreshHertz: 60,
        budgetNanoseconds: 16_666_666,
        rounds: 9,
        pace: .tight,
        dataset: Dataset(name: "none", digest: "00", rowCount: 1, rowStorage: "none"),
        arguments: [],
        startedAt: "2026-01-01T00:00:00Z",
        isComplete: true
      )
    )
  }
}
