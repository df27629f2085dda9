// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// The highest scroll velocity that stays within budget: hitch ratio at most 5 ms/s, nothing
  /// blank.
  public struct Velocity: Codable, Equatable, Sendable {
    /// Where the velocity lies.
    public var outcome: VelocityOutcome
    /// The highest velocity that held, in points per second.
    public var low: Double?
    /// The lowest velocity above it that did not hold, in points per second.
    public var high: Double?
    /// The velocity at which every frame fills the whole viewport anew, in points per second.
    public var saturation: Double
    /// Whether no velocity held that is faster than one that failed.
    public var isMonotonic: Bool
    /// Pairs of velocities that contradict each other, in words.
    public var contradictions: [String]
    /// Scrolls that were played.
    public var trialCount: Int
    /// The display's clock, and what was done to the frames' work, if anything.
    public var label: String

    /// Assembles the record.
    public init(
      outcome: VelocityOutcome,
      low: Double? = nil,
      high: Double? = nil,
      saturation: Double,
      isMonotonic: Bool,
      contradictions: [String],
      trialCount: Int,
      label: String
    ) {
      self.outcome = outcome
      self.low = low
      self.high = high
      self.saturation = saturation
      self.isMonotonic = isMonotonic
      self.contradictions = contradictions
      self.trialCount = trialCount
      self.label = label
    }
  }
}
