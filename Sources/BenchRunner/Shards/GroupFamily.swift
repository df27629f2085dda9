// SPDX-License-Identifier: Apache-2.0

import BenchCases

/// Groups that have figures in common, and so have to be measured by one process.
///
/// A crossover holds the groups of one cell against each other that differ in how many fields
/// change, and is foretold from those at the other setting of setter comparison; an exponent holds
/// those against each other that differ in the row count. All compare times, and times of two machines
/// do not compare. What one kind of write costs belongs to the crossover of all fields.
struct GroupFamily: Hashable, Sendable {
  /// What groups share that one figure is made from.
  private enum Bond: Hashable {
    case exponent(workload: String, cell: String)
    case crossover(
      cell: String,
      rowCount: Int,
      kind: FieldChange.Kind,
      storage: FieldChange.Storage
    )
  }

  /// The places of the groups in the run, in rising order.
  private(set) var positions: [Int]

  /// The families of a run, each group in one of them, in the order of their first groups.
  ///
  /// - Complexity: O(n) in the count of groups, times the members of a family where two of them
  ///   join.
  static func all(of groups: [CaseGroup]) -> [GroupFamily] {
    var families: [Int: GroupFamily] = [:]
    var familyOfBond: [Bond: Int] = [:]
    var familyOfPosition = Array(groups.indices)
    for (position, group) in groups.enumerated() {
      families[position] = GroupFamily(positions: [position])
      for bond in bonds(of: group) {
        // A bond names the family of some group; that family may have joined another one since.
        if let known = familyOfBond[bond].map({ familyOfPosition[$0] }) {
          let own = familyOfPosition[position]
          let (kept, given) = (min(known, own), max(known, own))
          guard kept != given, let joining = families.removeValue(forKey: given) else { continue }
          families[kept]?.positions += joining.positions
          for member in joining.positions { familyOfPosition[member] = kept }
        } else {
          familyOfBond[bond] = position
        }
      }
    }
    return families.sorted { $0.key < $1.key }
      .map { GroupFamily(positions: $0.value.positions.sorted()) }
  }

  private static func bonds(of group: CaseGroup) -> [Bond] {
    let exponent = Bond.exponent(workload: group.workloadIdentifier, cell: group.cell)
    guard case .reconfigure(let change) = group.workload else { return [exponent] }
    let kinds = change.onlyRedundantKind == nil ? [change.kind] : [change.kind, .all]
    return [exponent]
      + kinds.map { kind in
        .crossover(
          cell: group.cell,
          rowCount: group.rowCount,
          kind: kind,
          storage: change.storage
        )
      }
  }
}
