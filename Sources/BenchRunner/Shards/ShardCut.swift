// SPDX-License-Identifier: Apache-2.0

public import BenchCases
import BenchHarness
@_spi(Headless) import HeadlessUIKit

/// A run cut into shards by whole families of groups, so that each figure comes from one process and all take about as
/// long.
///
/// The cut depends on the groups and the suite's plan alone, through typical times that are written down: it is the
/// same on every machine.
@MainActor public struct ShardCut {
  /// The positions in the run of each shard's groups, in rising order; a shard may have none.
  public let positions: [[Int]]
  /// The shard, counted from 0, that measures the curves of the controls, if the run has them.
  public let curvePlace: Int?

  /// The approximate duration of the curves of the controls.
  private static let curveNanoseconds = 6_000_000_000

  public init(of groups: [CaseGroup], into count: Int, plan: MeasurementPlan, hasCurves: Bool) {
    let families = GroupFamily.all(of: groups)
    // With the default budget: a cut may not depend on more than the cases.
    var timed = plan
    timed.budget = .hertz60
    var estimate = DurationEstimate(typicalOf: timed)
    var weights = families.map { family in
      estimate.nanoseconds(of: family.positions.map { groups[$0] })
    }
    if hasCurves { weights.append(Self.curveNanoseconds) }
    let places = Self.places(of: weights, count)
    var positions: [[Int]] = Array(repeating: [], count: count)
    for (family, place) in zip(families, places) { positions[place] += family.positions }
    self.positions = positions.map { $0.sorted() }
    curvePlace = hasCurves ? places.last : nil
  }

  /// Returns the shard, counted from 0, of each weight: the heaviest first, each into the lightest shard.
  ///
  /// No shard gets more than 4/3 of what the best cut would give the fullest (R. L. Graham, "Bounds on Multiprocessing
  /// Timing Anomalies", 1969).
  nonisolated static func places(of weights: [Int], _ count: Int) -> [Int] {
    precondition(count > 0, "A run is cut into at least one shard, found \(count).")
    var loads = Array(repeating: 0, count: count)
    var places = Array(repeating: 0, count: weights.count)
    let order = weights.indices.sorted { (-weights[$0], $0) < (-weights[$1], $1) }
    for index in order {
      var least = 0
      for place in loads.indices where loads[place] < loads[least] { least = place }
      places[index] = least
      loads[least] += max(1, weights[index])
    }
    return places
  }

  /// Returns a digest of the cases of a run, in their order, in which its shards agree.
  public static func digest(of groups: [CaseGroup]) -> String {
    var digest = StableDigest()
    for group in groups {
      for strategy in group.strategies { digest.combine(group.identifier(of: strategy)) }
    }
    return digest.hexadecimal
  }
}

public struct Shard: Hashable, Sendable {
  public static let countRange = 1...10_000

  public let index: Int
  public let count: Int

  public init?(index: Int, of count: Int) {
    guard Self.countRange.contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }
}

/// Groups that have figures in common, and so have to be measured by one process.
///
/// A crossover compares the groups of one cell that differ in the number of changed fields, and is predicted from those
/// at the other setting of setter comparison; an exponent compares those that differ in the row count. All compare
/// times, and times of two machines do not compare. The cost of one kind of write belongs to the crossover of all
/// fields.
struct GroupFamily: Hashable, Sendable {
  private enum Bond: Hashable {
    case exponent(workload: String, cell: String)
    case crossover(
      cell: String,
      rowCount: Int,
      kind: FieldChange.Kind,
      storage: FieldChange.Storage
    )
  }

  private(set) var positions: [Int]

  /// Returns the families of a run, each group in one of them, in the order of their first groups.
  ///
  /// - Complexity: O(n) in the count of groups, times the members of a family where two of them join.
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
        .crossover(cell: group.cell, rowCount: group.rowCount, kind: kind, storage: change.storage)
      }
  }
}
