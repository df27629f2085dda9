// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

@testable import BenchResults

extension ResultDocument {
  /// A document whose figures can be worked out in the head.
  ///
  /// The configure times of `mutation` are 10, 20 ... 3,000 ns, those of the others a tenth of that,
  /// so that p50, p90, p99 and the maximum of the first are 1,500, 2,700, 2,970 and 3,000 ns.
  /// Frames take 1, 2 ... 300 µs. The budget is 2,750 ns: 25 configures of `mutation` exceed it, and
  /// of the 2,700 ns that a frame without cells leaves, a cell takes 150 ns times its step.
  static let example = ResultDocument(
    generator: Generator(
      name: "reuse-bench",
      version: "0.1.0",
      gitCommit: "0f3a9b1c22d34e",
      gitIsDirty: true,
      buildConfiguration: .release,
      toolchain: "Swift 6.3.1",
      counterDefinitionVersion: 1
    ),
    environment: Environment(
      operatingSystem: "Debian 12",
      kernel: "6.18",
      architecture: "x86_64",
      processorModel: nil,
      processorCount: 1,
      memoryBytes: 8_000_000_000,
      clockName: "CLOCK_MONOTONIC",
      clockResolutionNanoseconds: 1,
      clockReadNanoseconds: 22.5,
      emptyStampPairNanoseconds: 31,
      frameOverheadNanoseconds: 88,
      peakResidentBytes: nil,
      fingerprint: "ab",
      unavailable: ["instructions": "no performance counters"]
    ),
    plan: Plan(
      suite: "default",
      seed: 1,
      filter: nil,
      refreshHertz: 59.94,
      budgetNanoseconds: 2_750,
      rounds: 15,
      pace: .tight,
      dataset: Dataset(
        name: "generated",
        digest: "00",
        rowCount: 100_000_000,
        rowStorage: "on demand"
      ),
      arguments: [],
      startedAt: "2025-01-02T03:04:05Z",
      isComplete: true
    ),
    warnings: [Warning(code: "governor", message: "the clock rate moves; fix it.")],
    cases: [
      .example("mutation", step: 10), .example("configuration-diffing", step: 1),
      .example("no-reuse", step: 10, isControl: true),
      .example(
        "forgetful",
        step: 1,
        count: 298,
        isControl: true,
        stale: StaleCell(row: 1217, field: "badge", expected: "", found: "new\u{1B}[31m\n")
      ),
    ],
    rankings: [.example(.configure), .example(.frame)],
    crossovers: [.example(.crossing(share: 3.4 / 9, low: 2.9 / 9, high: 4.0 / 9))]
  )
}

extension ResultDocument.Case {
  /// A case with an identifier that follows from its facts.
  static func plain(
    _ workload: String,
    _ axes: [String],
    _ cell: String,
    _ strategy: String,
    _ rows: Int,
    counters: [String: Int] = [:],
    _ samples: ResultDocument.Samples
  ) -> ResultDocument.Case {
    let name = ([workload] + axes).joined(separator: "+")
    return ResultDocument.Case(
      id: "\(name)/\(cell)/\(strategy)/\(rows)",
      workload: workload,
      axes: axes,
      cell: cell,
      strategy: strategy,
      rows: rows,
      isControl: false,
      digest: "00",
      counters: counters,
      samples: samples
    )
  }

  /// A case of `count` configures, each `step` nanoseconds longer than the one before.
  static func example(
    _ strategy: String,
    workload: String = "scroll.steady",
    step: Int,
    count: Int = 300,
    isControl: Bool = false,
    stale: ResultDocument.StaleCell? = nil
  ) -> ResultDocument.Case {
    var measured = ResultDocument.Case(
      id: "\(workload)+fresh/card/\(strategy)/100000000",
      workload: workload,
      axes: ["fresh"],
      cell: "card",
      strategy: strategy,
      rows: 100_000_000,
      isControl: isControl,
      digest: "00",
      counters: [
        "cellsCreated": strategy == "no-reuse" ? 100_000_000 : 19, "reuseHits": 1_000,
        "staleCells": stale == nil ? 0 : 7,
      ],
      stale: stale,
      samples: ResultDocument.Samples(
        frameWallNanoseconds: (1...count).map { $0 * 1_000 },
        configureNanoseconds: (1...count).map { $0 * step }
      )
    )
    measured.cellBudget = .init(
      rounds: 15,
      cells: 2_700 / (150 * step),
      low: 2_600 / (150 * step),
      high: 2_900 / (150 * step),
      fixedNanoseconds: 50,
      cellNanoseconds: 150 * step
    )
    return measured
  }
}

extension ResultDocument.RankingEntry {
  static func example(
    _ strategy: String,
    _ ratio: Double,
    _ interval: ClosedRange<Double>,
    _ verdict: StrategyVerdict,
    _ standing: ResultDocument.Standing
  ) -> Self {
    .init(
      strategy: strategy,
      ratio: ratio,
      low: interval.lowerBound,
      high: interval.upperBound,
      verdict: verdict,
      standing: standing
    )
  }
}

extension ResultDocument.Ranking {
  static func example(_ phase: ResultDocument.Phase) -> ResultDocument.Ranking {
    ResultDocument.Ranking(
      group: "scroll.steady+fresh/card/100000000",
      phase: phase,
      baseline: "mutation",
      rounds: 15,
      entries: [
        .example("mutation", 1, 1...1, .unchanged, .baseline),
        phase == .configure
          ? .example("configuration-diffing", 0.1, 0.09...0.11, .cheaper, .ranked)
          : .example("configuration-diffing", 0.9962, 0.09...12, .inconclusive, .ranked),
        .example("no-reuse", 4, 3.5...12.5, .dearer, .control),
        .example("forgetful", 0.5, 0.25...0.75, .cheaper, .stale),
      ]
    )
  }
}

extension ResultDocument.Crossover {
  /// A crossover of 0 and 9 changed fields of 9, cheaper at the first and dearer at the last.
  static func example(
    _ answer: ResultDocument.CrossoverAnswer,
    fieldKind: ResultDocument.FieldKind = .all,
    ratios: [Double] = [0.25, 1.5]
  ) -> ResultDocument.Crossover {
    ResultDocument.Crossover(
      cell: "card",
      rows: 100_000,
      phase: .configure,
      storage: .shared,
      fieldKind: fieldKind,
      setterComparison: true,
      strategy: "configuration-diffing",
      baseline: "mutation",
      points: zip([0, 9], ratios)
        .map { count, ratio in
          ResultDocument.CrossoverPoint(
            changedFieldCount: count,
            fieldCount: 9,
            ratio: ratio,
            low: ratio,
            high: ratio
          )
        },
      answer: answer
    )
  }
}
