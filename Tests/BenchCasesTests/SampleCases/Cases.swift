// SPDX-License-Identifier: Apache-2.0

package import BenchCases

package enum Cases {
  package static let seed: UInt64 = 7

  /// A group with comparing setters over spread rows.
  package static func group(
    _ workload: Workload,
    _ cell: String,
    _ rowCount: Int,
    _ strategies: [CaseStrategy]
  ) -> CaseGroup {
    CaseGroup(workload: workload, cell: cell, rowCount: rowCount, strategies: strategies)
  }

  /// One workload of each family for a cell; reconfiguring changes about half of the fields.
  package static func workloads(of design: CellDesign) -> [Workload] {
    let count = design.fields.count
    let change = FieldChange(changedCount: (count + 1) / 2, fieldCount: count, storage: .fresh)
    return [.steady, .fling, .jump, .load, .reconfigure(change)]
  }

  @MainActor package static func verify(
    _ workload: Workload,
    _ cell: String,
    rowCount: Int,
    setterComparison: Bool = true,
    reach: Reach = .spread,
    strategies: [CaseStrategy]? = nil,
    rows: (any RowSource)? = nil,
    configureCount: Int = 30
  ) -> [CaseVerification] {
    CaseGroup(
      workload: workload,
      cell: cell,
      rowCount: rowCount,
      setterComparison: setterComparison,
      reach: reach,
      strategies: strategies
    )
    .verify(rows: rows ?? SampleRows.stored(rowCount), seed: seed, configureCount: configureCount)
  }
}
