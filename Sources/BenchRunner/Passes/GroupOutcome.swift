// SPDX-License-Identifier: Apache-2.0

public import BenchCases
public import BenchStatistics

public struct GroupOutcome: Sendable {
  public let group: CaseGroup
  public private(set) var cases: [CaseOutcome]

  /// The baselines that were measured in a control's own process, by the control.
  public private(set) var companions: [CaseStrategy: CaseOutcome] = [:]

  public init(group: CaseGroup, cases: [CaseOutcome]) {
    self.group = group
    self.cases = cases
  }

  /// Adds the controls of another process, each with its baseline.
  public mutating func add(_ other: GroupOutcome) {
    for outcome in other.cases where outcome.strategy != group.baseline {
      cases.append(outcome)
      companions[outcome.strategy] = other.outcome(of: group.baseline)
    }
  }

  /// Calls a function with each case's identifier and outcome, to add later findings.
  public mutating func update(_ body: (_ identifier: String, inout CaseOutcome) -> Void) {
    for position in cases.indices {
      body(group.identifier(of: cases[position].strategy), &cases[position])
    }
  }

  public func outcome(of strategy: CaseStrategy) -> CaseOutcome? {
    cases.first { $0.strategy == strategy }
  }

  /// Returns the outcome that a strategy is divided by: the baseline of its own process.
  public func baseline(of strategy: CaseStrategy) -> CaseOutcome? {
    companions[strategy] ?? outcome(of: group.baseline)
  }

  public func configureRatio(of strategy: CaseStrategy) throws(StatisticsError) -> PairedLogRatio? {
    try ratio(of: strategy, by: \.configureCosts)
  }

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
    return try PairedLogRatio(baseline: baseline[keyPath: costs], values: outcome[keyPath: costs])
  }
}
