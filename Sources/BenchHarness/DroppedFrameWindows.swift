// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

/// The dropped share in every one-second window of a run, moved on by one vsync at a time.
///
/// A window is as many vsync intervals as fit in a second. A late frame fills its missed vsyncs
/// with drops and then appears. Source: Chromium's sliding-window smoothness.
public struct DroppedFrameWindows: Sendable, Equatable {
  /// The percentage dropped in the worst window.
  public let worstPercent: Double
  /// The nearest-rank 95th percentile of the windows' percentages.
  public let p95Percent: Double
  /// The number of windows.
  public let windowCount: Int
  /// Whether the run is shorter than a second, so that its one window is cut short.
  public let isPartial: Bool

  /// Slides over frames given by their missed vsyncs.
  ///
  /// - Precondition: there is a frame, no count is negative, and `windowLength` is positive.
  /// - Complexity: O(*n* + drops), where a run of drops counts at most once per window length.
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

  /// How many windows hold 0, 1, 2 … drops.
  private static func tally(missedVsyncCounts: [Int], windowLength: Int) -> [Int] {
    var tally = [Int](repeating: 0, count: windowLength + 1)
    var isDropped: [Bool] = []
    isDropped.reserveCapacity(missedVsyncCounts.count)
    for missed in missedVsyncCounts {
      // Windows that lie wholly inside one long run of drops are counted without being visited.
      let visited = min(missed, windowLength)
      tally[windowLength] += missed - visited
      isDropped.append(contentsOf: repeatElement(true, count: visited))
      isDropped.append(false)
    }
    var drops = 0
    for index in isDropped.indices {
      if isDropped[index] { drops += 1 }
      if index >= windowLength, isDropped[index - windowLength] { drops -= 1 }
      if index >= windowLength - 1 { tally[drops] += 1 }
    }
    return tally
  }

  private static func index(atRank rank: Int, in tally: [Int]) -> Int {
    var passed = 0
    for (index, count) in tally.enumerated() {
      passed += count
      if passed >= rank { return index }
    }
    return tally.count - 1
  }
}
