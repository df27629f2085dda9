// SPDX-License-Identifier: Apache-2.0

/// A named selection of case groups, and the extent of their measurement.
public struct Suite: Sendable {
  public struct Rounds: Equatable, Sendable {
    public let roundCount: Int
    public let blockCount: Int
    public let cellRoundCount: Int
    /// The fewest cells that a round configures.
    public let configureCount: Int

    public init(
      roundCount: Int = 25,
      blockCount: Int = 2,
      cellRoundCount: Int = 6,
      configureCount: Int = CaseGroup.standardConfigureCount
    ) {
      self.roundCount = roundCount
      self.blockCount = blockCount
      self.cellRoundCount = cellRoundCount
      self.configureCount = configureCount
    }
  }

  public let name: String
  public let rounds: Rounds
  let entries: [SuiteEntry]
  /// True if `verify` also plays the same work at every row count.
  public let comparesRowCounts: Bool
  /// True if a run ends with the curves of the worth of reuse and the row index.
  public let hasControlCurves: Bool
  /// True if a run measures the engine's own prices of writes, to compare with the break-evens.
  public let hasPrices: Bool

  init(
    name: String,
    rounds: Rounds = Rounds(),
    entries: [SuiteEntry],
    hasControlCurves: Bool = false,
    hasPrices: Bool = false,
    comparesRowCounts: Bool = true
  ) {
    self.name = name
    self.rounds = rounds
    self.entries = entries
    self.hasControlCurves = hasControlCurves
    self.hasPrices = hasPrices
    self.comparesRowCounts = comparesRowCounts
  }

  public static func named(_ name: String) -> Suite? { all.first { $0.name == name } }

  /// Returns the rounds of the first suite that has a group's list, else those of the default suite.
  public static func rounds(of group: CaseGroup) -> Rounds {
    all.first { suite in suite.groups().contains { $0.cell == group.cell } }?.rounds ?? Rounds()
  }

  /// Returns the groups, with a user's choices in place of the suite's.
  ///
  /// Groups that differ only in their strategies become one, so that each case is measured once.
  public func groups(
    cells: [String]? = nil,
    rowCounts: [Int]? = nil,
    strategies: [CaseStrategy]? = nil
  ) -> [CaseGroup] {
    var merged: [CaseGroup] = []
    var positions: [String: Int] = [:]
    for entry in entries {
      for group in entry.groups(cells: cells, rowCounts: rowCounts, strategies: strategies) {
        if let position = positions[group.identifier] {
          let known = merged[position].strategies
          let added = group.strategies.filter { !known.contains($0) }
          merged[position] = merged[position]
            .with(strategies: known + added, extras: group.extras)
        } else {
          positions[group.identifier] = merged.count
          merged.append(group)
        }
      }
    }
    return merged
  }

  /// The suite's lists as advice plays them: each is flung, and screens whose rows change have them change.
  ///
  /// Without the controls, which are bad on purpose.
  public var forAdvice: Suite {
    var lists: [CellDesign] = []
    for design in entries.flatMap(\.cells).compactMap(CellDesign.named)
    where design != .none && !lists.contains(design) { lists.append(design) }
    return Suite(
      name: name,
      rounds: rounds,
      entries: [Workload.fling, .change]
        .map { workload in
          SuiteEntry(.workload(workload), cells: lists.map(\.name), strategies: nil)
        },
      comparesRowCounts: false
    )
  }
}
