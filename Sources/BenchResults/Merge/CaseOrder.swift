// SPDX-License-Identifier: Apache-2.0

/// The places of a document's cases, and with them of what is made from several: where its first
/// case stands.
///
/// A run writes crossovers and exponents in the order of their first cases.
struct CaseOrder {
  /// What the cases of an exponent share.
  private struct Trace: Hashable {
    let workload: String
    let cell: String
    let strategy: String
  }

  /// What the cases of a crossover share.
  private struct Change: Hashable {
    let cell: String
    let rows: Int
    /// The axes but for how many fields change.
    let axes: Set<String>
    let strategy: String
  }

  private var cases: [String: Int] = [:]
  private var groups: [String: Int] = [:]
  private var groupsOfTraces: [Trace: Int] = [:]
  private var groupsOfChanges: [Change: Int] = [:]

  /// Takes down the places of the cases of a document.
  init(_ measured: [ResultDocument.Case]) {
    var group = -1
    var name: String?
    for (place, one) in measured.enumerated() {
      if one.group != name {
        name = one.group
        group += 1
        if groups[one.group] == nil { groups[one.group] = group }
      }
      if cases[one.id] == nil { cases[one.id] = place }
      let trace = Trace(
        workload: ([one.workload] + one.axes).joined(separator: "+"),
        cell: one.cell,
        strategy: one.strategy
      )
      if groupsOfTraces[trace] == nil { groupsOfTraces[trace] = group }
      guard let axes = Self.axesOfChange(one) else { continue }
      let change = Change(cell: one.cell, rows: one.rows, axes: axes, strategy: one.strategy)
      if groupsOfChanges[change] == nil { groupsOfChanges[change] = group }
    }
  }

  /// The axes of a case without the one that says how many fields change, such as `4of9`; nil where
  /// there is none.
  private static func axesOfChange(_ one: ResultDocument.Case) -> Set<String>? {
    guard let counts = one.axes.firstIndex(where: { ChangedFields(axis: $0) != nil }) else {
      return nil
    }
    var axes = one.axes
    axes.remove(at: counts)
    return Set(axes)
  }

  /// Where the case stands.
  func place(_ ratio: ResultDocument.PaceRatio) -> Int { cases[ratio.id] ?? .max }

  /// Where the group of the first case stands.
  func place(_ scaling: ResultDocument.Scaling) -> Int {
    let trace = Trace(
      workload: scaling.workload,
      cell: scaling.cell,
      strategy: scaling.strategy
    )
    return groupsOfTraces[trace] ?? .max
  }

  /// Where the group stands; of one that was not measured, the group of the first case in which all
  /// fields of its cell may change, behind those that were.
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

  /// Where the group of the first case stands.
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

  /// Where the group of the first case stands.
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
    var axes: Set<String> = []
    if kind != .all { axes.insert(kind.rawValue) }
    if storage != .shared { axes.insert(storage.rawValue) }
    if !comparesSetters { axes.insert(ResultDocument.setterComparisonOffAxis) }
    let change = Change(cell: cell, rows: rows, axes: axes, strategy: strategy)
    return groupsOfChanges[change] ?? .max
  }
}
