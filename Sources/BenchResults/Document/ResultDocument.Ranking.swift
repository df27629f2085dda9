// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// The strategies of one case group against their baseline, paired round by round.
  public struct Ranking: Codable, Equatable, Sendable {
    /// The case name without its strategy, as in ``Case/group``.
    public var group: String
    /// The part of a frame that the ratios speak of.
    public var phase: Phase
    /// The strategy that the others are divided by.
    public var baseline: String
    /// How many rounds were paired.
    public var rounds: Int
    /// What a cell costs in the phase of no-op fills that is taken away; `nil` in the phase `frame`,
    /// where it was not measured, and in version 1.
    public var unfilled: UnfilledPhase?
    /// One entry for each strategy of the group.
    public var entries: [RankingEntry]

    /// Assembles the ranking of one group in one phase.
    public init(
      group: String,
      phase: Phase,
      baseline: String,
      rounds: Int,
      entries: [RankingEntry]
    ) {
      self.group = group
      self.phase = phase
      self.baseline = baseline
      self.rounds = rounds
      self.entries = entries
    }
  }
}
