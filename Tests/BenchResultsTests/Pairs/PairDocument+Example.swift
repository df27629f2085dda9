// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

@testable import BenchResults

extension PairDocument {
  /// A document in which every kind of part occurs.
  static let example: PairDocument = {
    var base = Build(name: "main", path: "/builds/base")
    base.version = "0.1.0"
    base.toolchain = "Swift 6.3.1"
    base.buildConfiguration = .release
    base.counterDefinitionVersion = 1
    base.callDefinitionVersion = 1
    return PairDocument(
      generator: ResultDocument.example.generator,
      environment: ResultDocument.example.environment,
      plan: Plan(
        suite: "smoke",
        filter: "news",
        pairCount: 30,
        blockCount: 20,
        seed: 1,
        instrument: .same,
        floor: 0.01,
        unchangedBand: 0.03,
        alpha: 0.01,
        falseDiscoveryRate: 0.05,
        arguments: ["pair"],
        startedAt: "2026-01-02T03:04:05Z",
        isComplete: true
      ),
      base: base,
      head: base,
      voidReasons: ["the hypervisor took 9 % of the time"],
      warnings: [ResultDocument.Warning(code: "a", message: "b")],
      cases: [
        Case(
          id: "scroll.fling/news/mutation/1000",
          baseDigest: "00ff",
          headDigest: "00ff",
          comparedCounterCount: 36,
          counterChanges: [CounterChange(name: "allocations", base: 10, head: 12, isWorse: true)],
          uncomparedCounters: ["retains": "the head does not count it"],
          phases: [
            PhaseComparison(
              phase: .configure,
              verdict: .inconclusive,
              series: [.example(.regressed, ratio: 1.1), .example(.inconclusive, ratio: 1.005)],
              adjustedPValue: 0.002,
              voidReason: "the base differs from itself",
              advisory: [Advisory(name: "frame p50", ratio: 1.1, low: 1.0, high: 1.2)]
            )
          ]
        )
      ],
      appeared: ["load.first-frame/news/mutation/1000"],
      vanished: ["load.first-frame/card/mutation/1000"]
    )
  }()
}

extension PairDocument.Comparison {
  /// A series around a ratio.
  static func example(_ verdict: BuildVerdict, ratio: Double) -> Self {
    PairDocument.Comparison(
      verdict: verdict,
      ratio: ratio,
      low: ratio * 0.99,
      high: ratio * 1.01,
      pValue: 0.001,
      smallestDetectableChange: 0.012,
      resampledDetectableChange: 0.013,
      baseNanoseconds: [100, 101.5],
      headNanoseconds: [110, 111.5]
    )
  }
}
