// SPDX-License-Identifier: Apache-2.0

extension DroppedFrameWindows {
  /// A place in a timeline of vsyncs, of which each frame has its missed ones and one more.
  struct VsyncRuns {
    private let missedVsyncCounts: [Int]
    private var frame = 0
    /// Whether the run at this place has no new frame.
    private(set) var isDropped = true
    /// The vsyncs from this place to the end of the run; 0 at the end of the timeline alone.
    private(set) var remaining = 0

    /// Starts at the first vsync.
    init(missedVsyncCounts: [Int]) {
      self.missedVsyncCounts = missedVsyncCounts
      remaining = missedVsyncCounts.first ?? 0
      advance(by: 0)
    }

    /// Moves on within the run, and into the next one from its end.
    mutating func advance(by length: Int) {
      remaining -= length
      if remaining == 0, isDropped, frame < missedVsyncCounts.count {
        isDropped = false
        remaining = 1
        frame += 1
        // Frames on time stand in one run.
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
