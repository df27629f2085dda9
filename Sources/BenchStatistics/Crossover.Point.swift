// SPDX-License-Identifier: Apache-2.0

extension Crossover {
  /// One share of changed fields and what each round said there.
  public struct Point: Sendable, Equatable {
    /// The share of fields that change, 0 through 1.
    public let changedShare: Double
    /// ln(strategy / baseline) of each round, in the order of the rounds.
    public let logRatios: [Double]
    /// What is decided there by more than the rounds; nil where they decide it.
    public let verdict: StrategyVerdict?

    /// Makes a point from its rounds.
    public init(changedShare: Double, logRatios: [Double], verdict: StrategyVerdict? = nil) {
      self.changedShare = changedShare
      self.logRatios = logRatios
      self.verdict = verdict
    }
  }
}
