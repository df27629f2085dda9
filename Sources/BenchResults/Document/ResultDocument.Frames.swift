// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// What a simulated display would have shown of a case's frames.
  public struct FrameFigures: Codable, Equatable, Sendable {
    /// The display's clock, and what was done to the frames' work, if anything.
    public var label: String
    public var deadlineNanoseconds: Int
    public var frameCount: Int
    public var lateCount: Int
    /// Frames that worked longer than 700 ms.
    public var frozenCount: Int
    /// Intervals of the display that the frames took.
    public var intervalCount: Int
    public var missedVsyncCount: Int
    /// The time by which frames appeared late, in whole intervals.
    public var hitchTimeNanoseconds: Int
    public var durationNanoseconds: Int
    /// Hitch time per second of duration, in milliseconds.
    public var hitchRatio: Double
    public var hitchBand: HitchBand
    /// Lateness before it is rounded up to whole intervals.
    public var latenessNanoseconds: Int
    public var longestLateStreak: Int
    public var droppedPercent: Double
    public var worstSecondDroppedPercent: Double
    /// That percentage in the 95th of a hundred seconds, worst last.
    public var p95SecondDroppedPercent: Double
    /// Whether all frames together took less than a second.
    public var isSecondPartial: Bool
    /// Work past the deadline by quantile (p50, p90, p95, p99, max) that the frames can carry; negative is slack.
    public var overrunNanoseconds: [String: Int]
    /// Work over the deadline by quantile, as above.
    public var utilisation: [String: Double]

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

  /// Apple's word for a hitch ratio.
  public enum HitchBand: String, Codable, CaseIterable, Sendable {
    /// At most 5 ms/s.
    case good
    case warning
    /// 10 ms/s and more.
    case critical
  }

  /// How many cells fit in the budget of a frame beside what the frame costs without any.
  ///
  /// Formula: K = floor((b − F) / c) of each round (article FrameMetrics A2), with b the plan's budget, F the cost of a
  /// frame that configures no cell (``Samples/roundStillNanoseconds``), and c = (T − N · F) / n what each cell adds to
  /// a frame, T being the time of the round's N frames, which configure n cells. F and c are taken to the nearest
  /// nanosecond, and the figures are the medians of the rounds; of cells the lower of two middle ones. Failure mode: it
  /// takes the cost of a frame for a line over its cells.
  public struct CellBudget: Codable, Equatable, Sendable {
    public var rounds: Int
    public var cells: Int?
    /// The lower end of the sign-test interval of the cells; `nil` where the rounds are too few.
    public var low: Int?
    public var high: Int?
    /// What a frame costs in which no cell is configured.
    public var fixedNanoseconds: Int?
    /// What each further cell adds to a frame.
    public var cellNanoseconds: Int?
    public var unavailable: String?
  }

  /// What a cell costs in a phase in which cells are dequeued and not filled.
  public struct UnfilledPhase: Codable, Equatable, Sendable {
    /// Nanoseconds per cell, the median of the rounds.
    public var nanoseconds: Double
    public var low: Double?
    public var high: Double?

    public init(nanoseconds: Double, low: Double? = nil, high: Double? = nil) {
      self.nanoseconds = nanoseconds
      self.low = low
      self.high = high
    }
  }

  /// The highest scroll velocity that stays within budget: hitch ratio at most 5 ms/s, nothing blank.
  public struct Velocity: Codable, Equatable, Sendable {
    public var outcome: VelocityOutcome
    /// The highest velocity that held, in points per second.
    public var low: Double?
    /// The lowest velocity above it that did not hold, in points per second.
    public var high: Double?
    /// The velocity at which every frame fills the whole viewport anew, in points per second.
    public var saturation: Double
    /// Whether no velocity held that is faster than one that failed.
    public var isMonotonic: Bool
    public var contradictions: [String]
    public var trialCount: Int
    public var label: String

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

  public enum VelocityOutcome: String, Codable, CaseIterable, Sendable {
    /// Between two velocities that were tried.
    case bounded
    /// Even a whole viewport in each frame stays within budget.
    case unbounded
    /// Not even the slowest velocity that is tried, a row a frame, stays within budget.
    case belowStart = "below-start"
  }

  /// The same frames back to back and each after a sleep to its vsync.
  public struct PaceRatio: Codable, Equatable, Sendable {
    public var id: String
    public var rounds: Int
    public var framesPerRound: Int
    /// Time of paced frames over time of tight ones.
    public var ratio: Double
    public var low: Double
    public var high: Double
    public var tightNanoseconds: Int
    /// The median time of a frame after a sleep, without the sleep.
    public var pacedNanoseconds: Int
    /// How late a sleep returned: the median, and below the maximum.
    public var wakeUpP50Nanoseconds: Int?
    public var wakeUpMaxNanoseconds: Int?

    public init(
      id: String,
      rounds: Int,
      framesPerRound: Int,
      ratio: Double,
      low: Double,
      high: Double,
      tightNanoseconds: Int,
      pacedNanoseconds: Int,
      wakeUpP50Nanoseconds: Int? = nil,
      wakeUpMaxNanoseconds: Int? = nil
    ) {
      self.id = id
      self.rounds = rounds
      self.framesPerRound = framesPerRound
      self.ratio = ratio
      self.low = low
      self.high = high
      self.tightNanoseconds = tightNanoseconds
      self.pacedNanoseconds = pacedNanoseconds
      self.wakeUpP50Nanoseconds = wakeUpP50Nanoseconds
      self.wakeUpMaxNanoseconds = wakeUpMaxNanoseconds
    }
  }
}

extension ResultDocument.CellBudget {
  public init(rounds: Int, unavailable: String? = nil) {
    self.rounds = rounds
    self.unavailable = unavailable
  }
}
