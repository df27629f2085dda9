// SPDX-License-Identifier: Apache-2.0

/// A named selection of case groups, and how much of each is measured.
public struct Suite: Sendable {
  /// How often a group is played in the passes of a run.
  public struct Rounds: Equatable, Sendable {
    /// The rounds of frame and batch passes; each gives one ratio.
    public let roundCount: Int
    /// How often a round's frames and batches are taken.
    public let blockCount: Int
    /// The rounds of the cell pass.
    public let cellRoundCount: Int
    /// The fewest cells that a round configures.
    public let configureCount: Int

    /// Counts rounds; the defaults are those of the default suite.
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

  /// The name on the command line.
  public let name: String
  /// How often a group is played in the passes.
  public let rounds: Rounds
  let entries: [SuiteEntry]
  /// Whether `verify` plays the same work at every row count, too.
  public let comparesRowCounts: Bool
  /// Whether a run ends with the curves of what reuse and the row index are worth.
  public let hasControlCurves: Bool
  /// Whether a run takes the engine's own prices of writes, to stand beside the break-evens.
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

  /// Returns the suite of a name.
  public static func named(_ name: String) -> Suite? {
    all.first { $0.name == name }
  }

  /// Returns how much is measured of a group where a suite has its list; as in the default suite where none
  /// has.
  public static func rounds(of group: CaseGroup) -> Rounds {
    all.first { suite in suite.groups().contains { $0.cell == group.cell } }?.rounds ?? Rounds()
  }

  /// Returns the groups, with choices of the user's in place of the suite's.
  ///
  /// Groups that differ in nothing but their strategies become one, so that each case is measured
  /// once; controls that need a process of their own stay apart.
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
