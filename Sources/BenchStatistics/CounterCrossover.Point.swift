// SPDX-License-Identifier: Apache-2.0

extension CounterCrossover {
  /// One number of changed fields and what the counter said there.
  public struct Point: Sendable, Equatable {
    /// The number of fields that change.
    public let changedFieldCount: Int
    /// What the counter said of the strategy.
    public let strategyCount: Int
    /// What the counter said of the baseline.
    public let baselineCount: Int

    /// Makes a point from its counts.
    public init(changedFieldCount: Int, strategyCount: Int, baselineCount: Int) {
      self.changedFieldCount = changedFieldCount
      self.strategyCount = strategyCount
      self.baselineCount = baselineCount
    }

    /// The strategy's count over the baseline's; no overflow, as neither count is negative.
    var difference: Int { strategyCount - baselineCount }
  }
}
