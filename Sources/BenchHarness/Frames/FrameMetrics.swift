// SPDX-License-Identifier: Apache-2.0

public import BenchStatistics

/// The frames that a display would have shown in a run of known work.
///
/// Formulas (article FrameMetrics A2): with n the intervals of a frame and d = n − 1 its missed vsyncs, hitch
/// time is B · Σd, duration B · Σn, hitch ratio 1000 · Σd / Σn ms per s, dropped share 100 · Σd / Σn %; hence
/// hitch ratio = 10 · dropped share. Omit frames with no expected update, the cold first frame, and frames
/// after a jump. Failure mode: frames are assumed to run one after another; a pipeline that overlaps them hides
/// some of this lateness.
public struct FrameMetrics: Sendable, Equatable {
  public let budget: FrameBudget
  /// Work in frame order.
  public let frameWorkNanoseconds: [Int]
  /// Sorted work, for exact quantiles.
  public let work: SortedSamples
  public let lateCount: Int
  /// Frames with more than 700 ms of work.
  public let frozenCount: Int
  /// Vsync intervals used: Σn.
  public let intervalCount: Int
  /// Missed vsyncs: Σd.
  public let missedVsyncCount: Int
  /// The lateness before rounding up to vsyncs: Σ max(0, o).
  public let latenessNanoseconds: Int
  public let longestLateStreak: Int
  public let windows: DroppedFrameWindows

  /// Work above which a frame counts as frozen: 700 ms.
  public static let frozenLimitNanoseconds = 700_000_000

  /// The most work of one frame: 10¹⁵ ns, or 11 days.
  ///
  /// A process stopped over a weekend stays below it, a damaged document rarely does.
  public static let workLimitNanoseconds = 1_000_000_000_000_000

  /// Measures frames in the order in which they ran; nil when there are none.
  ///
  /// - Complexity: O(*n* log *n* + vsyncs in a second).
  /// - Throws: ``HarnessError/frameWorkOutOfRange(index:nanoseconds:)`` for work that is negative or above
  ///   ``workLimitNanoseconds``; ``HarnessError/runTooLong(index:)`` where the duration no longer fits an
  ///   integer, after 292 years.
  public init?(workNanoseconds: [Int], budget: FrameBudget) throws(HarnessError) {
    let missed = try Self.missedVsyncCounts(workNanoseconds, budget)
    guard let work = SortedSamples(workNanoseconds) else { return nil }
    var lateness = 0
    var streak = 0
    var longestStreak = 0
    for nanoseconds in workNanoseconds {
      let overrun = budget.overrunNanoseconds(workNanoseconds: nanoseconds)
      lateness += max(0, overrun)
      streak = overrun > 0 ? streak + 1 : 0
      longestStreak = max(longestStreak, streak)
    }
    self.budget = budget
    self.work = work
    frameWorkNanoseconds = workNanoseconds
    lateCount = work.count(above: budget.deadlineNanoseconds)
    frozenCount = work.count(above: Self.frozenLimitNanoseconds)
    missedVsyncCount = missed.reduce(0, +)
    intervalCount = missedVsyncCount + missed.count
    latenessNanoseconds = lateness
    longestLateStreak = longestStreak
    windows = DroppedFrameWindows(
      missedVsyncCounts: missed,
      windowLength: budget.intervalsPerSecond
    )
  }

  /// Returns the missed vsyncs of each frame.
  ///
  /// All sums are bounded by the duration, since w ≤ n · B: once that fits, none overflows.
  private static func missedVsyncCounts(
    _ workNanoseconds: [Int],
    _ budget: FrameBudget
  ) throws(HarnessError) -> [Int] {
    let limit = budget.largestIntervalCount
    var intervalCount = 0
    var missed: [Int] = []
    missed.reserveCapacity(workNanoseconds.count)
    for (index, nanoseconds) in workNanoseconds.enumerated() {
      guard (0...workLimitNanoseconds).contains(nanoseconds) else {
        throw .frameWorkOutOfRange(index: index, nanoseconds: nanoseconds)
      }
      missed.append(budget.missedVsyncCount(workNanoseconds: nanoseconds))
      let used = missed[index] + 1
      guard used <= limit - intervalCount else { throw .runTooLong(index: index) }
      intervalCount += used
    }
    return missed
  }

  /// Measures frames whose readings a cost turns into work; nil without frames.
  ///
  /// - Throws: as ``init(workNanoseconds:budget:)``, for the work after the cost.
  public init?(readings: [Int], cost: FrameCost, budget: FrameBudget) throws(HarnessError) {
    try self.init(
      workNanoseconds: readings.map { cost.workNanoseconds(reading: $0) },
      budget: budget
    )
  }

  public var frameCount: Int { work.count }

  /// The time on the display: B · Σn, rounded down.
  public var durationNanoseconds: Int { budget.vsyncNanoseconds(intervalCount) }

  /// The hitch time in whole vsyncs: B · Σd, rounded down.
  public var hitchTimeNanoseconds: Int { budget.vsyncNanoseconds(missedVsyncCount) }

  /// Hitch time per second of duration, in milliseconds; up to 5 is called good.
  public var hitchRatio: Double {
    1_000 * Double(missedVsyncCount) / Double(intervalCount)
  }

  /// Apple's word for the hitch ratio, decided in whole numbers.
  public var hitchBand: HitchBand {
    HitchBand(missedVsyncCount: missedVsyncCount, intervalCount: intervalCount)
  }

  /// The quantiles at which work, overrun and utilisation are published, with the maximum.
  public static let publishedQuantiles: [Quantile] = [.p50, .p90, .p95, .p99]

  /// The percentage of vsyncs without a new frame.
  public var droppedPercent: Double {
    100 * Double(missedVsyncCount) / Double(intervalCount)
  }

  /// The largest overrun o = w − b; negative when every frame had slack.
  public var maximumOverrunNanoseconds: Int {
    budget.overrunNanoseconds(workNanoseconds: work.maximum)
  }

  public func overrunNanoseconds(at quantile: Quantile) -> QuantileEstimate<Int> {
    work.quantile(quantile).map { budget.overrunNanoseconds(workNanoseconds: $0) }
  }

  public func utilisation(at quantile: Quantile) -> QuantileEstimate<Double> {
    work.quantile(quantile).map { budget.utilisation(workNanoseconds: $0) }
  }

  public var maximumUtilisation: Double { budget.utilisation(workNanoseconds: work.maximum) }
}

/// Apple's word for a hitch ratio.
///
/// Formula (article FrameMetrics A1): good up to 5 ms/s, critical from 10 ms/s on, warning between. Failure
/// mode: a short run has few possible ratios; below 200 vsyncs one late frame is past good.
public enum HitchBand: String, Sendable, CaseIterable {
  case good
  case warning
  case critical

  /// The hitch ratio up to which scrolling is good, in milliseconds per second.
  public static let goodLimit = 5.0

  /// Places a run by its missed vsyncs out of all its intervals, in whole numbers: 5 and 10 ms/s are one in 200
  /// and in 100.
  ///
  /// - Precondition: `intervalCount` is positive and `missedVsyncCount` within it.
  public init(missedVsyncCount: Int, intervalCount: Int) {
    precondition(intervalCount > 0, "A run without intervals has no hitch ratio.")
    precondition(
      (0...intervalCount).contains(missedVsyncCount),
      "A run misses none of its vsyncs, some, or all."
    )
    if missedVsyncCount <= intervalCount / 200 {
      self = .good
    } else if missedVsyncCount <= (intervalCount - 1) / 100 {
      self = .warning
    } else {
      self = .critical
    }
  }
}
