// SPDX-License-Identifier: Apache-2.0

import BenchScenarios

/// The case groups that a selection stands for.
struct SelectedCases {
  /// The suite that was chosen from.
  let suite: Suite
  /// The groups with the strategies that are left of them, in the suite's order.
  let groups: [CaseGroup]

  /// Finds the groups; names were checked when the line was read.
  ///
  /// - Throws: ``ToolFailure`` if nothing is left.
  init(_ selection: Selection, rowLimit: Int? = nil) throws(ToolFailure) {
    guard let suite = Suite.named(selection.suite) else {
      preconditionFailure("The suite \"\(selection.suite)\" was checked when the line was read.")
    }
    let strategies = selection.strategies?.compactMap(Strategy.init(rawValue:))
    var groups = suite.groups(
      cells: selection.cells,
      rowCounts: selection.rows,
      strategies: strategies
    )
    if let rowLimit { groups = Self.fitted(groups, suite, selection, rowLimit) }
    if let filter = selection.filter { groups = Self.filtered(groups, by: filter) }
    guard !groups.isEmpty else {
      throw ToolFailure(
        exit: .nothingMeasured,
        message: "the selection matches no case of suite \(suite.name); 'list' prints what there "
          + "is"
      )
    }
    self.suite = suite
    self.groups = groups
  }

  /// The identifiers of all cases.
  var identifiers: [String] {
    groups.flatMap { group in group.strategies.map { group.identifier(of: $0) } }
  }

  /// The most rows that a case has.
  var largestRowCount: Int { groups.map(\.rowCount).max() ?? 0 }

  /// How much of a group is measured.
  func plan(seed: UInt64?) -> MeasurementPlan {
    var plan = suite.plan
    if let seed { plan.seed = seed }
    return plan
  }

  /// Keeps the suite's row counts that a file can fill, and the file's own in place of the others.
  private static func fitted(
    _ groups: [CaseGroup],
    _ suite: Suite,
    _ selection: Selection,
    _ limit: Int
  ) -> [CaseGroup] {
    guard selection.rows == nil, groups.contains(where: { $0.rowCount > limit }) else {
      return groups
    }
    let counts = Set(groups.map { min($0.rowCount, limit) }).sorted()
    return suite.groups(
      cells: selection.cells,
      rowCounts: counts,
      strategies: selection.strategies?.compactMap(Strategy.init(rawValue:))
    )
  }

  /// Keeps the cases whose identifier matches.
  private static func filtered(_ groups: [CaseGroup], by filter: CaseFilter) -> [CaseGroup] {
    let all = groups.flatMap { group in group.strategies.map { group.identifier(of: $0) } }
    let kept = Set(filter.matching(all))
    return groups.compactMap { group in
      let strategies = group.strategies.filter { kept.contains(group.identifier(of: $0)) }
      return strategies.isEmpty ? nil : group.with(strategies: strategies)
    }
  }
}
