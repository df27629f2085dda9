// SPDX-License-Identifier: Apache-2.0

public import BenchStatistics

/// The figures of a case group: one outcome for each strategy, measured in turns.
public struct GroupOutcome: Sendable {
  /// The group.
  public let group: CaseGroup
  /// The outcomes, in the group's order.
  public let cases: [CaseOutcome]

  /// Returns the outcome of a strategy.
  public func outcome(of strategy: Strategy) -> CaseOutcome? {
    cases.first { $0.strategy == strategy }
  }

  /// Returns the ratio of a strategy's configure costs to the baseline's, paired by round.
  ///
  /// - Throws: `StatisticsError` if there are too few rounds for an interval.
  public func configureRatio(
    of strategy: Strategy
  ) throws(StatisticsError) -> PairedLogRatio? {
    try ratio(of: strategy, by: \.configureCosts)
  }

  /// Returns the ratio of a strategy's frame costs to the baseline's, paired by round.
  ///
  /// - Throws: `StatisticsError` if there are too few rounds for an interval.
  public func frameRatio(of strategy: Strategy) throws(StatisticsError) -> PairedLogRatio? {
    try ratio(of: strategy, by: \.frameCosts)
  }

  private func ratio(
    of strategy: Strategy,
    by costs: KeyPath<CaseOutcome, [Double]>
  ) throws(StatisticsError) -> PairedLogRatio? {
    guard let baseline = outcome(of: .baseline), let outcome = outcome(of: strategy) else {
      return nil
    }
    return try PairedLogRatio(
      baseline: baseline[keyPath: costs],
      values: outcome[keyPath: costs]
    )
  }
}
