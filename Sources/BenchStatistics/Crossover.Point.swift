// SPDX-License-Identifier: Apache-2.0

extension Crossover {
  /// One share of changed fields and what each round said there.
  public struct Point: Sendable, Equatable {
    /// The share of fields that change, 0 through 1.
    public let changedShare: Double
    /// ln(strategy / baseline) of each round, in the order of the rounds.
    public let logRatios: [Double]

    /// Makes a point from its rounds.
    public init(changedShare: Double, logRatios: [Double]) {
      self.changedShare = changedShare
      self.logRatios = logRatios
    }
  }
}
