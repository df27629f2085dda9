// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

@testable import BenchResults

extension PairDocument {
  static func example(_ cases: [Case]) -> PairDocument {
    PairDocument(
      generator: ResultDocument.example.generator,
      environment: ResultDocument.example.environment,
      plan: Plan(
        suite: "smoke",
        filter: nil,
        pairCount: 30,
        blockCount: 20,
        seed: 1,
        instrument: .same,
        floor: 0.01,
        unchangedBand: 0.03,
        alpha: 0.01,
        falseDiscoveryRate: 0.05,
        arguments: [],
        startedAt: "2026-01-02T03:04:05Z",
        isComplete: true
      ),
      base: Build(name: "0f3a9b1", path: "/builds/base"),
      head: Build(name: "main", path: "/builds/head"),
      cases: cases
    )
  }
}

extension PairDocument.Case {
  /// A case with one phase and equal counters.
  static func example(
    _ id: String,
    _ verdict: BuildVerdict,
    _ series: [PairDocument.Comparison],
    adjustedPValue: Double = 0.0001
  ) -> PairDocument.Case {
    PairDocument.Case(
      id: id,
      baseDigest: "00",
      headDigest: "00",
      comparedCounterCount: 36,
      counterChanges: [],
      uncomparedCounters: [:],
      phases: [
        PairDocument.PhaseComparison(
          phase: .configure,
          verdict: verdict,
          series: series,
          adjustedPValue: adjustedPValue
        )
      ]
    )
  }
}

extension PairDocument.Comparison {
  /// A series of two pairs in which the base took 641.2 ns in the median.
  static func example(_ verdict: BuildVerdict, ratio: Double) -> Self {
    PairDocument.Comparison(
      verdict: verdict,
      ratio: ratio,
      low: ratio - 0.02,
      high: ratio + 0.02,
      pValue: 0.0001,
      smallestDetectableChange: 0.0081,
      resampledDetectableChange: 0.009,
      baseNanoseconds: [641.1, 641.3],
      headNanoseconds: [641.2 * ratio, 641.2 * ratio]
    )
  }
}
