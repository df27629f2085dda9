// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// What a simulated display would have shown of a case's frames.
  public struct FrameFigures: Codable, Equatable, Sendable {
    /// The display's clock, and what was done to the frames' work, if anything.
    public var label: String
    /// The time that a frame had, in nanoseconds.
    public var deadlineNanoseconds: Int
    /// The number of frames.
    public var frameCount: Int
    /// Frames that missed their deadline.
    public var lateCount: Int
    /// Frames that worked longer than 700 ms.
    public var frozenCount: Int
    /// Intervals of the display that the frames took.
    public var intervalCount: Int
    /// Intervals that had no new frame.
    public var missedVsyncCount: Int
    /// The time by which frames appeared late, in whole intervals.
    public var hitchTimeNanoseconds: Int
    /// The time that the frames were on the display.
    public var durationNanoseconds: Int
    /// Hitch time per second of duration, in milliseconds.
    public var hitchRatio: Double
    /// Apple's word for the hitch ratio.
    public var hitchBand: HitchBand
    /// Lateness before it is rounded up to whole intervals.
    public var latenessNanoseconds: Int
    /// The most late frames in a row.
    public var longestLateStreak: Int
    /// The percentage of intervals that had no new frame.
    public var droppedPercent: Double
    /// That percentage in the worst second.
    public var worstSecondDroppedPercent: Double
    /// That percentage in the 95th of a hundred seconds, worst last.
    public var p95SecondDroppedPercent: Double
    /// Whether all frames together took less than a second.
    public var isSecondPartial: Bool
    /// Work past the deadline by quantile (p50, p90, p95, p99, max); negative is slack.
    ///
    /// A quantile that the frames cannot carry is left out.
    public var overrunNanoseconds: [String: Int]
    /// Work over the deadline by quantile, as above.
    public var utilisation: [String: Double]

    /// Assembles the record.
    public init(
      label: String,
      deadlineNanoseconds: Int,
      frameCount: Int,
      lateCount: Int,
      frozenCount: Int,
      intervalCount: Int,
      missedVsyncCount: Int,
      hitchTimeNanoseconds: Int,
      durationNanoseconds: Int,
      hitchRatio: Double,
      hitchBand: HitchBand,
      latenessNanoseconds: Int,
      longestLateStreak: Int,
      droppedPercent: Double,
      worstSecondDroppedPercent: Double,
      p95SecondDroppedPercent: Double,
      isSecondPartial: Bool,
      overrunNanoseconds: [String: Int],
      utilisation: [String: Double]
    ) {
      self.label = label
      self.deadlineNanoseconds = deadlineNanoseconds
      self.frameCount = frameCount
      self.lateCount = lateCount
      self.frozenCount = frozenCount
      self.intervalCount = intervalCount
      self.missedVsyncCount = missedVsyncCount
      self.hitchTimeNanoseconds = hitchTimeNanoseconds
      self.durationNanoseconds = durationNanoseconds
      self.hitchRatio = hitchRatio
      self.hitchBand = hitchBand
      self.latenessNanoseconds = latenessNanoseconds
      self.longestLateStreak = longestLateStreak
      self.droppedPercent = droppedPercent
      self.worstSecondDroppedPercent = worstSecondDroppedPercent
      self.p95SecondDroppedPercent = p95SecondDroppedPercent
      self.isSecondPartial = isSecondPartial
      self.overrunNanoseconds = overrunNanoseconds
      self.utilisation = utilisation
    }
  }
}
