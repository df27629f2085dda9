// SPDX-License-Identifier: Apache-2.0

/// The share of changed fields at which a strategy stops being cheaper than its baseline.
///
/// Method: each point is judged by the one decision rule over its rounds. Between two neighbouring
/// judged points of opposite sign lies a crossing; there each round's log ratio is joined by
/// straight lines, and the round's crossing is where the line passes 0 (with several passes, the
/// length of the stretch on the left point's side, which equals the crossing when there is one).
/// The answer is the median over rounds with its sign-test interval.
/// Source: inverse regression by linear interpolation; interval of ``SignTest``.
/// Failure mode: a curve that bends between two points moves the crossing within the gap between
/// them, so measure shares close together where it matters; each point carries an error rate of
/// its own, so nine points together may err up to nine times as often.
public struct Crossover: Sendable, Equatable {
  /// The measured points in ascending order of share.
  public let points: [Point]
  /// The ratio of strategy over baseline at each point.
  public let ratios: [PairedLogRatio]
  /// The verdict at each point.
  public let verdicts: [StrategyVerdict]
  /// Where the two strategies cross.
  public let outcome: Outcome

  /// Finds the crossover from points that were all measured in the same rounds.
  ///
  /// - Throws: ``StatisticsError`` for fewer than two points, a share outside 0...1 or given
  ///   twice, unequal round counts, too few rounds, or a number that is not finite.
  public init(
    points: [Point],
    rule: ChangeRule = .standard,
    alpha: Double = SignTest.defaultAlpha
  ) throws(StatisticsError) {
    try Self.check(points)
    let ascending = points.sorted { $0.changedShare < $1.changedShare }
    var ratios: [PairedLogRatio] = []
    for point in ascending {
      ratios.append(try PairedLogRatio(logRatios: point.logRatios, alpha: alpha))
    }
    self.points = ascending
    self.ratios = ratios
    verdicts = ratios.map { StrategyVerdict($0, rule: rule) }
    outcome = Self.outcome(points: ascending, verdicts: verdicts, alpha: alpha)
  }

  private static func check(_ points: [Point]) throws(StatisticsError) {
    guard points.count >= 2 else { throw .tooFewPoints(found: points.count) }
    var seen: Set<Double> = []
    for (index, point) in points.enumerated() {
      let share = point.changedShare
      guard (0...1).contains(share) else { throw .outsideUnit(index: index, found: share) }
      guard seen.insert(share).inserted else { throw .repeatedShare(share) }
      guard point.logRatios.count == points[0].logRatios.count else {
        throw .roundsDiffer(
          share: share,
          expected: points[0].logRatios.count,
          found: point.logRatios.count
        )
      }
    }
  }
}
