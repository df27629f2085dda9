// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// One strategy in a ranking.
  public struct RankingEntry: Codable, Equatable, Sendable {
    /// The strategy.
    public var strategy: String
    /// Its time over the baseline's, the median of the rounds; `nil` where it is not ranked.
    public var ratio: Double?
    /// The lower end of the sign-test interval of the ratio; `nil` where there is none.
    public var low: Double?
    /// The upper end of the sign-test interval of the ratio; `nil` where there is none.
    public var high: Double?
    /// What the interval decides; `nil` where the strategy is not ranked.
    public var verdict: Verdict?
    /// Why there is no ratio where one was to be had; `nil` where there is one, and in version 1.
    public var unavailable: String?
    /// Whether the strategy takes part, and if not, why.
    public var standing: Standing
    /// Whether what fills the cell is a view of the engine's, whose cost is *this implementation's*
    /// and not Apple's; `nil` in version 1.
    public var isThisImplementation: Bool?

    /// Places one strategy.
    public init(
      strategy: String,
      ratio: Double? = nil,
      low: Double? = nil,
      high: Double? = nil,
      verdict: Verdict? = nil,
      unavailable: String? = nil,
      standing: Standing,
      isThisImplementation: Bool? = nil
    ) {
      self.strategy = strategy
      self.ratio = ratio
      self.low = low
      self.high = high
      self.verdict = verdict
      self.unavailable = unavailable
      self.standing = standing
      self.isThisImplementation = isThisImplementation
    }
  }
}
