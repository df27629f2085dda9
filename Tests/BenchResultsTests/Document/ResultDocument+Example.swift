// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

@testable import BenchResults

extension ResultDocument {
  /// A small document in which every optional field and every form of an answer occurs.
  static let example: ResultDocument = {
    var document = firstFields
    document.breakEvens = ResultDocument.BreakEven.examples
    document.enginePrices = [.example]
    document.placementBands = [
      ResultDocument.PlacementBand(
        phase: .configure,
        group: "scroll.steady/card/1000",
        ratio: 1.0125
      )
    ]
    document.crossovers[0].predicted = .crossing(share: 0.5, low: 0.25, high: 0.75)
    document.paceRatios = [.example]
    document.scalings = [.example]
    document.counterCrossovers = [.example]
    document.controlCurves = [.example]
    document.shards = [.example]
    document.mistakes = [
      Mistake(
        cell: "date-formatter",
        what: "makes a DateFormatter in each fill",
        cure: "keep one formatter",
        source: "Data Formatting Guide",
        strategy: "mistake"
      )
    ]
    document.modelledConfigure = .example
    document.rankings[0].unfilled = UnfilledPhase(nanoseconds: 180.5, low: 179.25, high: 182)
    return document
  }()

  private static let firstFields = ResultDocument(
    generator: .example,
    environment: .example,
    plan: .example,
    warnings: [Warning(code: "governor", message: "The clock rate moves; type \"x\"\tor \\ wait.")],
    cases: [.mutation, .forgetful],
    rankings: [
      Ranking(
        group: "reconfigure.fields+4of8/card/1000",
        phase: .configure,
        baseline: "mutation",
        rounds: 15,
        entries: [
          RankingEntry(
            strategy: "mutation",
            ratio: 1,
            low: 1,
            high: 1,
            verdict: .unchanged,
            standing: .baseline
          ),
          RankingEntry(
            strategy: "configuration-diffing",
            ratio: 0.75,
            low: 0.7,
            high: 0.8125,
            verdict: .cheaper,
            standing: .ranked,
            control: .mistake,
            isThisImplementation: true
          ),
          RankingEntry(
            strategy: "forgetful",
            unavailable: "round 3 took no longer than its no-op fills",
            standing: .stale
          ),
        ]
      )
    ],
    crossovers: [
      .with(.always), .with(.never), .with(.unresolved), .with(.several(shares: [0.25, 0.5])),
      .with(.crossing(share: 0.375, low: 0.25, high: nil)),
      .with(.crossing(share: 0.375, low: nil, high: 0.5)),
    ]
  )
}

extension ResultDocument.Generator {
  static let example: ResultDocument.Generator = {
    var value = ResultDocument.Generator(
      name: "reuse-bench",
      version: "0.1.0",
      gitCommit: "0f3a",
      gitIsDirty: true,
      buildConfiguration: .release,
      toolchain: "Swift 6.3.1 x86_64-unknown-linux-gnu",
      counterDefinitionVersion: 1
    )
    value.callDefinitionVersion = 1
    value.flags = ["-Ounchecked"]
    return value
  }()
}

extension ResultDocument.Environment {
  static let example: ResultDocument.Environment = {
    var value = ResultDocument.Environment(
      operatingSystem: "Debian 12",
      kernel: "6.18",
      architecture: "x86_64",
      processorModel: "Überprozessor 東 🂡",
      processorCount: 2,
      memoryBytes: 8_589_934_592,
      clockName: "CLOCK_MONOTONIC",
      clockResolutionNanoseconds: 1,
      clockReadNanoseconds: 22.5,
      emptyStampPairNanoseconds: 31.25,
      frameOverheadNanoseconds: 88,
      peakResidentBytes: 41_000_000,
      fingerprint: "ab12",
      unavailable: ["instructions": "no performance counters"]
    )
    value.countedCallNanoseconds = 1.75
    return value
  }()
}

extension ResultDocument.Plan {
  static let example: ResultDocument.Plan = {
    var value = ResultDocument.Plan(
      suite: "default",
      seed: 1,
      filter: "card",
      refreshHertz: 60,
      budgetNanoseconds: 16_666_667,
      rounds: 15,
      pace: .tight,
      dataset: ResultDocument.Dataset(
        name: "unicode",
        digest: "00ff",
        rowCount: 100_000,
        rowStorage: "array of structures"
      ),
      arguments: ["run", "--filter", "card"],
      startedAt: "2025-01-02T03:04:05Z",
      isComplete: true
    )
    value.dataset.digests = ["1000": "00fe"]
    value.isBudgetGiven = true
    value.appShare = 0.75
    value.slowdown = "4"
    value.instructionRate = "2.5"
    value.shard = ResultDocument.Shard(
      index: 2,
      count: 3,
      groups: [1, 4],
      groupCount: 6,
      selection: "c0ffee"
    )
    return value
  }()
}

