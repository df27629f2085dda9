// SPDX-License-Identifier: Apache-2.0

public import BenchStatistics
import Foundation

extension ResultDocument {
  /// The one rule by which strategies are told apart in a phase: in rankings, in crossovers, in what is modelled, and
  /// where another document is held against this one.
  ///
  /// Its floor is what the place of code is worth in the phase (``Phase/placementFloor``), or what the farthest twin of
  /// the baseline read in this document where that is more.
  public func rule(in phase: Phase) -> ChangeRule {
    let bands = placementBands ?? PlacementBand.farthest(in: rankings)
    return bands.first { $0.phase == phase }?.rule ?? phase.rule()
  }

  /// The strategies whose crossing with a baseline is looked for, and that baseline.
  public static let crossing = (
    strategies: ["mutation-guarded", "configuration-diffing"], baseline: "mutation"
  )

  /// Judges every ratio of the document by its one rule, from the rounds that it holds: the entries of its rankings,
  /// and where the strategies change places with a baseline.
  ///
  /// Controls are judged by the standard rule, since what they read is what makes the rule wide.
  public mutating func judge(
    crossoversOf strategies: [String] = crossing.strategies,
    over baseline: String = crossing.baseline
  ) {
    placementBands = PlacementBand.farthest(in: rankings)
    for position in rankings.indices {
      let rule = rule(in: rankings[position].phase)
      for place in rankings[position].entries.indices {
        let entry = rankings[position].entries[place]
        rankings[position].entries[place].verdict =
          (entry.standing == .ranked ? rule : .standard)
          .verdict(entry.ratio, entry.low, entry.high)
      }
    }
    crossovers = CrossoverLines(takingPart, of: strategies, over: baseline)
      .crossovers(rule(in:))
    let configureRule = rule(in: .configure)
    modelledConfigure?.judge(by: configureRule)
  }

  /// The strategies whose cells are filled by views of this implementation, so that no write of theirs is a setter of
  /// the cell.
  public var ownStrategies: Set<String> {
    Set(rankings.flatMap(\.entries).filter { $0.isThisImplementation == true }.map(\.strategy))
  }

  /// Why strategies of a group have no ratio to configure, by strategy: what a cell's fill takes does not compare
  /// there, whatever the rounds say.
  func obstacles(in group: String) -> [String: String] {
    let entries = rankings.first { $0.group == group && $0.phase == .configure }?.entries ?? []
    return entries.reduce(into: [:]) { $0[$1.strategy] = $1.unavailable }
  }

  /// The cases that showed the right content and are in no ranking as anything but competitors.
  private var takingPart: [Case] {
    var excluded: Set<[String]> = []
    for ranking in rankings {
      for entry in ranking.entries where ![.ranked, .baseline].contains(entry.standing) {
        excluded.insert([ranking.group, entry.strategy])
      }
    }
    return cases.filter { $0.stale == nil && !excluded.contains([$0.group, $0.strategy]) }
  }
}

extension ChangeRule {
  /// What the rule says of a stored ratio and its interval; nil where there is none.
  func verdict(_ ratio: Double?, _ low: Double?, _ high: Double?) -> StrategyVerdict? {
    guard let ratio, let low, let high else { return nil }
    let change = change(logLow: log(low), logEstimate: log(ratio), logHigh: log(high))
    return StrategyVerdict(change)
  }
}

extension ResultDocument.ModelledConfigure {
  /// Judges what was modelled anew by a rule that is as wide as the one before, or wider: from the intervals, since the
  /// prices of the device are in no document.
  mutating func judge(by rule: ChangeRule) {
    for group in groups.indices {
      for place in groups[group].entries.indices {
        let entry = groups[group].entries[place]
        groups[group].entries[place].verdict = rule.verdict(entry.ratio, entry.low, entry.high)
      }
    }
    for position in crossovers.indices { crossovers[position].judge(by: rule) }
  }
}

extension ResultDocument.Crossover {
  /// Judges the points anew, and leaves the answer open where they do not carry it any more.
  fileprivate mutating func judge(by rule: ChangeRule) {
    for place in points.indices {
      let point = points[place]
      points[place].verdict = rule.verdict(point.ratio, point.low, point.high)
    }
    let verdicts = Set(points.map(\.verdict))
    let isCarried =
      switch answer {
      case .always: verdicts == [.cheaper]
      case .never: verdicts == [.dearer]
      case .crossing, .several: verdicts.isSuperset(of: [.cheaper, .dearer])
      case .unresolved: true
      }
    if !isCarried { answer = .unresolved }
  }
}
