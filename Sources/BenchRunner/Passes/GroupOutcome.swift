// SPDX-License-Identifier: Apache-2.0

public import BenchCases
public import BenchStatistics

/// The figures of a case group: one outcome for each strategy, measured in turns.
public struct GroupOutcome: Sendable {
  /// The group.
  public let group: CaseGroup
  /// The outcomes, in the group's order.
  public private(set) var cases: [CaseOutcome]

  /// The outcomes of the baseline that was measured beside a control in the control's own process, by
  /// the control.
  public private(set) var companions: [CaseStrategy: CaseOutcome] = [:]

  /// Collects outcomes of a group.
  public init(group: CaseGroup, cases: [CaseOutcome]) {
    self.group = group
    self.cases = cases
  }

  /// Adds the controls of another process, each with the baseline that it was measured beside.
  public mutating func add(_ other: GroupOutcome) {
    for outcome in other.cases where outcome.strategy != group.baseline {
      cases.append(outcome)
      companions[outcome.strategy] = other.outcome(of: group.baseline)
    }
  }

  /// Adds to the outcome of each case what was found out about it later, by its identifier.
  public mutating func update(_ body: (_ identifier: String, inout CaseOutcome) -> Void) {
    for position in cases.indices {
      body(group.identifier(of: cases[position].strategy), &cases[position])
    }
  }

  /// Returns the outcome of a strategy.
  public func outcome(of strategy: CaseStrategy) -> CaseOutcome? {
    cases.first { $0.strategy == strategy }
  }

  /// The outcome that a strategy is divided by: the baseline of its own process.
  public func baseline(of strategy: CaseStrategy) -> CaseOutcome? {
    companions[strategy] ?? outcome(of: group.baseline)
  }

  /// Returns the ratio of a strategy's configure costs to the baseline's, paired by round.
  ///
  /// - Throws: `StatisticsError` if there are too few rounds for an interval.
  public func configureRatio(
    of strategy: CaseStrategy
  ) throws(StatisticsError) -> PairedLogRatio? {
    try ratio(of: strategy, by: \.configureCosts)
  }

  /// Returns the ratio of a strategy's frame costs to the baseline's, paired by round.
  ///
  /// - Throws: `StatisticsError` if there are too few rounds for an interval.
  public func frameRatio(of strategy: CaseStrategy) throws(StatisticsError) -> PairedLogRatio? {
    try ratio(of: strategy, by: \.frameCosts)
  }

  private func ratio(
    of strategy: CaseStrategy,
    by costs: KeyPath<CaseOutcome, [Double]>
  ) throws(StatisticsError) -> PairedLogRatio? {
    guard let baseline = baseline(of: strategy),
      let outcome = outcome(of: strategy)
    else { return nil }
    return try PairedLogRatio(
      baseline: baseline[keyPath: costs],
      values: outcome[keyPath: costs]
    )
  }
}
