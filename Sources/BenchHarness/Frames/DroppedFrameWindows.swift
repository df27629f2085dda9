// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

/// The dropped share in every one-second window of a run, moved on by one vsync at a time.
///
/// A window is as many vsync intervals as fit in a second. A late frame fills its missed vsyncs with drops and
/// then appears. Source: Chromium's sliding-window smoothness.
public struct DroppedFrameWindows: Sendable, Equatable {
  /// The percentage dropped in the worst window.
  public let worstPercent: Double
  /// The nearest-rank 95th percentile of the windows' percentages.
  public let p95Percent: Double
  public let windowCount: Int
  /// True if the run is shorter than a second, so that its one window is cut short.
  public let isPartial: Bool

  /// Slides over frames given by their missed vsyncs.
  ///
  /// - Precondition: there is a frame, no count is negative, and `windowLength` is positive.
  /// - Complexity: O(*n* + `windowLength`), independent of missed vsyncs.
  init(missedVsyncCounts: [Int], windowLength: Int) {
    precondition(!missedVsyncCounts.isEmpty, "Windows need at least one frame.")
    precondition(windowLength > 0, "A window is at least one interval long.")
    let missedCount = missedVsyncCounts.reduce(0, +)
    let intervalCount = missedCount + missedVsyncCounts.count
    guard intervalCount >= windowLength else {
      worstPercent = 100 * Double(missedCount) / Double(intervalCount)
      p95Percent = worstPercent
      windowCount = 1
      isPartial = true
      return
    }
    let tally = Self.tally(missedVsyncCounts: missedVsyncCounts, windowLength: windowLength)
    windowCount = intervalCount - windowLength + 1
    let worst = tally.lastIndex { $0 > 0 } ?? 0
    let p95 = Self.index(atRank: Quantile.p95.nearestRank(in: windowCount), in: tally)
    worstPercent = 100 * Double(worst) / Double(windowLength)
    p95Percent = 100 * Double(p95) / Double(windowLength)
    isPartial = false
  }

  /// Returns how many windows hold 0, 1, 2 … drops.
  ///
  /// A moving window's drops change by the same step while both of its ends lie in one run each, so whole
  /// stretches of windows are tallied at once.
  private static func tally(missedVsyncCounts: [Int], windowLength: Int) -> [Int] {
    var leading = VsyncRuns(missedVsyncCounts: missedVsyncCounts)
    var trailing = leading
    var drops = 0
    var untilFull = windowLength
    while untilFull > 0 {
      let length = min(untilFull, leading.remaining)
      if leading.isDropped { drops += length }
      leading.advance(by: length)
      untilFull -= length
    }
    // Differences of the tally, summed at the end, so that a stretch costs the same at any length.
    var steps = [Int](repeating: 0, count: windowLength + 2)
    func add(_ count: Int, from low: Int, through high: Int) {
      steps[low] += count
      steps[high + 1] -= count
    }
    add(1, from: drops, through: drops)
    while leading.remaining > 0 {
      let length = min(leading.remaining, trailing.remaining)
      switch (leading.isDropped, trailing.isDropped) {
      case (true, false):
        add(1, from: drops + 1, through: drops + length)
        drops += length
      case (false, true):
        add(1, from: drops - length, through: drops - 1)
        drops -= length
      default: add(length, from: drops, through: drops)
      }
      leading.advance(by: length)
      trailing.advance(by: length)
    }
    for index in 1...windowLength { steps[index] += steps[index - 1] }
    return Array(steps.prefix(windowLength + 1))
  }

  private static func index(atRank rank: Int, in tally: [Int]) -> Int {
    var passed = 0
    for (index, count) in tally.enumerated() {
      passed += count
      if passed >= rank { return index }
    }
    return tally.count - 1
  }

  /// A place in a timeline of vsyncs: for each frame its missed ones and one more.
  struct VsyncRuns {
    private let missedVsyncCounts: [Int]
    private var frame = 0
    /// True if the run at this place has no new frame.
    private(set) var isDropped = true
    /// The vsyncs left in the run; 0 only at the end of the timeline.
    private(set) var remaining = 0

    init(missedVsyncCounts: [Int]) {
      self.missedVsyncCounts = missedVsyncCounts
      remaining = missedVsyncCounts.first ?? 0
      advance(by: 0)
    }

    /// Moves on within the run, and from its end into the next one.
    mutating func advance(by length: Int) {
      remaining -= length
      if remaining == 0, isDropped, frame < missedVsyncCounts.count {
        isDropped = false
        remaining = 1
        frame += 1
        // Consecutive frames on time are one run.
        while frame < missedVsyncCounts.count, missedVsyncCounts[frame] == 0 {
          remaining += 1
          frame += 1
        }
      } else if remaining == 0, !isDropped, frame < missedVsyncCounts.count {
        isDropped = true
        remaining = missedVsyncCounts[frame]
      }
    }
  }
}
