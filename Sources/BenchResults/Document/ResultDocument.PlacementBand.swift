// SPDX-License-Identifier: Apache-2.0

public import BenchStatistics
import Foundation

extension ResultDocument {
  /// How far a twin of the baseline, whose text is the same and whose code lies elsewhere, read from it.
  ///
  /// The estimate of the group in which a twin reads farthest is taken, without its interval, and
  /// holds for all groups of its phase: nothing that the document says of it tells two strategies
  /// apart by less, see ``ResultDocument/rule(in:)``.
  public struct PlacementBand: Codable, Equatable, Sendable {
    /// The strategy that is the baseline's text compiled once more.
    public static let twin = "mutation-twin"

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
            ranking.entries.first { $0.strategy == twin }?.ratio
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
  /// to configure and up to 0.75 % over frames (`scripts/accept-layouts`, the article Methodology).
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
    return ChangeRule(
      floor: floor,
      unchangedBand: max(ChangeRule.standard.unchangedBand, floor)
    )
  }
}
