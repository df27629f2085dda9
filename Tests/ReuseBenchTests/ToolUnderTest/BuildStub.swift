// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import BenchResults

/// What a document says of a machine and a case that nobody has.
enum BuildStub {
  static func generator(_ counterDefinition: Int) -> ResultDocument.Generator {
    var generator = ResultDocument.Generator(
      name: "reuse-bench",
      version: "0.1.0",
      gitCommit: nil,
      gitIsDirty: nil,
      buildConfiguration: .release,
      toolchain: "Swift T",
      counterDefinitionVersion: counterDefinition
    )
    generator.callDefinitionVersion = 1
    return generator
  }

  static let environment = ResultDocument.Environment(
    operatingSystem: "System S",
    kernel: "1",
    architecture: "x86_64",
    processorModel: "Processor P",
    processorCount: 2,
    memoryBytes: nil,
    clockName: "clock",
    clockResolutionNanoseconds: 1,
    clockReadNanoseconds: 1,
    emptyStampPairNanoseconds: 1,
    frameOverheadNanoseconds: 1,
    peakResidentBytes: nil,
    fingerprint: "0"
  )

  static let plan = ResultDocument.Plan(
    suite: "smoke",
    seed: 1,
    filter: nil,
    refreshHertz: 60,
    budgetNanoseconds: 16_666_666,
    rounds: 9,
    pace: .tight,
    dataset: ResultDocument.Dataset(name: "none", digest: "00", rowCount: 1, rowStorage: "none"),
    arguments: [],
    startedAt: "2026-01-02T03:04:05Z",
    isComplete: true
  )

  /// What `pair` was asked for.
  static let pairPlan = PairDocument.Plan(
    suite: "smoke",
    filter: nil,
    pairCount: 8,
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
  )

  static func measured(_ strategy: String) -> ResultDocument.Case {
    ResultDocument.Case(
      id: "scroll.steady+fresh/card/\(strategy)/100",
      workload: "scroll.steady",
      axes: ["fresh"],
      cell: "card",
      strategy: strategy,
      rows: 100,
      isControl: false,
      digest: "00",
      counters: ["textLayouts": 4, "recycles": 3],
      samples: ResultDocument.Samples(frameWallNanoseconds: [1], configureNanoseconds: [1])
    )
  }
}
