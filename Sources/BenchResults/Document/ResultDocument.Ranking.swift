// SPDX-License-Identifier: Apache-2.0

public import BenchStatistics
import Foundation

extension ResultDocument {
  /// The strategies of one case group against their baseline, paired round by round.
  public struct Ranking: Codable, Equatable, Sendable {
    /// The case name without its strategy, as in ``Case/group``.
    public var group: String
    public var phase: Phase
    public var baseline: String
    public var rounds: Int
    /// What a cell costs in the phase of no-op fills that is taken away; `nil` in the phase `frame`, where it was not
    /// measured.
    public var unfilled: UnfilledPhase?
    public var entries: [RankingEntry]

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

  public struct RankingEntry: Codable, Equatable, Sendable {
    public var strategy: String
    /// Its time over the baseline's, the median of the rounds; `nil` where it is not ranked.
    public var ratio: Double?
    public var low: Double?
    public var high: Double?
    public var verdict: StrategyVerdict?
    public var unavailable: String?
    public var standing: Standing
    public var control: Facts.Control?
    /// Whether what fills the cell is a view of the engine's, whose cost is *this implementation's* and not Apple's;
    /// `nil` where there are none.
    public var isThisImplementation: Bool?
  }

  /// A well-known mistake whose list was measured beside its cure.
  public struct Mistake: Codable, Equatable, Sendable {
    public var cell: String
    /// What is done wrong, as a clause without a subject.
    public var what: String
    public var cure: String
    /// The published source that tells it, by its title.
    public var source: String
    /// The strategy that has the mistake; the others of its groups are cures.
    public var strategy: String

    public init(cell: String, what: String, cure: String, source: String, strategy: String) {
      self.cell = cell
      self.what = what
      self.cure = cure
      self.source = source
      self.strategy = strategy
    }
  }
}

extension ResultDocument.RankingEntry {
  public init(strategy: String, standing: ResultDocument.Standing) {
    self.strategy = strategy
    self.standing = standing
  }

  /// True for the baseline's text compiled once more; in documents of earlier builds its name says so.
  public var isTwin: Bool { control.map { $0 == .twin } ?? (strategy == "mutation-twin") }

  /// True for the baseline measured a second time; in documents of earlier builds its name says so.
  public var isSelfComparison: Bool {
    control.map { $0 == .selfComparison } ?? (strategy == "mutation-again")
  }
}

extension ResultDocument {
  public enum Standing: String, Codable, CaseIterable, Sendable {
    case baseline
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
  /// The estimate of the group in which a twin reads farthest is taken, without its interval, and holds for all groups
  /// of its phase: nothing that the document says of it tells two strategies apart by less, see
  /// ``ResultDocument/rule(in:)``.
  public struct PlacementBand: Codable, Equatable, Sendable {
    public var phase: Phase
    public var group: String
    /// The time of the twin over the baseline's there.
    public var ratio: Double

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

    /// The rule of verdicts whose floor is the reading, or the floor of the phase where that is higher.
    public var rule: ChangeRule { phase.rule(atLeast: relativeChange) }
  }
}

extension ResultDocument.Phase {
  /// What the place of code is worth in a phase between two strategies of one program, whatever its twin reads: twice
  /// the spread of the twin's ratio over eight layouts of one build, which was 1.3 % to configure and up to 0.75 % over
  /// frames (`scripts/maintain/accept-layouts`, in the article Methodology).
  public var placementFloor: Double {
    switch self {
    case .configure: 0.025
    case .frame: 0.015
    }
  }

  /// The rule that tells strategies apart in the phase; its floor is the larger of `change` and the phase's.
  func rule(atLeast change: Double = 0) -> ChangeRule {
    let floor = max(placementFloor, change)
    return ChangeRule(floor: floor, unchangedBand: max(ChangeRule.standard.unchangedBand, floor))
  }
}
