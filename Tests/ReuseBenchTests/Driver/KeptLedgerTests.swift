// SPDX-License-Identifier: Apache-2.0

import BenchCases
import Testing

@testable import BenchRunner
@testable import ReuseBench

/// The ledger of what one further changed field costs, held against every cell that there is.
@Suite("Ledger of every cell") @MainActor struct KeptLedgerTests {
  /// The hand-written strategies, by the exact counts of an optimised build.
  @Test(
    "every strategy of every cell keeps the ledger, at every share, for shared and fresh storage",
    .optimisedTool,
    arguments: CellDesign.all.map(\.name),
    FieldChange.Storage.allCases
  )
  func cells(cell: String, storage: FieldChange.Storage) throws {
    let design = try #require(CellDesign.named(cell))
    let strategies: [CaseStrategy] = [
      .mutation, .mutationGuarded, .configuration, .configurationEquatable, .configurationDiffing,
    ]
    let driver = try DriverClient(ToolProcess.path)
    defer { driver.close() }
    var ledger = FieldLedger()
    for changed in 0...design.fields.count {
      let group = CaseGroup(
        workload: .reconfigure(
          FieldChange(changedCount: changed, fieldCount: design.fields.count, storage: storage)
        ),
        cell: cell,
        rowCount: 1_000,
        strategies: strategies
      )
      let request = DriverProtocol.Request(
        command: "measure",
        cases: strategies.map(group.identifier(of:)),
        plan: MeasurementPlan(roundCount: 1, blockCount: 1, cellRoundCount: 0, cpuRoundCount: 0)
      )
      let outcomes = try #require(try driver.measure(request))
      #expect(outcomes.allSatisfy { $0.counters["configureRetains"] ?? 0 > 0 })
      ledger.add(GroupOutcome(group: group, cases: outcomes))
    }
    #expect(ledger.overruns.isEmpty, "\(ledger.overruns.map(\.sentence))")
  }
}
