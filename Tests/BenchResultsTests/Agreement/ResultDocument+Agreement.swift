// SPDX-License-Identifier: Apache-2.0

@testable import BenchResults

extension ResultDocument {
  /// A document of groups whose rounds are given as nanoseconds per cell.
  static func agreeing(
    named name: String = "reuse-bench",
    rows: [String: String] = ["100": "00fe"],
    _ cases: [Case]
  ) -> ResultDocument {
    var document = ResultDocument.example
    document.generator.name = name
    document.plan.dataset.digests = rows
    document.cases = cases
    document.placementBands = nil
    return document
  }

  /// The document of a device.
  static func device(_ cases: [Case]) -> ResultDocument { agreeing(named: "device-kit", cases) }
}

extension ResultDocument.Case {
  /// How many cells a batch holds.
  static let batchCellCount = 500

  /// A case of 15 rounds, the same in each unless there is a list of them.
  static func timed(
    _ strategy: String,
    _ nanoseconds: Int...,
    workload: String = "scroll.steady",
    axes: [String] = [],
    isControl: Bool = false,
    unfilled: Int? = nil
  ) -> ResultDocument.Case {
    let rounds = (0..<15).map { nanoseconds[$0 % nanoseconds.count] * batchCellCount }
    let counts = rounds.map { _ in batchCellCount }
    let name = ([workload] + axes).joined(separator: "+")
    var measured = ResultDocument.Case(
      id: "\(name)/card/\(strategy)/100",
      workload: workload,
      axes: axes,
      cell: "card",
      strategy: strategy,
      rows: 100,
      isControl: isControl,
      digest: "cafe",
      counters: [:],
      samples: ResultDocument.Samples(
        configureBatchNanoseconds: rounds,
        configureBatchCounts: counts
      )
    )
    if let unfilled {
      measured.samples.unfilledBatchNanoseconds = counts.map { $0 * unfilled }
      measured.samples.unfilledBatchCounts = counts
    }
    return measured
  }
}

extension ResultDocument.Ranking {
  /// A ranking in which a twin of the baseline reads so, in a group of its own unless one is named.
  static func twin(reading ratio: Double, group: String = "scroll.steady/subtitle/1000") -> Self {
    Self(
      group: group,
      phase: .configure,
      baseline: "mutation",
      rounds: 15,
      entries: [
        ResultDocument.RankingEntry(
          strategy: "mutation-twin",
          ratio: ratio,
          low: ratio,
          high: ratio,
          standing: .control
        )
      ]
    )
  }
}

extension RankingAgreement.Group {
  /// The pair of two strategies, the second over the first; `nil` where a document lacks one.
  func pair(_ first: String, _ second: String) -> RankingAgreement.Pair? {
    pairs.first { $0.first == first && $0.second == second }
  }
}
