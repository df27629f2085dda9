// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// The counts of two strategies at one count of changed fields.
  public struct CounterPoint: Codable, Equatable, Sendable {
    /// How many fields changed in each cell.
    public var changedFieldCount: Int
    /// The strategy's count.
    public var strategyCount: Int
    /// The baseline's count.
    public var baselineCount: Int

    /// Assembles the record.
    public init(
      changedFieldCount: Int,
      strategyCount: Int,
      baselineCount: Int
    ) {
      self.changedFieldCount = changedFieldCount
      self.strategyCount = strategyCount
      self.baselineCount = baselineCount
    }
  }
}
