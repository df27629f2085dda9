// SPDX-License-Identifier: Apache-2.0

extension Crossover {
  /// A share at which the cheaper of two strategies changes.
  public struct Crossing: Sendable, Equatable {
    /// The share at which the line through the median log ratios passes 0.
    public let share: Double
    /// The lower end of the bootstrap interval over rounds.
    public let low: Double
    /// The upper end of the bootstrap interval over rounds.
    public let high: Double
    /// Whether the strategy is the cheaper one below the share.
    public let isCheaperBelow: Bool

    /// Makes a crossing from its figures.
    public init(share: Double, low: Double, high: Double, isCheaperBelow: Bool) {
      self.share = share
      self.low = low
      self.high = high
      self.isCheaperBelow = isCheaperBelow
    }
  }
}
