// SPDX-License-Identifier: Apache-2.0

extension PairDocument {
  /// What was asked for, and the rule that decided: enough to repeat the comparison.
  public struct Plan: Codable, Equatable, Sendable {
    /// The suite that was chosen.
    public var suite: String
    /// The regular expression that case names had to match; `nil` where all ran.
    public var filter: String?
    /// The pairs of fresh processes that each case gets at most.
    public var pairCount: Int
    /// The blocks that one process measures of a case and phase.
    public var blockCount: Int
    /// What orders, processors, padding and resamples were drawn from.
    public var seed: Int
    /// Whether the builds share their harness and scenarios.
    public var instrument: Instrument
    /// The smallest relative change that is called one.
    public var floor: Double
    /// The relative change within which the whole interval lies where a case is unchanged.
    public var unchangedBand: Double
    /// The two-sided error rate of the interval.
    public var alpha: Double
    /// The rate of false discoveries in the list of all verdicts.
    public var falseDiscoveryRate: Double
    /// The command line, without the program's own name.
    public var arguments: [String]
    /// When measuring began: ISO 8601, in UTC.
    public var startedAt: String
    /// Whether all pairs were measured; `false` after an interrupt.
    public var isComplete: Bool

    /// Describes one request.
    public init(
      suite: String,
      filter: String?,
      pairCount: Int,
      blockCount: Int,
      seed: Int,
      instrument: Instrument,
      floor: Double,
      unchangedBand: Double,
      alpha: Double,
      falseDiscoveryRate: Double,
      arguments: [String],
      startedAt: String,
      isComplete: Bool
    ) {
      self.suite = suite
      self.filter = filter
      self.pairCount = pairCount
      self.blockCount = blockCount
      self.seed = seed
      self.instrument = instrument
      self.floor = floor
      self.unchangedBand = unchangedBand
      self.alpha = alpha
      self.falseDiscoveryRate = falseDiscoveryRate
      self.arguments = arguments
      self.startedAt = startedAt
      self.isComplete = isComplete
    }
  }
}
