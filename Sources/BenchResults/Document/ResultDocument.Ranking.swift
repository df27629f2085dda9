// SPDX-License-Identifier: Apache-2.0

public import BenchStatistics
import Foundation

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
    /// where it was not measured.
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

  /// One strategy in a ranking.
  public struct RankingEntry: Codable, Equatable, Sendable {
    /// The strategy.
    public var strategy: String
    /// Its time over the baseline's, the median of the rounds; `nil` where it is not ranked.
    public var ratio: Double?
    /// The lower end of the sign-test interval of the ratio; `nil` where there is none.
    public var low: Double?
    /// The upper end of the sign-test interval of the ratio; `nil` where there is none.
    public var high: Double?
    /// What the interval decides; `nil` where the strategy is not ranked.
    public var verdict: StrategyVerdict?
    /// Why there is no ratio where one was to be had; `nil` where there is one.
    public var unavailable: String?
    /// Whether the strategy takes part, and if not, why.
    public var standing: Standing
    /// What the strategy shows as a control; `nil` where it is none.
    public var control: Facts.Control?
    /// Whether what fills the cell is a view of the engine's, whose cost is *this implementation's*
    /// and not Apple's; `nil` where there are none.
    public var isThisImplementation: Bool?

    /// Places one strategy.
    public init(
      strategy: String,
      ratio: Double? = nil,
      low: Double? = nil,
      high: Double? = nil,
      verdict: StrategyVerdict? = nil,
      unavailable: String? = nil,
      standing: Standing,
      control: Facts.Control? = nil,
      isThisImplementation: Bool? = nil
    ) {
      self.strategy = strategy
      self.ratio = ratio
      self.low = low
      self.high = high
      self.verdict = verdict
      self.unavailable = unavailable
      self.standing = standing
      self.control = control
      self.isThisImplementation = isThisImplementation
    }
  }
}

extension ResultDocument.RankingEntry {
  /// Whether the strategy is the baseline's text compiled once more; documents of earlier builds have
  /// one such strategy.
  public var isTwin: Bool { control.map { $0 == .twin } ?? (strategy == "mutation-twin") }

  /// Whether the strategy is the baseline measured a second time; documents of earlier builds have one
  /// such strategy.
  public var isSelfComparison: Bool {
    control.map { $0 == .selfComparison } ?? (strategy == "mutation-again")
  }
}

extension ResultDocument {
  /// The place of a strategy in a ranking.
  public enum Standing: String, Codable, CaseIterable, Sendable {
    /// The strategy that all others are divided by.
    case baseline
    /// It takes part.
    case ranked
    /// It shows a known mistake and takes no part.
    case control
    /// It left wrong content on screen and takes no part.
    case stale
    /// Its code retains or allocates for each field more than writing one needs, and takes no part.
    case overLedger = "over-ledger"
  }

  /// How far a twin of the baseline, whose text is the same and whose code lies elsewhere, read from it.
  ///
  /// The estimate of the group in which a twin reads farthest is taken, without its interval, and
  /// holds for all groups of its phase: nothing that the document says of it tells two strategies
  /// apart by less, see ``ResultDocument/rule(in:)``.
  public struct PlacementBand: Codable, Equatable, Sendable {
    /// The part of a frame that was compared.
    public var phase: Phase
    /// The group in which the twin read farthest from the baseline.
    public var group: String
    /// The time of the twin over the baseline's there.
    public var ratio: Double

    /// Notes the farthest reading of a phase.
    public init(phase: Phase, group: String, ratio: Double) {
      self.phase = phase
      self.group = group
      self.ratio = ratio
    }

    /// The farthest readings of a document, one for each phase in which a twin was measured.
    public static func farthest(in rankings: [Ranking]) -> [PlacementBand] {
      Phase.allCases.compactMap { phase in
        rankings.filter { $0.phase == phase }
          .compactMap { ranking in
            ranking.entries.first { $0.isTwin }?.ratio
              .map { PlacementBand(phase: phase, group: ranking.group, ratio: $0) }
          }
          .max { $0.relativeChange < $1.relativeChange }
      }
    }

    /// How far the twin lies from the baseline, as a share: 0.01 for a ratio of 1.01 or 1/1.01.
    public var relativeChange: Double { exp(abs(log(ratio))) - 1 }

    /// The rule of verdicts, with the reading as the least change that counts if it is over the floor
    /// of its phase.
    public var rule: ChangeRule { phase.rule(atLeast: relativeChange) }
  }
}

extension ResultDocument.Phase {
  /// What the place of code is worth in a phase between two strategies of one program, whatever its
  /// twin reads: twice the spread of the twin's ratio over eight layouts of one build, which was 1.3 %
  /// to configure and up to 0.75 % over frames (`scripts/maintain/accept-layouts`, in the article
  /// Methodology).
  public var placementFloor: Double {
    switch self {
    case .configure: 0.025
    case .frame: 0.015
    }
  }

  /// The rule by which strategies are told apart in the phase, with this as the least change if it is
  /// over the floor.
  func rule(atLeast change: Double = 0) -> ChangeRule {
    let floor = max(placementFloor, change)
    return ChangeRule(floor: floor, unchangedBand: max(ChangeRule.standard.unchangedBand, floor))
  }
}