extension ResultDocument.Case {
  static let mutation: ResultDocument.Case = {
    var value = ResultDocument.Case(
      id: "reconfigure.fields+4of8/card/mutation/1000",
      workload: "reconfigure.fields",
      axes: ["4of8"],
      cell: "card",
      strategy: "mutation",
      rows: 1000,
      isControl: false,
      digest: "cafe",
      counters: ["cellsCreated": 19, "layoutPasses": 400],
      observations: ["releases": 812],
      sources: ["releases": "patched call slots; calls inside the runtime are not seen"],
      unavailable: ["instructions": "no performance counters"],
      samples: ResultDocument.Samples(
        frameWallNanoseconds: [30_000, 31_000, 0],
        frameCPUNanoseconds: [29_000],
        configureNanoseconds: [1_000, 1_100, 900],
        dequeueNanoseconds: [50, 51],
        configureBatchNanoseconds: [500_000],
        configureBatchCounts: [500]
      )
    )
    value.facts = ResultDocument.Facts(
      control: .twin,
      setterComparison: false,
      changedFieldCount: 4,
      fieldCount: 8,
      fieldKind: .text,
      storage: .fresh,
      otherAxes: ["wide"]
    )
    value.scenarioDigest = "5ce0"
    value.samples.frameInstructions = [91_000, 90_500, 0]
    value.samples.wakeUpNanoseconds = [52_000, -1]
    value.samples.unfilledBatchNanoseconds = [90_000]
    value.samples.unfilledBatchCounts = [501]
    value.samples.roundFrameNanoseconds = [61_000]
    value.measuredWriteCounts = ["configuredCells": 100, "textWritesAsked": 900]
    value.samples.roundWriteCounts = [4_500]
    value.samples.roundFrameCounts = [3]
    value.samples.roundStillNanoseconds = [1_800]
    value.companion = ResultDocument.Companion(
      strategy: "mutation",
      configureBatchNanoseconds: [400_000],
      configureBatchCounts: [500],
      unfilledBatchNanoseconds: [91_000],
      unfilledBatchCounts: [500],
      roundFrameNanoseconds: [60_500]
    )
    value.cellBudget = ResultDocument.CellBudget(
      rounds: 15,
      cells: 11_000,
      low: 10_900,
      high: 11_200,
      fixedNanoseconds: 1_800,
      cellNanoseconds: 1_500,
      unavailable: "every frame configures 8 cells"
    )
    value.frames = .measured
    value.modelled = .modelled
    value.interference = .example
    value.velocity = .example
    return value
  }()

  static let forgetful = ResultDocument.Case(
    id: "reconfigure.fields+4of8/card/forgetful/1000",
    workload: "reconfigure.fields",
    axes: ["4of8"],
    cell: "card",
    strategy: "forgetful",
    rows: 1000,
    isControl: true,
    digest: "beef",
    counters: [:],
    stale: ResultDocument.StaleCell(
      row: 7,
      field: "badge",
      expected: "",
      found: "new\n\u{1B}[31m",
      frame: 4,
      formerRow: 0
    ),
    samples: ResultDocument.Samples()
  )
}

extension ResultDocument.Crossover {
  static func with(_ answer: ResultDocument.CrossoverAnswer) -> ResultDocument.Crossover {
    ResultDocument.Crossover(
      cell: "card",
      rows: 1000,
      phase: .configure,
      storage: .fresh,
      fieldKind: .nonText,
      setterComparison: true,
      strategy: "configuration-diffing",
      baseline: "mutation",
      points: [
        ResultDocument.CrossoverPoint(
          changedFieldCount: 0,
          fieldCount: 8,
          ratio: 0.25,
          low: 0.2,
          high: 0.3,
          verdict: .cheaper
        ),
        ResultDocument.CrossoverPoint(
          changedFieldCount: 8,
          fieldCount: 8,
          ratio: 1.5,
          low: 1.4,
          high: 1.6,
          verdict: .dearer
        ),
      ],
      answer: answer
    )
  }
}
