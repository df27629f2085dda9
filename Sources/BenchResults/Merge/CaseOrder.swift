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
    let setterComparison: Bool
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
        setterComparison: made.setterComparison,
        strategy: one.strategy
      )
      if groupsOfChanges[change] == nil { groupsOfChanges[change] = group }
    }
  }

  func place(_ mistake: ResultDocument.Mistake) -> Int { groupsOfCells[mistake.cell] ?? .max }

  func place(_ ratio: ResultDocument.PaceRatio) -> Int { cases[ratio.id] ?? .max }

  func place(_ scaling: ResultDocument.Scaling) -> Int {
    let growth = Growth(workload: scaling.workload, cell: scaling.cell, strategy: scaling.strategy)
    return groupsOfGrowths[growth] ?? .max
  }

  /// Where the group stands; of one that was not measured, the group of the first case in which all fields of its cell
  /// may change, behind those that were.
  func place(_ breakEven: ResultDocument.BreakEven) -> Int {
    if let measured = groups[breakEven.group] { return measured }
    let change = Change(
      cell: breakEven.cell,
      rows: breakEven.rows,
      fieldKind: .all,
      storage: .shared,
      setterComparison: breakEven.setterComparison,
      strategy: breakEven.baseline
    )
    return groupsOfChanges[change].map { groups.count + $0 } ?? .max
  }

  func place(_ crossover: some CrossoverRecord) -> Int {
    let change = Change(
      cell: crossover.cell,
      rows: crossover.rows,
      fieldKind: crossover.fieldKind,
      storage: crossover.storage,
      setterComparison: crossover.setterComparison,
      strategy: crossover.strategy
    )
    return groupsOfChanges[change] ?? .max
  }
}

/// The fields that identify a crossover within its kind.
protocol CrossoverRecord {
  var cell: String { get }
  var rows: Int { get }
  var fieldKind: ResultDocument.FieldKind { get }
  var storage: ResultDocument.StorageSharing { get }
  var setterComparison: Bool { get }
  var strategy: String { get }
}

extension ResultDocument.Crossover: CrossoverRecord {}
extension ResultDocument.CounterCrossover: CrossoverRecord {}
