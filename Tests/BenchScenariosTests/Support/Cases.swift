// SPDX-License-Identifier: Apache-2.0

@testable import BenchScenarios

/// Groups of cases that tests play.
enum Cases {
  /// The seed of all traces here.
  static let seed: UInt64 = 7

  /// A plan that plays enough for every counter to move.
  static func plan(configureCount: Int = 30) -> MeasurementPlan {
    MeasurementPlan(
      roundCount: 1,
      blockCount: 1,
      cellRoundCount: 1,
      cpuRoundCount: 1,
      configureCount: configureCount,
      seed: seed
    )
  }

  /// One workload of each family for a cell; reconfiguring changes about half of the fields.
  static func workloads(of design: CellDesign) -> [Workload] {
    let count = design.fields.count
    let change = FieldChange(changedCount: (count + 1) / 2, fieldCount: count, storage: .fresh)
    return [.steady, .fling, .jump, .load, .reconfigure(change)]
  }

  /// Verifies some strategies of a group.
  @MainActor static func verify(
    _ workload: Workload,
    _ cell: String,
    rowCount: Int,
    setterComparison: Bool = true,
    reach: Reach = .spread,
    strategies: [Strategy]? = nil,
    rows: (any RowSource)? = nil,
    configureCount: Int = 30
  ) -> [CaseVerification] {
    GroupRunner(
      group: CaseGroup(
        workload: workload,
        cell: cell,
        rowCount: rowCount,
        setterComparison: setterComparison,
        reach: reach,
        strategies: strategies
      ),
      rows: rows ?? SampleRows.stored(rowCount),
      plan: plan(configureCount: configureCount)
    )
    .verify()
  }
}
