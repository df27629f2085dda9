// SPDX-License-Identifier: Apache-2.0

/// A named selection of case groups, and how much of each is measured.
public struct Suite: Sendable {
  /// The name on the command line.
  public let name: String
  /// How much of a group is measured.
  public let plan: MeasurementPlan
  let entries: [SuiteEntry]
  /// Whether a run ends with the curves of what reuse and the row index are worth.
  public let hasControlCurves: Bool
  /// Whether a run takes the engine's own prices of writes, to stand beside the break-evens.
  public let hasPrices: Bool

  init(
    name: String,
    plan: MeasurementPlan,
    entries: [SuiteEntry],
    hasControlCurves: Bool = false,
    hasPrices: Bool = false
  ) {
    self.name = name
    self.plan = plan
    self.entries = entries
    self.hasControlCurves = hasControlCurves
    self.hasPrices = hasPrices
  }

  /// All suites, smallest first.
  public static let all: [Suite] = [.smoke, .controls, .default, .full]

  /// Returns the suite of a name.
  public static func named(_ name: String) -> Suite? {
    all.first { $0.name == name }
  }

  /// Returns the groups, with choices of the user's in place of the suite's.
  ///
  /// Groups that differ in nothing but their strategies become one, so that each case is measured
  /// once; controls that need a process of their own stay apart.
  public func groups(
    cells: [String]? = nil,
    rowCounts: [Int]? = nil,
    strategies: [Strategy]? = nil
  ) -> [CaseGroup] {
    var merged: [CaseGroup] = []
    var positions: [String: Int] = [:]
    for entry in entries {
      for group in entry.groups(cells: cells, rowCounts: rowCounts, strategies: strategies) {
        if let position = positions[group.identifier] {
          let known = merged[position].strategies
          let added = group.strategies.filter { !known.contains($0) }
          merged[position] = merged[position]
            .with(
              strategies: known + added,
              extras: group.extras
            )
        } else {
          positions[group.identifier] = merged.count
          merged.append(group)
        }
      }
    }
    return merged
  }
}
