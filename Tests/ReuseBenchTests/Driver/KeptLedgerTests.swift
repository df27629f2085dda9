// SPDX-License-Identifier: Apache-2.0

import BenchCases
import Foundation
import TestSupport
import Testing

@testable import BenchRunner
@testable import ReuseBench

/// The ledger of what one further changed field costs, held against every cell that there is.
@Suite("Ledger of every cell", .serialized, .awaitsPrograms) struct KeptLedgerTests {
  /// The hand-written strategies, by the exact counts of an optimised build.
  @Test(
    "every strategy of every cell keeps the ledger, at every share, for shared and fresh storage",
    .optimisedTool,
    arguments: CellDesign.suite.map(\.name),
    FieldChange.Storage.allCases
  )
  func cells(cell: String, storage: FieldChange.Storage) async throws {
    let design = try require(CellDesign.named(cell))
    let strategies: [CaseStrategy] = [
      .mutation, .mutationGuarded, .configuration, .configurationEquatable, .configurationDiffing,
    ]
    let groups = (0...design.fields.count)
      .map { changed in
        CaseGroup(
          workload: .reconfigure(
            FieldChange(changedCount: changed, fieldCount: design.fields.count, storage: storage)
          ),
          cell: cell,
          rowCount: 1_000,
          strategies: strategies
        )
      }
    // All requests at once, to a process that nobody waits for by a thread.
    let requests = try groups.map { group in
      try JSONEncoder()
        .encode(
          DriverRequest(
            command: "measure",
            cases: strategies.map(group.identifier(of:)),
            plan: MeasurementPlan(roundCount: 1, blockCount: 1, cellRoundCount: 0, cpuRoundCount: 0)
          )
        )
    }
    let ending = try await ToolProcess.runAwaited(
      ["driver", "--protocol", "1"],
      in: Workplace(),
      input: requests.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
    )
    let replies = try ending.lines.map {
      try JSONDecoder().decode(DriverReply.self, from: Data($0.utf8))
    }
    try require(replies.count == groups.count, "\(ending.account)")
    var ledger = FieldLedger()
    for (group, reply) in zip(groups, replies) {
      let outcomes = try require(reply.outcomes, "\(reply.error ?? "no outcomes")")
      expectEqual(outcomes.map(\.verification.identifier), strategies.map(group.identifier(of:)))
      expect(outcomes.allSatisfy { $0.counters["configureRetains"] ?? 0 > 0 })
      ledger.add(GroupOutcome(group: group, cases: outcomes))
    }
    expect(ledger.overruns.isEmpty, "\(ledger.overruns.map(\.sentence))")
  }
}
