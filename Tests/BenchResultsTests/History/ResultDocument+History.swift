// SPDX-License-Identifier: Apache-2.0

@testable import BenchResults

extension ResultDocument {
  /// A document of two strategies and a case without strategies beside it, for a history.
  static func kept(
    commit: String? = "0123456789abcdef0123456789abcdef01234567",
    isDirty: Bool? = false,
    startedAt: String = "2026-03-04T05:06:07Z",
    machine: String = "Linux | 2 processors",
    allocations: Int = 12,
    configureNanoseconds: Int = 500
  ) -> ResultDocument {
    func measured(_ strategy: String, _ cell: String, _ counters: [String: Int]) -> Case {
      Case(
        id: "scroll.steady/\(cell)/\(strategy)/100",
        workload: "scroll.steady",
        axes: [],
        cell: cell,
        strategy: strategy,
        rows: 100,
        isControl: false,
        digest: "cafe",
        counters: counters,
        samples: Samples(
          // Two rounds of three frames: means 3,000 and 2,500.
          frameWallNanoseconds: [2_000, 4_000, 3_000, 2_500, 2_500, 2_500],
          configureNanoseconds: [700, 900, 800, 600, 1_000],
          configureBatchNanoseconds: [configureNanoseconds * 10, configureNanoseconds * 20 + 1],
          configureBatchCounts: [10, 20]
        )
      )
    }
    var document = ResultDocument.example
    document.generator.gitCommit = commit
    document.generator.gitIsDirty = isDirty
    document.environment.fingerprint = machine
    document.plan.startedAt = startedAt
    document.plan.rounds = 2
    document.cases = [
      measured("mutation", "news", ["allocations": allocations, "cellsCreated": 7, "idle": 0]),
      measured("configuration", "news", ["allocations": 9, "cellsCreated": 7, "idle": 0]),
      measured("mutation", "card", ["cellsCreated": 7, "idle": 0]),
    ]
    return document
  }
}
