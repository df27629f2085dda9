// SPDX-License-Identifier: Apache-2.0

/// The places of a document's cases, and with them of what is made from several: where its first case stands.
///
/// A run writes crossovers and exponents in the order of their first cases.
struct CaseOrder {
  private struct Growth: Hashable {
    let workload: String
    let cell: String
    let strategy: String
  }

  private struct Change: Hashable {
    let cell: String
    let rows: Int
    let fieldKind: ResultDocument.FieldKind
    let storage: ResultDocument.StorageSharing
    let comparesSetters: Bool
    let strategy: String
  }

  private var cases: [String: Int] = [:]
  private var groups: [String: Int] = [:]
  private var groupsOfCells: [String: Int] = [:]
  private var groupsOfGrowths: [Growth: Int] = [:]
  private var groupsOfChanges: [Change: Int] = [:]

  init(_ measured: [ResultDocument.Case]) {
    var group = -1
    var name: String?
    for (place, one) in measured.enumerated() {
      if one.group != name {
        name = one.group
        group += 1
        if groups[one.group] == nil { groups[one.group] = group }
      }
      if groupsOfCells[one.cell] == nil { groupsOfCells[one.cell] = group }
      if cases[one.id] == nil { cases[one.id] = place }
      let growth = Growth(
        workload: ([one.workload] + one.axes).joined(separator: "+"),
        cell: one.cell,
        strategy: one.strategy
      )
      if groupsOfGrowths[growth] == nil { groupsOfGrowths[growth] = group }
      let made = one.made
      guard made.changedFields != nil, made.otherAxes.isEmpty else { continue }
      let change = Change(
        cell: one.cell,
        rows: one.rows,
        fieldKind: made.fieldKind,
        storage: made.storage,
        comparesSetters: made.setterComparison,
        strategy: one.strategy
      )
      if groupsOfChanges[change] == nil { groupsOfChanges[change] = group }
    }
  }

  func place(_ mistake: ResultDocument.Mistake) -> Int {
    groupsOfCells[mistake.cell] ?? .max
  }

  func place(_ ratio: ResultDocument.PaceRatio) -> Int { cases[ratio.id] ?? .max }

  func place(_ scaling: ResultDocument.Scaling) -> Int {
    let growth = Growth(workload: scaling.workload, cell: scaling.cell, strategy: scaling.strategy)
    return groupsOfGrowths[growth] ?? .max
  }

  /// Where the group stands; of one that was not measured, the group of the first case in which all fields of its cell
  /// may change, behind those that were.
  func place(_ breakEven: ResultDocument.BreakEven) -> Int {
    if let measured = groups[breakEven.group] { return measured }
    let unmeasured = place(
      cell: breakEven.cell,
      rows: breakEven.rows,
      .all,
      .shared,
      comparesSetters: breakEven.setterComparison,
      strategy: breakEven.baseline
    )
    return unmeasured == .max ? .max : groups.count + unmeasured
  }

  func place(_ crossover: ResultDocument.Crossover) -> Int {
    place(
      cell: crossover.cell,
      rows: crossover.rows,
      crossover.fieldKind,
      crossover.storage,
      comparesSetters: crossover.setterComparison,
      strategy: crossover.strategy
    )
  }

  func place(_ crossover: ResultDocument.CounterCrossover) -> Int {
    place(
      cell: crossover.cell,
      rows: crossover.rows,
      crossover.fieldKind,
      crossover.storage,
      comparesSetters: crossover.setterComparison,
      strategy: crossover.strategy
    )
  }

  private func place(
    cell: String,
    rows: Int,
    _ kind: ResultDocument.FieldKind,
    _ storage: ResultDocument.StorageSharing,
    comparesSetters: Bool,
    strategy: String
  ) -> Int {
    let change = Change(
      cell: cell,
      rows: rows,
      fieldKind: kind,
      storage: storage,
      comparesSetters: comparesSetters,
      strategy: strategy
    )
    return groupsOfChanges[change] ?? .max
  }
}
