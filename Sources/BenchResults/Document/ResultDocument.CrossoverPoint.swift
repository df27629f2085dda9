// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// The ratio of two strategies at one count of changed fields.
  public struct CrossoverPoint: Codable, Equatable, Sendable {
    /// How many fields changed in each cell.
    public var changedFieldCount: Int
    /// How many fields could have changed.
    public var fieldCount: Int
    /// The strategy's time over the baseline's.
    public var ratio: Double
    /// The lower end of the interval of the ratio.
    public var low: Double
    /// The upper end of the interval of the ratio.
    public var high: Double
    /// What is decided there; `nil` in version 1.
    public var verdict: Verdict?

    /// Records one point.
    public init(
      changedFieldCount: Int,
      fieldCount: Int,
      ratio: Double,
      low: Double,
      high: Double,
      verdict: Verdict? = nil
    ) {
      self.changedFieldCount = changedFieldCount
      self.fieldCount = fieldCount
      self.ratio = ratio
      self.low = low
      self.high = high
      self.verdict = verdict
    }
  }
}
